/** An object that can be read by key; every value that it gives is still unknown. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object, or an empty one in place of anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

/** The keys of an object that is known to have no others. */
export function keysOf<T extends object>(of: T): (keyof T & string)[] {
  // The type says which keys there are; the language only that they are text.
  return Object.keys(of) as (keyof T & string)[]
}
