/** Minutes between asking the provider about an open session: often while people pay, seldom later (money 16). */
const STEPS = [2, 2, 3, 5, 8, 11]
const LATER_MINUTES = 15

export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + (STEPS[checks] ?? LATER_MINUTES) * 60_000)
}
