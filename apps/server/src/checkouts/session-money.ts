import { randomUUIDv7 } from 'node:crypto'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { type LateReason, lateSentence } from '@sizzle/domain/payment/session.ts'
import { type LocationRow, locationEver } from '../locations/locations.sql.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import type { Books } from '../orders/change-order.ts'
import { raiseAlert } from '../payments/alerts.ts'
import type { PaymentBooks } from '../payments/card-payments.ts'
import { insertPayment, type PaymentRow, paymentOfSession } from '../payments/payments.sql.ts'
import { requestRefund } from '../payments/request-refund.ts'
import type { OtherOrder } from './other-order.ts'
import type * as rows from './sessions.sql.ts'

type Arrived = {
  readonly paymentId: string
  readonly location: LocationRow | undefined
  /** In the books already: the provider has told of it another way. */
  readonly noted: PaymentRow | undefined
}

/** What the provider took for a session is in the books, whatever becomes of it. */
export async function notePayment(
  { tx, now }: Books,
  session: rows.SessionRow,
  { paymentId, location, noted }: Arrived,
) {
  if (noted) return
  insertPayment(tx, {
    location_id: session.location_id,
    id: randomUUIDv7(),
    session_id: session.id,
    order_id: null,
    provider: session.provider,
    provider_payment_id: paymentId,
    amount: session.amount,
    tender: 'card',
    tip_part: session.snapshot.pricing.tip,
    cash_rounding: 0,
    business_date: businessDateAt(location ?? (await locationEver(tx, session.location_id)), now),
    captured_at: now,
    taken_by: null,
    taken_by_name: null,
  })
}

/**
 * Money for an order that cannot be made goes back by itself, and somebody is told (money 15): also of the order that is there
 * already, which the alert keeps for who asks later.
 */
export async function sendBack(books: PaymentBooks, session: rows.SessionRow, why: LateReason, other?: OtherOrder) {
  const reason = lateSentence(why, other)
  const payment = await paymentOfSession(books.tx, session)
  if (!payment) throw new Error(`session ${session.id} has no payment to send back`)
  const left = payment.amount - payment.asked_back
  if (left > 0) {
    const by = { id: null, name: 'the system' }
    const wish = { payment, amount: left, cause: 'late' as const, reason, by, atOnce: true }
    const refund = await requestRefund(books, wish)
    if (!refund.ok) throw new Error(`session ${session.id} cannot be sent back: ${refund.refusal.code}`)
  }
  await raiseAlert(books, {
    kind: 'late_money',
    locationId: session.location_id,
    subject: session.id,
    sessionId: session.id,
    paymentId: payment.id,
    orderId: other?.id ?? session.order_id,
    detail: {
      amount: formatCad(payment.amount),
      reason,
      customer: session.snapshot.payload.customerInfo.name,
    },
  })
}
