import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../order/status.ts'
import { PAYMENT_STATUSES } from '../payment/payment-status.ts'
import { adjustment, dueEntry, type EarningOrder, figuresOf, type LedgerEntry, pointsFor } from './ledger.ts'

const order: EarningOrder = { id: 'o1', status: 'completed', paymentStatus: 'paid', subtotal: 2999, total: 3419 }
const earned: LedgerEntry = { kind: 'earned', orderId: 'o1', points: 29, orders: 1, spent: 3419 }

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [199, 1],
  [2999, 29],
])('a subtotal of %i cents is worth %i points', (cents, points) => {
  expect(pointsFor(cents)).toBe(points)
})

test.each(
  ORDER_STATUSES.flatMap((status) => PAYMENT_STATUSES.map((paymentStatus) => [status, paymentStatus] as const)),
)('an order that is %s and %s earns only when completed and paid', (status, paymentStatus) => {
  const due = dueEntry({ ...order, status, paymentStatus }, [])
  expect(due).toEqual(status === 'completed' && paymentStatus === 'paid' ? earned : null)
})

test('a refund takes back what was earned, once', () => {
  const refunded = { ...order, paymentStatus: 'refunded' as const }
  const back = dueEntry(refunded, [earned])
  expect(back).toEqual({ kind: 'taken_back', orderId: 'o1', points: -29, orders: -1, spent: -3419 })
  expect(dueEntry(refunded, back ? [earned, back] : [])).toBeNull()
  expect(dueEntry(refunded, [])).toBeNull()
})

test('an adjustment is the difference, and none when nothing differs', () => {
  const current = { loyaltyPoints: 29, totalOrders: 1, totalSpent: 3419 }
  expect(adjustment(current, { loyaltyPoints: 50 })).toEqual({
    kind: 'adjusted',
    orderId: null,
    points: 21,
    orders: 0,
    spent: 0,
  })
  expect(adjustment(current, { totalOrders: 1 })).toBeNull()
})

test('whatever happens to an order, in any sequence, it counts once or not at all', () => {
  const step = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const entries: LedgerEntry[] = []
      for (const change of steps) {
        const due = dueEntry({ ...order, ...change }, entries)
        if (due) entries.push(due)
        const figures = figuresOf(entries)
        expect([
          { loyaltyPoints: 0, totalOrders: 0, totalSpent: 0 },
          { loyaltyPoints: 29, totalOrders: 1, totalSpent: 3419 },
        ]).toContainEqual(figures)
      }
    }),
  )
})
