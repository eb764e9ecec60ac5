import { randomUUIDv7 } from 'node:crypto'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { statusAfterRefunds } from '@sizzle/domain/payment/refund.ts'
import { type Books, changeOrder } from '../orders/change-order.ts'
import { lockOrderAt, type OrderRow } from '../orders/orders.sql.ts'
import { type AlertBooks, raiseAlert } from './alerts.ts'
import type { PaymentBooks } from './card-payments.ts'
import * as rows from './payments.sql.ts'

/**
 * The provider says how much of a payment has gone back in all. What is ours among it is already in our books; the rest
 * somebody refunded on the provider's own pages. False when there was nothing new.
 */
export async function settleCharge(
  books: PaymentBooks,
  seen: rows.PaymentRow,
  refundedThere: number,
): Promise<boolean> {
  const { tx } = books
  await rows.lockSessionOf(tx, { location_id: seen.location_id, payment_id: seen.id })
  const order = seen.order_id ? await lockOrderAt(tx, seen.location_id, seen.order_id) : null
  const payment = await rows.lockPayment(tx, { location_id: seen.location_id, payment_id: seen.id })
  const elsewhere = refundedThere - payment.asked_back
  if (elsewhere <= 0) return false

  const refundId = await noteRefund(books, payment, elsewhere)
  const after = await rows.addRefunded(tx, payment, elsewhere)
  if (statusAfterRefunds(after.amount, after.refunded) === 'refunded') await books.closeCheckout(tx, after)
  if (order) {
    const { paid, refunded } = await rows.sumsOfOrder(tx, order)
    await changeOrder(books, order, {
      set: { payment_status: statusAfterRefunds(paid, refunded, order.payment_status === 'unpaid') },
      event: {
        kind: 'payment',
        by: { id: null, name: 'the payment provider' },
        note: `${formatCad(elsewhere)} went back, refunded on the pages of the payment provider`,
      },
      refundId,
    })
  }
  await tellStaff(books, { payment, order }, elsewhere)
  return true
}

async function noteRefund({ tx, now }: Books, payment: rows.PaymentRow, amount: number): Promise<string> {
  const id = randomUUIDv7()
  await rows.askBack(tx, payment, amount)
  await rows.insertRefund(tx, {
    location_id: payment.location_id,
    id,
    payment_id: payment.id,
    order_id: payment.order_id,
    amount,
    cash_rounding: 0,
    cause: 'provider',
    reason: 'Refunded on the pages of the payment provider',
    state: 'succeeded',
    idempotency_key: `outside-${id}`,
    provider_refund_id: null,
    requested_by: null,
    requested_by_name: payment.provider,
    requested_at: now,
    settled_at: now,
  })
  return id
}

type RefundedCharge = { payment: rows.PaymentRow; order: OrderRow | null }

/** The kitchen may be cooking an order that has been refunded: a person decides. */
function tellStaff(books: AlertBooks, { payment, order }: RefundedCharge, amount: number) {
  return raiseAlert(books, {
    kind: 'refunded_outside',
    locationId: payment.location_id,
    subject: payment.id,
    sessionId: payment.session_id,
    paymentId: payment.id,
    orderId: order?.id ?? null,
    detail: { amount: formatCad(amount), order: order?.short_number ?? null, status: order?.status ?? null },
  })
}
