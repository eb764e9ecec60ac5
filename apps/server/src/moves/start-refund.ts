import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { RefundOutcome, RefundPlan } from '@sizzle/domain/payment/refund.ts'
import type { Person } from '../kit/context.ts'
import { type Books, changeOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import { requestRefundOfOrder } from '../payments/request-refund.ts'

export type StartedRefund = {
  readonly kind: RefundPlan['kind']
  readonly amount: number
  /** The refund that the provider is asked for after the commit. */
  readonly refundId: string | null
}
type Cancellation = { readonly order: OrderRow; readonly plan: RefundPlan; readonly reason: string }

/**
 * What becomes of the money of a cancelled order, in the transaction that cancels it (money 21). Money that no provider
 * holds goes back by hand: the order stays paid and cancelled, which is that task, and its timeline says so.
 */
export async function startRefund(
  books: Books,
  { order, plan, reason }: Cancellation,
  { userId: id, name }: Pick<Person, 'userId' | 'name'>,
  isAwaited: boolean,
): Promise<{ version: number; refund: StartedRefund }> {
  const { kind, amount } = plan
  if (kind === 'none') return { version: order.version, refund: { kind, amount, refundId: null } }
  const asked = { by: { id, name }, reason, atOnce: !isAwaited }
  const refund = kind === 'automatic' ? await requestRefundOfOrder(books, order, asked) : null
  const note = `${refund ? 'Refund to the card' : 'Refund by hand'}: ${formatCad(refund?.amount ?? amount)}`
  const { version } = await changeOrder(books, order, { set: {}, event: { kind: 'payment', by: { id, name }, note } })
  if (refund) return { version, refund: { kind, ...refund } }
  return { version, refund: { kind: kind === 'automatic' ? 'manual_review' : kind, amount, refundId: null } }
}

/** Only a person can give this money back. */
export function byHand(order: { payment_method: string }, { kind, amount }: StartedRefund): RefundOutcome | null {
  if (kind === 'none') return null
  return { success: false, amount, status: 'manual_required', method: order.payment_method }
}
