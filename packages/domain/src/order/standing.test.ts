import { expect, test } from 'vitest'
import { confirmationBadge, methodLabel, receiptGreeting, receiptPayment, receiptStanding } from './standing.ts'

const order = {
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'cash',
  orderType: 'pickup',
  payments: [],
} as const

test.each([
  [{}, 'PAY AT PICKUP', 'CASH ON PICKUP'],
  [{ orderType: 'delivery' }, 'PAY ON DELIVERY', 'CASH ON DELIVERY'],
  [{ orderType: 'dine-in' }, 'PAY AT THE TABLE', 'CASH ON DINE-IN'],
  [{ paymentStatus: 'paid' }, 'PAID', 'PAID'],
  [{ paymentStatus: 'paid', paymentMethod: 'stripe' }, 'PAID', 'PAID'],
  [{ paymentStatus: 'pending', paymentMethod: 'stripe' }, 'PAYMENT PENDING', 'PAYMENT PENDING'],
  [{ paymentStatus: 'failed', paymentMethod: 'online' }, 'PAYMENT PENDING', 'PAYMENT PENDING'],
  [{ status: 'cancelled' }, 'CANCELLED', 'CANCELLED'],
  [{ status: 'cancelled', paymentStatus: 'paid' }, 'CANCELLED - REFUND DUE', 'CANCELLED - REFUND DUE'],
  [{ status: 'cancelled', paymentStatus: 'refunded' }, 'REFUNDED', 'REFUNDED'],
] as const)('%j reads %s on the receipt and %s on the confirmation (ordering 35)', (change, onReceipt, badge) => {
  expect([receiptStanding({ ...order, ...change }), confirmationBadge({ ...order, ...change })]).toEqual([
    onReceipt,
    badge,
  ])
})

test.each([
  ['cash', 'Cash'],
  ['manual', 'Cash'],
  ['sandbox', 'Card'],
  ['stripe', 'Card'],
  ['online', 'Card'],
])('%s is %s to people', (method, label) => {
  expect(methodLabel({ ...order, paymentMethod: method })).toBe(label)
})

test.each([
  ['manual', 'paid', ['card'], 'Card'],
  ['cash', 'paid', ['card'], 'Card'],
  ['manual', 'paid', ['gift_card'], 'Gift card'],
  ['manual', 'refunded', ['card', 'cash', 'card'], 'Card and cash'],
  ['manual', 'paid', ['cash', 'gift_card', 'card'], 'Cash, gift card and card'],
  ['cash', 'unpaid', ['card'], 'Card and cash'],
  ['online', 'unpaid', ['cash'], 'Cash and card'],
  ['cash', 'unpaid', [], 'Cash'],
] as const)(
  'an order by %s that is %s by %j is paid by %s (money 98)',
  (paymentMethod, paymentStatus, tenders, label) =>
    expect(methodLabel({ paymentMethod, paymentStatus, payments: tenders.map((tender) => ({ tender })) })).toBe(label),
)

test.each([
  [{}, 'Cash', true],
  [{ status: 'completed', paymentStatus: 'paid', paymentMethod: 'stripe' }, 'Card', true],
  [{ status: 'cancelled' }, 'None taken', false],
  [{ status: 'cancelled', paymentStatus: 'pending', paymentMethod: 'online' }, 'None taken', false],
  [{ status: 'cancelled', paymentStatus: 'failed', paymentMethod: 'online' }, 'None taken', false],
  [{ status: 'cancelled', paymentStatus: 'paid' }, 'Cash', false],
  [{ status: 'cancelled', paymentStatus: 'refunded', paymentMethod: 'stripe' }, 'Card', false],
] as const)('the receipt of %j says that payment was %s (ordering 58)', (change, payment, isGreeted) => {
  expect(receiptPayment({ ...order, ...change })).toBe(payment)
  expect(receiptGreeting({ ...order, ...change }) !== null).toBe(isGreeted)
})
