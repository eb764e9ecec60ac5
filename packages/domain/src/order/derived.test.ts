import { describe, expect, test } from 'vitest'
import {
  asksForPayment,
  canTakePayment,
  estimatedWaitTime,
  isOverdue,
  itemCount,
  needsPayment,
  orderAge,
  urgency,
} from './derived.ts'
import { ORDER_STATUSES } from './status.ts'

const now = new Date('2026-11-20T16:00:00Z')
const at = (minutes: number, ms = 0) => new Date(now.getTime() + minutes * 60_000 + ms)
const items = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }))

test('the item count is the sum of the quantities', () => {
  expect(itemCount({ items: items(2, 1, 3) })).toBe(6)
  expect(itemCount({ items: [] })).toBe(0)
})

describe('payment', () => {
  test.each([
    ['cash', 'unpaid', 'pending', true],
    ['cash', 'unpaid', 'completed', true],
    ['cash', 'unpaid', 'cancelled', false],
    ['cash', 'paid', 'pending', false],
    ['online', 'unpaid', 'pending', false],
  ] as const)('a %s order that is %s and %s needs payment: %s', (paymentMethod, paymentStatus, status, expected) => {
    expect(needsPayment({ paymentMethod, paymentStatus, status })).toBe(expected)
  })

  test.each(ORDER_STATUSES)('the payment button of a %s order shows only while money is owed', (status) => {
    const open = status !== 'cancelled'
    for (const paymentStatus of ['unpaid', 'pending']) expect(canTakePayment({ status, paymentStatus })).toBe(open)
    for (const paymentStatus of ['paid', 'failed', 'refunded']) {
      expect(canTakePayment({ status, paymentStatus })).toBe(false)
    }
  })

  test.each([
    ['ready', 'unpaid', 'completed', true],
    ['ready', 'pending', 'completed', true],
    ['ready', 'paid', 'completed', false],
    ['ready', 'refunded', 'completed', false],
    ['preparing', 'unpaid', 'ready', false],
  ] as const)(
    'moving a %s order that is %s to %s asks for the money: %s (kitchen 24)',
    (status, paymentStatus, to, asks) => {
      expect(asksForPayment({ status, paymentStatus }, to)).toBe(asks)
    },
  )
})

describe('time', () => {
  test.each([
    ['pending', at(-1), true],
    ['ready', at(-1), true],
    ['preparing', now, false],
    ['preparing', at(1), false],
    ['completed', at(-1), false],
    ['cancelled', at(-1), false],
    ['pending', null, false],
  ] as const)('a %s order expected at %s is overdue: %s (kitchen 5)', (status, estimatedReady, expected) => {
    expect(isOverdue({ status, estimatedReady }, now)).toBe(expected)
  })

  test.each([
    [at(0), 0],
    [at(-1, 1), 0],
    [at(-1), 1],
    [at(-61), 61],
    [at(5), 0],
  ])('an order placed at %s is %i whole minutes old', (orderTime, minutes) => {
    expect(orderAge({ orderTime }, now)).toBe(minutes)
  })

  test.each([
    [null, 0],
    [at(-10), 0],
    [at(10), 10],
    [at(9, 1), 10],
  ])('an order expected at %s is %i minutes away', (estimatedReady, minutes) => {
    expect(estimatedWaitTime({ estimatedReady }, now)).toBe(minutes)
  })
})

test.each([
  [10_001, 1, 'high'],
  [10_000, 1, 'medium'],
  [5_001, 1, 'medium'],
  [5_000, 3, 'normal'],
  [100, 4, 'medium'],
  [100, 5, 'medium'],
  [100, 6, 'high'],
])('%i cents and %i items are of %s urgency (kitchen 4)', (total, count, expected) => {
  expect(urgency({ total, items: items(count) })).toBe(expected)
})
