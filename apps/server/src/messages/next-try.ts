/** With the waits below: about two hours of trying, at least one hour with all but certainty. */
export const MAX_ATTEMPTS = 24
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 900

/** Full jitter: anywhere up to a bound that doubles, so that what failed together does not come back together. */
export function secondsUntilNextTry(attempt: number, random: () => number = Math.random): number {
  const bound = Math.min(FIRST_WAIT_SECONDS * 2 ** (attempt - 1), LONGEST_WAIT_SECONDS)
  return Math.max(1, random() * bound)
}
