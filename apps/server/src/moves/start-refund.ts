import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { RefundOutcome, RefundPlan } from '@sizzle/domain/payment/refund.ts'
import type { Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { requestRefundOfOrder } from '../money/request-refund.ts'
import { addEvent, type OrderRow } from '../orders/orders.sql.ts'

export type StartedRefund = {
  readonly kind: RefundPlan['kind']
  readonly amount: number
  /** The refund that the provider is asked for after the commit. */
  readonly refundId: string | null
}
type Cancelled = { readonly order: OrderRow; readonly plan: RefundPlan; readonly reason: string }

/**
 * What becomes of the money of a cancelled order, in the transaction that cancels it (decisions 27). Money that no provider
 * holds goes back by hand: the order stays paid and cancelled, which is that task, and its timeline says so.
 */
export async function startRefund(
  tx: Tx,
  { order, plan, reason }: Cancelled,
  by: Pick<Person, 'userId' | 'name'>,
  isAwaited: boolean,
  now: Date,
): Promise<StartedRefund> {
  const { kind, amount } = plan
  if (kind === 'none') return { kind, amount, refundId: null }
  const asked = { by: { id: by.userId, name: by.name }, reason, atOnce: !isAwaited }
  const refund = kind === 'automatic' ? await requestRefundOfOrder(tx, order, asked, now) : null
  const back = refund?.amount ?? amount
  await addEvent(tx, order, {
    kind: 'payment',
    status: 'cancelled',
    at: now,
    actor_id: by.userId,
    actor_name: by.name,
    note: `${refund ? 'Refund to the card' : 'Refund by hand'}: ${formatCad(back)}`,
  })
  if (refund) return { kind, ...refund }
  return { kind: kind === 'automatic' ? 'manual_review' : kind, amount, refundId: null }
}

/** Nobody but a person can give this money back. */
export function byHand(order: { payment_method: string }, { kind, amount }: StartedRefund): RefundOutcome | null {
  if (kind === 'none') return null
  return { success: false, amount, status: 'manual_required', method: order.payment_method }
}

/** The spec's shape (back-office §7). */
export function presentRefund({ success, refundId, amount, status, method, error }: RefundOutcome) {
  return { success, refundId: refundId ?? null, amount, status, method, error: error ?? null }
}
