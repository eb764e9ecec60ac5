import { expect, test } from 'vitest'
import { cashNeeded, cashStillNeeded, roundedForCash, sumsRounded } from './cash-due.ts'

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

const IN_CASH = { tender: 'cash', amount: 5068, cashRounding: 2 } as const
test.each([
  ['unpaid', [], 2],
  ['paid', [IN_CASH], 2],
  // Of parts, only the rest is rounded, and it is asked for by itself.
  ['unpaid', [{ tender: 'card', amount: 1000, cashRounding: 0 }], 0],
  ['paid', [{ tender: 'card', amount: 5068, cashRounding: 0 }], 0],
] as const)('cash rounds an order that is %s by %j to %i cents more (money 64)', (paymentStatus, payments, cents) =>
  expect(roundedForCash({ ...WAITING, paymentStatus }, 5068, payments)).toBe(cents),
)

test('the rounding has its row, and the total is what is handed over (money 64)', () => {
  const total = { kind: 'total', label: 'Total', amount: 5068, mark: '', note: '' } as const
  const rounded = { kind: 'rounding', label: 'Rounded for cash', amount: 2, mark: '', note: '' }
  expect(sumsRounded([total], 2)).toEqual([rounded, { ...total, amount: 5070 }])
  expect(sumsRounded([total], 0)).toEqual([total])
})
