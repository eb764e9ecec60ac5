import { formatCad } from '@sizzle/domain/money/cents.ts'
import { settledBy } from '@sizzle/domain/payment/free-payments.ts'
import { LESS_WAS_LEFT } from '@sizzle/domain/payment/session.ts'
import { payPart } from '@sizzle/domain/pricing/tenders.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import type { OrderSet } from '../orders/change-order.sql.ts'
import { changeOrder, THE_SYSTEM } from '../orders/change-order.ts'
import { lockOrderAt, type OrderRow } from '../orders/orders.sql.ts'
import type { PaymentBooks } from '../payments/card-payments.ts'
import * as money from '../payments/payments.sql.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { notePayment, sendBack } from './session-money.ts'
import type { SessionRow } from './sessions.sql.ts'

/**
 * Money by a link of an order that is there already: a payment of that order, as far as something is left of it. What is
 * more than that goes back, and so does all of it when the link was withdrawn or nothing is owed any more (money 72).
 */
export async function payOrder(
  books: PaymentBooks,
  session: SessionRow,
  orderId: string,
  paymentId: string,
): Promise<'order' | 'refund'> {
  const { tx, now } = books
  const key = { location_id: session.location_id, id: orderId }
  const [location, order, before, noted] = await Promise.all([
    locationEver(tx, key.location_id),
    lockOrderAt(tx, key.location_id, key.id),
    money.lockPaymentsOfOrder(tx, key),
    money.paymentOfSession(tx, session),
  ])
  await notePayment(books, session, { paymentId, location, noted })
  const left = leftOf(order, before)
  const isWithdrawn = session.state === 'expired' && session.withdrawn_at !== null
  if (isWithdrawn || left <= 0) {
    await sendBack(books, session, isWithdrawn ? 'withdrawn' : 'not_owed')
    return 'refund'
  }
  const settled = before.map(({ amount, freed }) => ({ amount: amount - freed }))
  const amount = Math.min(left, session.amount)
  const businessDate = businessDateAt(location, now)
  const part = payPart(order, settled, { tender: 'card', amount, businessDate })
  if (!part.ok)
    throw new Error(`the money of session ${session.id} is no part of order ${orderId}: ${part.refusal.code}`)
  money.linkPayment(tx, session, orderId)
  const payment = await money.paymentOfSession(tx, session)
  if (!payment) throw new Error(`the payment of session ${session.id} was not noted`)
  await money.divideTip(tx, session.location_id, [{ id: payment.id, tip: part.value.tipPart }])
  await changeOrder(books, order, {
    set: amount === left ? paidBy(order, before, now) : { payment_status: 'unpaid' },
    event: { kind: 'payment', by: THE_SYSTEM, note: `${formatCad(session.amount)} paid by link` },
  })
  const over = session.amount - amount
  if (over > 0) await sendOverBack(books, { ...payment, order_id: orderId }, over)
  return 'order'
}

function leftOf(order: OrderRow, payments: readonly money.PaymentRow[]): number {
  const isOver = order.status === 'cancelled' || order.payment_status === 'refunded'
  return isOver ? 0 : order.total - settledBy(payments)
}

/** One payment by card for all of it is a card order; several ways have no one name. */
function paidBy(order: OrderRow, before: readonly money.PaymentRow[], now: Date): OrderSet {
  const isAllByCard = before.every(({ tender }) => tender === 'card')
  const method = isAllByCard && order.payment_method !== 'manual' ? 'card' : 'manual'
  return { payment_status: 'paid', paid_at: now, payment_method: order.payment_method === 'online' ? 'online' : method }
}

/** The order got cheaper after the link was made. */
async function sendOverBack(books: PaymentBooks, payment: money.PaymentRow, amount: number) {
  await money.addFreed(books.tx, payment, amount)
  const asked = { payment, amount, cause: 'edited' as const, reason: LESS_WAS_LEFT, by: THE_SYSTEM, atOnce: true }
  const refund = await requestRefund(books, asked)
  if (!refund.ok)
    throw new Error(`${formatCad(amount)} of payment ${payment.id} cannot go back: ${refund.refusal.code}`)
}
