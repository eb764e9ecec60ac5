import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { RefundOutcome, RefundPlan } from '@sizzle/domain/payment/refund.ts'
import type { Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { addEvent, type OrderRow } from './orders.sql.ts'

/**
 * What becomes of the money of a cancelled order, in the transaction that cancels it; null when there is none. Money that
 * no provider holds goes back by hand: the order stays paid and cancelled, which is that task, and its timeline says so.
 */
export async function startRefund(
  tx: Tx,
  order: OrderRow,
  plan: RefundPlan,
  by: Pick<Person, 'userId' | 'name'>,
  now: Date,
): Promise<RefundOutcome | null> {
  if (plan.kind === 'none') return null
  await addEvent(tx, order, {
    kind: 'payment',
    status: 'cancelled',
    at: now,
    actor_id: by.userId,
    actor_name: by.name,
    note: `Refund by hand: ${formatCad(plan.amount)}`,
  })
  return { success: false, amount: plan.amount, status: 'manual_required', method: order.payment_method }
}

/** The spec's shape (back-office §7). */
export function presentRefund({ success, refundId, amount, status, method, error }: RefundOutcome) {
  return { success, refundId: refundId ?? null, amount, status, method, error: error ?? null }
}
