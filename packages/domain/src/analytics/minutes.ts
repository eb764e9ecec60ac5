/** How many orders took how long: the first count is of `first` minutes, each next one of a minute more. */
export type MinuteCounts = { readonly first: number; readonly counts: readonly number[] }

/** Both ends take what lies beyond them. */
export const PREP_MINUTES = { first: 0, last: 120 } as const
export const LATE_MINUTES = { first: -60, last: 60 } as const

/** The minutes within which such a share of the orders was done (money 91); null where there was none. */
export function percentile({ first, counts }: MinuteCounts, share: number): number | null {
  const wanted = sumOf(counts) * share
  let soFar = 0
  for (const [index, count] of counts.entries()) {
    soFar += count
    if (soFar > 0 && soFar >= wanted) return first + index
  }
  return null
}

/** In percent: minutes after the promise are begun ones, so that 0 is in time (money 91). */
export function onTimeShare({ first, counts }: MinuteCounts): number | null {
  const all = sumOf(counts)
  return all === 0 ? null : (sumOf(counts.slice(0, 1 - first)) / all) * 100
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
