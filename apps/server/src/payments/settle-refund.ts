import { formatCad } from '@sizzle/domain/money/cents.ts'
import { statusAfterRefunds } from '@sizzle/domain/payment/refund.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { StaffLinks } from '../kit/links.ts'
import { announce } from '../kit/live/announce.ts'
import { type Books, changeOrder, THE_SYSTEM } from '../orders/change-order.ts'
import { lockOrderAt, type OrderRow } from '../orders/orders.sql.ts'
import type { RefundReport } from '../outside/pay/pay.ts'
import { raiseAlert, settleAlert } from './alerts.ts'
import * as rows from './payments.sql.ts'
import { tellRefunded } from './tell-refunded.ts'

/** Later in this list wins; `failed` comes after `succeeded` because banks send money back days later. */
const STRENGTH: Record<rows.RefundState, number> = { requested: 0, pending: 1, succeeded: 2, failed: 3 }

type Report = Pick<RefundReport, 'state' | 'failure'> & { readonly id: string | null }

/**
 * Notes what the provider says about a refund, from whichever side it comes and however often. Locks in the one order
 * of this house: session, order, payment, refund.
 */
export async function settleRefund(
  tx: Tx,
  seen: rows.RefundRow,
  report: Report,
  links: StaffLinks,
  now: Date,
): Promise<void> {
  await rows.lockSessionOf(tx, seen)
  const order = seen.order_id ? await lockOrderAt(tx, seen.location_id, seen.order_id) : null
  const payment = await rows.lockPayment(tx, seen)
  const refund = await rows.lockRefund(tx, seen.id)
  if (!refund || !isNews(refund, report)) return
  const settled = {
    state: report.state,
    provider_refund_id: report.id,
    last_error: report.failure,
    settled_at: report.state === 'pending' ? null : now,
  }
  await rows.saveRefund(tx, refund, settled)
  if (report.state === 'succeeded') await moneyWentBack(tx, refund, order, now)
  if (report.state === 'pending' && order)
    await note(
      { tx, now },
      order,
      refund,
      order.payment_status,
      `The provider has not confirmed the refund of ${formatCad(refund.amount)} yet`,
    )
  if (report.state === 'failed') await moneyStayed(tx, { refund, payment, order }, report.failure, links, now)
  await announce(tx, 'payment.changed', { id: payment.id, locationId: payment.location_id })
}

/** An earlier try's refund may still be reported after a retry got a new key; only today's counts. */
function isNews(refund: rows.RefundRow, report: Report): boolean {
  if (report.id !== null && refund.earlier_ids.includes(report.id)) return false
  if (refund.provider_refund_id !== null && refund.provider_refund_id !== report.id) return false
  return STRENGTH[report.state] > STRENGTH[refund.state]
}

async function moneyWentBack(tx: Tx, refund: rows.RefundRow, order: OrderRow | null, now: Date) {
  const payment = await rows.addRefunded(tx, { ...refund, id: refund.payment_id }, refund.amount)
  await settleAlert(tx, { locationId: refund.location_id, kind: 'refund_failed', subject: refund.id }, now)
  const status = statusAfterRefunds(payment.amount, payment.refunded)
  if (status === 'refunded') await rows.closeSession(tx, payment)
  if (order) await note({ tx, now }, order, refund, status, `${formatCad(refund.amount)} went back to the card`)
  await tellRefunded(tx, refund, order)
}

type Touched = { refund: rows.RefundRow; payment: rows.PaymentRow; order: OrderRow | null }

/** What was set aside for it may be asked back again; the order says "paid" again, because it is. */
async function moneyStayed(
  tx: Tx,
  { refund, payment, order }: Touched,
  failure: string | null,
  links: StaffLinks,
  now: Date,
) {
  const reason = failure ?? 'no reason given'
  if (refund.state === 'succeeded') await rows.addRefunded(tx, payment, -refund.amount)
  await rows.askBack(tx, payment, -refund.amount)
  const status = refund.state === 'succeeded' ? 'paid' : order?.payment_status
  if (order && status)
    await note({ tx, now }, order, refund, status, `The refund of ${formatCad(refund.amount)} failed: ${reason}`)
  await raiseRefundAlert(tx, refund, reason, links, now, order?.short_number)
}

export function raiseRefundAlert(
  tx: Tx,
  refund: rows.RefundRow,
  error: string,
  links: StaffLinks,
  now: Date,
  order?: string,
) {
  return raiseAlert(
    tx,
    {
      kind: 'refund_failed',
      locationId: refund.location_id,
      subject: refund.id,
      refundId: refund.id,
      paymentId: refund.payment_id,
      orderId: refund.order_id,
      detail: { order: order ?? null, amount: formatCad(refund.amount), error },
    },
    links,
    now,
  )
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
