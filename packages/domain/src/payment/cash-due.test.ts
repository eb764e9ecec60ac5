import { expect, test } from 'vitest'
import { cashNeeded, cashStillNeeded } from './cash-due.ts'

test.each([
  [5068, '$50.70 in cash'],
  [5067, '$50.65 in cash'],
  [5065, null],
])('%i cents need in coins %s (money 64)', (total, words) => expect(cashNeeded(total)).toBe(words))

const WAITING = { status: 'pending', paymentStatus: 'unpaid', paymentMethod: 'cash' } as const
test.each([
  [{}, '$50.70 in cash'],
  [{ paymentStatus: 'paid' }, null],
  [{ paymentMethod: 'sandbox' }, null],
  [{ status: 'cancelled' }, null],
] as const)('an order %j says %s (money 64)', (change, words) =>
  expect(cashStillNeeded({ ...WAITING, ...change }, 5068)).toBe(words),
)
