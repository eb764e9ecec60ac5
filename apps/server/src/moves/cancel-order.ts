import * as contract from '@sizzle/contract/cancel-order.ts'
import { ADMIN_DEFAULT_REASON, cancelReason, cancelOrder as decideCancel } from '@sizzle/domain/order/cancel.ts'
import { type Move, NEXT } from '@sizzle/domain/order/status.ts'
import { cancellationSummary, joinOutcomes, planRefund, type RefundOutcome } from '@sizzle/domain/payment/refund.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { ownOrLent } from '../accounts/approvals/lent-right.ts'
import { endOrderLinks } from '../checkouts/end-order-links.ts'
import { type Person, personOf, type WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import { locationsOf, onlyAt } from '../kit/lookup.ts'
import { stagedOperation } from '../kit/operation.ts'
import type { Books } from '../orders/change-order.ts'
import { moneyOfOrder } from '../orders/order-money.sql.ts'
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { executeRefund, presentOutcome } from '../payments/execute-refund.ts'
import { cardRefundsOf, lockPaymentsOfOrder, type PaymentRow } from '../payments/payments.sql.ts'
import { isByCard } from '../payments/request-refund.ts'
import { changeStatus, currentState } from './change-status.ts'
import { byHand, type StartedRefund, startRefund } from './start-refund.ts'

/**
 * A manager's cancellation (ordering 28). The order's lock decides between two people: one cancels, or the order moves on.
 * Status and refund commit together; then the provider is asked, and the answer says what came of it (money 21).
 */
export function cancelOrder(cards: CardPayments) {
  return stagedOperation(
    contract.cancelOrder,
    async (input, context) => {
      const { tx, who, now } = context
      const person = personOf(who)
      const order = await lockOrder(tx, { id: input.orderId, at: locationsOf(person) })
      if (!order || !mayAt(person, 'order.move', order.location_id)) return refuse({ code: 'order_not_found' })
      const right = await rightToCancel(context, order, input.approvalId)
      if (!right.ok) return right
      const current = await currentState(tx, order)

      const decided = decideCancel(order, cancelReason(input, 'backOffice'), now)
      if (!decided.ok) {
        if (decided.refusal.code === 'cancel_reason_required')
          throw new Error('a blank reason has become the default one')
        return refuse({ ...decided.refusal, allowed: NEXT[order.status], current })
      }
      const isStale = input.expectedVersion !== undefined && input.expectedVersion !== order.version
      if (decided.value.changed && isStale) return refuse({ code: 'order_changed', current })

      const begun = {
        orderId: order.id,
        locationId: order.location_id,
        oldStatus: order.status,
        method: order.payment_method,
      }
      if (!decided.value.changed) return ok({ ...begun, ...(await earlierRefund(tx, order)) })
      const { refund } = await cancelLocked({ tx, now }, order, decided.value, person, decided.value.reason, true)
      await right.value.audit({ reason: decided.value.reason })
      return ok({ ...begun, ...refund })
    },
    async ({ orderId, locationId, oldStatus, method, ...refund }, { database, clock }) => {
      const outcomes: RefundOutcome[] = []
      // One for each payment by card.
      const refunds =
        refund.kind === 'automatic' ? await cardRefundsOf(database.db, { location_id: locationId, id: orderId }) : []
      for (const { id } of refunds) outcomes.push(await executeRefund(cards, { id, at: onlyAt(locationId) }, clock))
      const outcome = joinOutcomes(outcomes) ?? byHand({ payment_method: method }, refund)
      return ok({
        orderId,
        oldStatus,
        newStatus: 'cancelled' as const,
        message: cancellationSummary(refund, outcome),
        refund: outcome && presentOutcome(outcome),
      })
    },
  )
}

/** One's own, or a manager's who approves what goes back; then both names stand in the trail. */
async function rightToCancel(context: WriteContext, order: OrderRow, approvalId: string | undefined) {
  const payments = await lockPaymentsOfOrder(context.tx, order)
  const amount = payments.reduce((sum, payment) => sum + payment.amount - payment.asked_back, 0)
  return ownOrLent(
    context,
    { action: 'cancelOrder', subject: `order:${order.id}`, amount, locationId: order.location_id },
    approvalId,
  )
}

/** So long the provider has to answer, so that one letter says that the order was cancelled and that the money is back. */
const ANSWER_MS = 3000

/** Cancelled before: the card's refunds, if there are any, are told again. */
async function earlierRefund(tx: Tx, order: OrderRow): Promise<StartedRefund> {
  const refunds = await cardRefundsOf(tx, order)
  const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return { kind: refunds.length > 0 ? 'automatic' : 'none', amount, byHand: 0 }
}

/** The decided cancellation of a locked order: its move, the end of its links, and what becomes of its money commit together (money 21). */
export async function cancelLocked(
  books: Books,
  order: OrderRow,
  move: Move,
  by: Pick<Person, 'userId' | 'name'>,
  reason = ADMIN_DEFAULT_REASON,
  isAwaited = false,
) {
  await endOrderLinks(books, order, { by: by.name, left: 0 })
  const plan = await planOf(books.tx, order)
  const cancelled = await changeStatus(books, order, move, by, reason)
  const { version, refund } = await startRefund(books, { order: cancelled, plan, reason }, by, isAwaited)
  const about = { orderId: order.id, locationId: order.location_id, reason }
  const runAt = refund.kind === 'automatic' ? { runAt: new Date(books.now.getTime() + ANSWER_MS) } : {}
  await enqueue(books.tx, 'tell-cancelled', about, { key: `tell-cancelled:${order.id}`, ...runAt })
  return { version, refund }
}

async function planOf(tx: Tx, order: OrderRow) {
  const there = (await lockPaymentsOfOrder(tx, order)).filter(({ amount, asked_back }) => amount > asked_back)
  const { left } = await moneyOfOrder(tx, order)
  return planRefund({ paymentStatus: order.payment_status, paymentMethod: methodOf(order, there), left })
}

/** What is still there says how it was paid; the order itself knows only how it was meant to be. */
function methodOf({ payment_method: method }: OrderRow, there: readonly PaymentRow[]): string {
  if (there.some(isByCard)) return 'card'
  return method === 'cash' && there.some(({ tender }) => tender !== 'cash') ? 'manual' : method
}
