import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'

// What the filters of a section may be. An address is typed by people: what makes no sense counts as not said.

export type Filter<T> = {
  readonly read: (said: string | null) => T
  /** How the address says it; null: by saying nothing. */
  readonly write: (value: T) => string | null
}
export type Filters = Readonly<
  Record<string, { read: (said: string | null) => unknown; write: (value: never) => string | null }>
>
/** What a section's filters stand at. */
export type ValuesOf<F> = { readonly [Name in keyof F]: F[Name] extends Filter<infer T> ? T : never }

export function oneOf<const T extends string>(choices: readonly T[]): Filter<T | undefined> {
  return { read: (said) => choices.find((choice) => choice === said), write: (value) => value ?? null }
}

/** One of these, and the first where the address says none. */
export function oneOfOr<const T extends string>(usual: T, choices: readonly T[]): Filter<T> {
  return {
    read: (said) => choices.find((choice) => choice === said) ?? usual,
    write: (value) => (value === usual ? null : value),
  }
}

export function textOf(longest: number): Filter<string> {
  return { read: (said) => (said ?? '').slice(0, longest), write: (value) => value || null }
}

/** `last`: the server knows no page behind it. */
export function pageUpTo(last: number): Filter<number> {
  return {
    read: (said) => (said !== null && /^[1-9]\d{0,4}$/.test(said) && Number(said) <= last ? Number(said) : 1),
    write: (page) => (page === 1 ? null : String(page)),
  }
}

export const localDate: Filter<string | undefined> = {
  read: (said) => (said !== null && isLocalDate(said) ? said : undefined),
  write: (date) => date ?? null,
}

/** A location's id. `all` says what saying nothing says: every one that the person may see. */
export const locationId: Filter<string | undefined> = {
  read: (said) => (said !== null && said !== 'all' && /^[a-z0-9-]{2,50}$/.test(said) ? said : undefined),
  write: (id) => id ?? null,
}

export function readFilters<F extends Filters>(filters: F, said: URLSearchParams): ValuesOf<F> {
  const values = Object.entries(filters).map(([name, filter]) => [name, filter.read(said.get(name))])
  return Object.fromEntries(values) as ValuesOf<F> // one value for each filter, read by that filter
}

/** What the address says and is not shown: each wrong name with what it should say. */
export function wrongIn(filters: Filters, said: URLSearchParams): Record<string, string | null> {
  const wrong = Object.entries(filters).flatMap(([name, filter]) => {
    const text = said.get(name)
    const truth = filter.write(filter.read(text) as never) // what this very filter read
    return text === null || text === truth ? [] : [[name, truth] as const]
  })
  return Object.fromEntries(wrong)
}

/**
 * The address after these changes. Another filter is another list, which begins at its first page. One view has one
 * address: its filters stand in the order they were declared in, whichever was set first.
 */
export function changed<F extends Filters>(filters: F, said: URLSearchParams, changes: Partial<ValuesOf<F>>) {
  const now = new Map(said)
  if (!('page' in changes)) now.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    const text = filters[name]?.write(value as never) ?? null // the value of this very filter
    if (text === null) now.delete(name)
    else now.set(name, text)
  }
  const declared = Object.keys(filters)
  const place = ([name]: readonly [string, string]) => declared.indexOf(name)
  return new URLSearchParams([...now].toSorted((a, b) => place(a) - place(b)))
}
