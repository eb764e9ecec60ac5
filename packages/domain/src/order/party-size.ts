// Tables are for 1 to 20 people; 1 unless said otherwise (ordering 13).
export const MIN_PARTY_SIZE = 1
export const MAX_PARTY_SIZE = 20
export const DEFAULT_PARTY_SIZE = 1
export const PARTY_SIZE_INVALID = 'Please specify a valid party size (1-20 people)'

/** As a form has it: digits alone. A browser's number field takes "1e1" as well, and nobody means ten by it. */
export function typedPartySize(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

export function isPartySize(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= MIN_PARTY_SIZE && Number(value) <= MAX_PARTY_SIZE
}
