/** What a field for a number holds; nothing where it may be left open. */
export function typedNumber(number: number | null): string {
  return number === null ? '' : String(number)
}

export function optionalNumber(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}

/** What cannot be read is not a number; the rules say so at its field. */
export function requiredNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed)
}
