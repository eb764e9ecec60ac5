import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

test.each([
  [385, [3498, 349], [350, 35]],
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [10, [0, 5, 0], [0, 10, 0]],
  [0, [3, 4], [0, 0]],
  [7, [0, 0], [7, 0]],
  [0, [], []],
])('%i over %j is %j', (whole, weights, shares) => {
  expect(allocate(whole, weights)).toEqual(shares)
})

const weights = fc.array(fc.oneof(fc.constant(0), fc.nat(1_000_000)), { minLength: 1, maxLength: 30 })

test('shares always add up to the whole, each within a cent of its exact part (money 41)', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), weights, (whole, all) => {
      const shares = allocate(whole, all)
      const sum = all.reduce((total, weight) => total + weight, 0)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(whole)
      if (sum === 0) return
      shares.forEach((share, place) => {
        const product = BigInt(whole) * BigInt(all[place] ?? 0)
        const down = Number(product / BigInt(sum))
        const isExact = product % BigInt(sum) === 0n
        expect(isExact ? [down] : [down, down + 1]).toContain(share)
      })
    }),
  )
})

test('nobody bears more than the weight, and what weighs nothing bears nothing', () => {
  fc.assert(
    fc.property(weights, fc.nat(100_000), (all, percentage) => {
      const sum = all.reduce((total, weight) => total + weight, 0)
      const whole = sum === 0 ? 0 : percentage % (sum + 1)
      expect(allocate(whole, all).every((share, place) => share >= 0 && share <= (all[place] ?? 0))).toBe(true)
    }),
  )
})

test('at a tie the cent goes to the earlier place', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 9_999 }),
      (whole, n, weight) => {
        const shares = allocate(whole, new Array<number>(n).fill(weight))
        expect([...shares].sort((one, other) => other - one)).toEqual(shares)
      },
    ),
  )
})
