import { randomUUIDv7 } from 'node:crypto'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { cashRounding } from '@sizzle/domain/pricing/tenders.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import type { OrderSet } from '../orders/change-order.sql.ts'
import { type Author, type Books, changeOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import * as rows from './payments.sql.ts'

// Money that changes hands over the counter stands in the same books as a card's: a payment, and its refund.

type HandPayment = { readonly set: OrderSet; readonly note: string; readonly by: Author }

/** The whole amount of an order that nobody had paid. The order's row must be locked. */
export async function takeByHand(books: Books, order: OrderRow, { set, note, by }: HandPayment): Promise<OrderRow> {
  await rows.insertPayment(books.tx, {
    location_id: order.location_id,
    id: randomUUIDv7(),
    session_id: null,
    order_id: order.id,
    provider: 'cash',
    provider_payment_id: null,
    amount: order.total,
    tender: 'cash',
    tip_part: order.tip,
    cash_rounding: cashRounding(order.total),
    business_date: businessDateAt(await locationEver(books.tx, order.location_id), books.now),
    captured_at: books.now,
    taken_by: by.id,
    taken_by_name: by.name,
  })
  const paid = { ...set, payment_status: 'paid' as const, paid_at: books.now }
  return changeOrder(books, order, { set: paid, event: { kind: 'payment', by, note } })
}

/** All that is left of a payment that was taken by hand, back into the customer's hand. Order and payment must be locked. */
export async function giveBackByHand(books: Books, order: OrderRow, payment: rows.PaymentRow, by: Author) {
  const { tx, now } = books
  const amount = payment.amount - payment.asked_back
  const refundId = randomUUIDv7()
  if (amount <= 0 || !(await rows.askBack(tx, payment, amount)))
    throw new Error(`nothing of payment ${payment.id} is left to be given back`)
  await rows.insertRefund(tx, {
    location_id: payment.location_id,
    id: refundId,
    payment_id: payment.id,
    order_id: order.id,
    amount,
    cash_rounding: payment.tender === 'cash' ? cashRounding(amount) : 0,
    cause: 'by_hand',
    reason: order.cancel_reason ?? 'Given back by hand',
    state: 'succeeded',
    idempotency_key: `by-hand-${refundId}`,
    provider_refund_id: null,
    requested_by: by.id,
    requested_by_name: by.name,
    requested_at: now,
    settled_at: now,
  })
  await rows.addRefunded(tx, payment, amount)
  const note = `${formatCad(amount)} given back by hand`
  await changeOrder(books, order, {
    set: { payment_status: 'refunded' },
    event: { kind: 'payment', by, note },
    refundId,
  })
  return { refundId, amount }
}
