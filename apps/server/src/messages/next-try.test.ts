import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS, secondsUntilNextTry } from './next-try.ts'

describe('the wait before the next try', () => {
  it('is anywhere up to a bound that doubles, and never beyond a quarter of an hour', () => {
    expect([1, 2, 3, 8, 9, 24].map((attempt) => secondsUntilNextTry(attempt, () => 1))).toEqual([
      5, 10, 20, 640, 900, 900,
    ])
    expect(secondsUntilNextTry(24, () => 0)).toBe(1)
    expect(secondsUntilNextTry(9, () => 0.5)).toBe(450)
  })

  it('carries a message over a provider that is away for an hour', () => {
    const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1)
    const runs = Array.from({ length: 2000 }, () => attempts.reduce((sum, one) => sum + secondsUntilNextTry(one), 0))
    expect(runs.filter((seconds) => seconds < 3600).length).toBeLessThan(10)
  })
})
