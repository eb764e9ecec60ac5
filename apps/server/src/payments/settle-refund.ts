import { formatCad } from '@sizzle/domain/money/cents.ts'
import { statusAfterRefunds } from '@sizzle/domain/payment/refund.ts'
import { announce } from '../kit/live/announce.ts'
import { type Books, changeOrder, THE_SYSTEM } from '../orders/change-order.ts'
import { lockOrderAt, type OrderRow } from '../orders/orders.sql.ts'
import type { RefundReport } from '../outside/pay/pay.ts'
import { type AlertBooks, raiseAlert, settleAlert } from './alerts.ts'
import type { PaymentBooks } from './card-payments.ts'
import * as rows from './payments.sql.ts'
import { tellRefunded } from './tell-refunded.ts'

/** Later in this list wins; `failed` comes after `succeeded` because banks send money back days later. */
const STRENGTH: Record<rows.RefundState, number> = { requested: 0, pending: 1, succeeded: 2, failed: 3 }

type Report = Pick<RefundReport, 'state' | 'failure'> & { readonly id: string | null }

/**
 * Notes what the provider says about a refund, from whichever side it comes and however often. Locks in the one order
 * of this house: session, order, payment, refund; a session that is for an order comes after that order.
 */
export async function settleRefund(books: PaymentBooks, seen: rows.RefundRow, report: Report): Promise<void> {
  const { tx, now } = books
  await rows.lockSessionOf(tx, seen)
  const order = seen.order_id ? await lockOrderAt(tx, seen.location_id, seen.order_id) : null
  const payment = await rows.lockPayment(tx, seen)
  const refund = await rows.lockRefund(tx, seen)
  if (!refund || !isNews(refund, report)) return
  const settled = {
    state: report.state,
    provider_refund_id: report.id,
    last_error: report.failure,
    settled_at: report.state === 'pending' ? null : now,
  }
  await rows.saveRefund(tx, refund, settled)
  if (report.state === 'succeeded') await moneyWentBack(books, refund, order)
  if (report.state === 'pending' && order)
    await note(
      books,
      order,
      refund,
      order.payment_status,
      `The provider has not confirmed the refund of ${formatCad(refund.amount)} yet`,
    )
  if (report.state === 'failed') await moneyStayed(books, { refund, payment, order }, report.failure)
  await announce(tx, 'payment.changed', { id: payment.id, locationId: payment.location_id })
}

/** An earlier try's refund may still be reported after a retry got a new key; only today's counts. */
function isNews(refund: rows.RefundRow, report: Report): boolean {
  if (report.id !== null && refund.earlier_ids.includes(report.id)) return false
  if (refund.provider_refund_id !== null && refund.provider_refund_id !== report.id) return false
  return STRENGTH[report.state] > STRENGTH[refund.state]
}

async function moneyWentBack(books: PaymentBooks, refund: rows.RefundRow, order: OrderRow | null) {
  const { tx } = books
  const payment = await rows.addRefunded(tx, { ...refund, id: refund.payment_id }, refund.amount)
  await settleAlert(books, { locationId: refund.location_id, kind: 'refund_failed', subject: refund.id })
  if (statusAfterRefunds(payment.amount, payment.refunded) === 'refunded') await books.closeCheckout(tx, payment)
  if (order) {
    const { paid, refunded } = await rows.sumsOfOrder(tx, order)
    const status = statusAfterRefunds(paid, refunded, order.payment_status === 'unpaid')
    await note(books, order, refund, status, `${formatCad(refund.amount)} went back to the card`)
  }
  await tellRefunded(tx, refund, order)
}

type FailedRefund = { refund: rows.RefundRow; payment: rows.PaymentRow; order: OrderRow | null }

/** What was set aside for it may be asked back again; the order says "paid" again, because it is. */
async function moneyStayed(books: AlertBooks, { refund, payment, order }: FailedRefund, failure: string | null) {
  const { tx } = books
  const reason = failure ?? 'no reason given'
  if (refund.state === 'succeeded') await rows.addRefunded(tx, payment, -refund.amount)
  await rows.askBack(tx, payment, -refund.amount)
  const isOwed = order?.payment_status === 'unpaid'
  const status = refund.state === 'succeeded' && !isOwed ? 'paid' : order?.payment_status
  if (order && status)
    await note(books, order, refund, status, `The refund of ${formatCad(refund.amount)} failed: ${reason}`)
  await raiseRefundAlert(books, refund, reason, order?.short_number)
}

export function raiseRefundAlert(books: AlertBooks, refund: rows.RefundRow, error: string, order?: string) {
  return raiseAlert(books, {
    kind: 'refund_failed',
    locationId: refund.location_id,
    subject: refund.id,
    refundId: refund.id,
    paymentId: refund.payment_id,
    orderId: refund.order_id,
    detail: { order: order ?? null, amount: formatCad(refund.amount), error },
  })
}

function note(
  books: Books,
  order: OrderRow,
  refund: rows.RefundRow,
  status: OrderRow['payment_status'],
  text: string,
): Promise<OrderRow> {
  return changeOrder(books, order, {
    set: { payment_status: status },
    event: { kind: 'payment', by: THE_SYSTEM, note: text },
    refundId: refund.id,
  })
}
