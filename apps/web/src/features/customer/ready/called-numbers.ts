/** A number that became ready is marked for this long. */
const MARKED_MS = 30_000

/** Since when each ready number is shown here, by the clock of this screen; `BEFORE`: it stood there already. */
export type Seen = ReadonlyMap<string, number>
const BEFORE = Number.NEGATIVE_INFINITY

/** What is ready now, beside what this screen has shown; without anything shown before, nothing is new (stations 22). */
export function seeNumbers(known: Seen | undefined, ready: readonly string[], now: number) {
  const since = (number: string) => known?.get(number) ?? (known === undefined ? BEFORE : now)
  const seen: Seen = new Map(ready.map((number) => [number, since(number)]))
  return {
    seen,
    hasNew: known !== undefined && ready.some((number) => !known.has(number)),
    marked: ready.filter((number) => now - since(number) < MARKED_MS),
  }
}
