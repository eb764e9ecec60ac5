import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import type { RefundOutcome, RefundPlan } from '@sizzle/domain/payment/refund.ts'
import type { Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { type Books, changeOrder } from '../orders/change-order.ts'
import { moneyOfOrder } from '../orders/order-money.sql.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import { requestRefundsOfOrder } from '../payments/request-refund.ts'

export type StartedRefund = {
  readonly kind: RefundPlan['kind']
  readonly amount: number
  /** What of the money was paid by hand, as it goes back: in coins where it was cash. */
  readonly byHand: number
}
type Cancellation = { readonly order: OrderRow; readonly plan: RefundPlan; readonly reason: string }

/**
 * What becomes of the money of a cancelled order, in the transaction that cancels it (money 21): each payment goes back by
 * its own way. Money that no provider holds goes back by hand: the order stays paid and cancelled, which is that task, and
 * its timeline says so. An order that was paid in part reads paid then: nothing more of it is owed (money 60).
 */
export async function startRefund(
  books: Books,
  { order, plan, reason }: Cancellation,
  { userId: id, name }: Pick<Person, 'userId' | 'name'>,
  isAwaited: boolean,
): Promise<{ version: number; refund: StartedRefund }> {
  const { kind, amount } = plan
  if (kind === 'none') return { version: order.version, refund: { kind, amount, byHand: 0 } }
  const asked = { by: { id, name }, reason, atOnce: !isAwaited }
  const refunds = kind === 'automatic' ? await requestRefundsOfOrder(books, order, asked) : []
  const byCard = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const byHand = amount > byCard ? await inHand(books.tx, order, amount - byCard) : 0
  const notes = [
    ...(byCard > 0 ? [`Refund to the card: ${formatCad(byCard)}`] : []),
    ...(byHand > 0 ? [`Refund by hand: ${formatCad(byHand)}`] : []),
  ]
  const set = order.payment_status === 'refunded' ? {} : { payment_status: 'paid' as const }
  const note = notes.join('. ')
  const { version } = await changeOrder(books, order, { set, event: { kind: 'payment', by: { id, name }, note } })
  if (refunds.length > 0) return { version, refund: { kind, amount: byCard, byHand } }
  return { version, refund: { kind: kind === 'automatic' ? 'manual_review' : kind, amount, byHand } }
}

/** What a person has to give back of a cancelled order; without a payment in the books it is what is left. */
async function inHand(tx: Tx, order: OrderRow, left: Cents): Promise<Cents> {
  const { hand = [] } = await moneyOfOrder(tx, order)
  return hand.reduce((sum, { toGive }) => sum + toGive, 0) || left
}

/** Only a person can give this money back. */
export function byHand(order: { payment_method: string }, { kind, amount }: StartedRefund): RefundOutcome | null {
  if (kind === 'none') return null
  return { success: false, amount, status: 'manual_required', method: order.payment_method }
}
