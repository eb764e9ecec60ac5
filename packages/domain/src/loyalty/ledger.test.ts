import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '../order/status.ts'
import { PAYMENT_STATUSES } from '../payment/payment-status.ts'
import { adjustment, deserved, isNothing, type LoyaltyOrder, NO_FIGURES } from './ledger.ts'

const done = (changes: Partial<LoyaltyOrder> = {}): LoyaltyOrder => ({
  status: 'completed',
  paymentStatus: 'paid',
  subtotal: 2590,
  total: 2979,
  refunded: 0,
  ...changes,
})

describe('earning', () => {
  test.each([
    [0, 0, 0],
    [99, 114, 0],
    [100, 115, 1],
    [2590, 2979, 25],
  ])('a subtotal of %i cents gives %3$i points and counts what was paid (people 24)', (subtotal, total, points) => {
    expect(deserved(done({ subtotal, total }))).toEqual({ points, orders: 1, spent: total })
  })

  test.each(
    ORDER_STATUSES.flatMap((status) => PAYMENT_STATUSES.map((paymentStatus) => [status, paymentStatus] as const)),
  )('an order that is %s and %s', (status, paymentStatus) => {
    const counts = status === 'completed' && paymentStatus === 'paid'
    expect(deserved(done({ status, paymentStatus })).orders).toBe(counts ? 1 : 0)
  })
})

describe('a refund', () => {
  const left = (refunded: number) => deserved(done({ refunded }))
  const takenBack = (refund: number, before: number) => adjustment(left(before), left(before + refund))

  test('of everything takes back everything', () => {
    expect(takenBack(2979, 0)).toEqual({ points: -25, orders: -1, spent: -2979 })
    expect(deserved(done({ paymentStatus: 'refunded' }))).toEqual(NO_FIGURES)
  })

  test('of a part takes back its share and leaves the order counted', () => {
    expect(takenBack(1000, 0)).toEqual({ points: -8, orders: 0, spent: -1000 })
  })

  test('never takes back more than there was, whatever the parts', () => {
    for (let first = 0; first <= 2979; first += 7) {
      const one = takenBack(first, 0)
      const two = takenBack(2979, first)
      expect([one.points + two.points, one.orders + two.orders, one.spent + two.spent]).toEqual([-25, -1, -2979])
      for (const figure of Object.values({ ...one, ...two })) expect(figure).toBeLessThanOrEqual(0)
    }
  })

  test('after a full refund is nothing', () => {
    expect(isNothing(takenBack(500, 2979))).toBe(true)
  })

  test('that was made before the order was completed leaves the rest to earn', () => {
    expect(left(1000)).toEqual({ points: 17, orders: 1, spent: 1979 })
  })
})

describe('an admin’s edit', () => {
  const now = { points: 25, orders: 3, spent: 9000 }

  test('is recorded as the difference', () => {
    expect(adjustment(now, { points: 30, orders: 1 })).toEqual({ points: 5, orders: -2, spent: 0 })
  })

  test('to what is there already is nothing', () => {
    expect(isNothing(adjustment(now, { points: 25 }))).toBe(true)
  })
})
