import * as contract from '@sizzle/contract/board.ts'
import { ADMIN_DEFAULT_REASON, cancelReason, cancelOrder as decideCancel } from '@sizzle/domain/order/cancel.ts'
import { type Move, NEXT } from '@sizzle/domain/order/status.ts'
import type { MoneyBack } from '@sizzle/domain/payment/money-back.ts'
import { cancellationSummary, planRefund } from '@sizzle/domain/payment/refund.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import { locationsOf, onlyAt } from '../kit/lookup.ts'
import { stagedOperation } from '../kit/operation.ts'
import type { Books } from '../orders/change-order.ts'
import { moneyOfOrder } from '../orders/order-money.sql.ts'
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { executeRefund, presentOutcome } from '../payments/execute-refund.ts'
import { cardRefundOf } from '../payments/payments.sql.ts'
import { changeStatus, currentState } from './change-status.ts'
import { byHand, startRefund } from './start-refund.ts'

/**
 * A manager's cancellation (ordering 28). The order's lock decides between two people: one cancels, or the order moves on.
 * Status and refund commit together; then the provider is asked, and the answer says what came of it (money 21).
 */
export function cancelOrder(cards: CardPayments) {
  return stagedOperation(
    contract.cancelOrder,
    async (input, { tx, who, now }) => {
      const person = personOf(who)
      const order = await lockOrder(tx, { id: input.orderId, at: locationsOf(person) })
      if (!order || !mayAt(person, 'order.cancel', order.location_id)) return refuse({ code: 'order_not_found' })
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
      return ok({ ...begun, ...refund })
    },
    async ({ orderId, locationId, oldStatus, method, ...refund }, { clock }) => {
      const outcome = refund.refundId
        ? await executeRefund(cards, { id: refund.refundId, at: onlyAt(locationId) }, clock)
        : byHand({ payment_method: method }, refund)
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

/** Cancelled before: the card's refund, if there is one, is told again. */
async function earlierRefund(tx: Tx, order: OrderRow) {
  const refund = await cardRefundOf(tx, order)
  return refund
    ? { kind: 'automatic' as const, amount: refund.amount, refundId: refund.id }
    : { kind: 'none' as const, amount: 0, refundId: null }
}

/** The decided cancellation of a locked order: its move and what becomes of its money commit together (money 21). */
export async function cancelLocked(
  books: Books,
  order: OrderRow,
  move: Move,
  by: Pick<Person, 'userId' | 'name'>,
  reason = ADMIN_DEFAULT_REASON,
  isAwaited = false,
) {
  const plan = planOf(order, await moneyOfOrder(books.tx, order))
  const cancelled = await changeStatus(books, order, move, by, reason)
  const { version, refund } = await startRefund(books, { order: cancelled, plan, reason }, by, isAwaited)
  await enqueue(books.tx, 'tell-cancelled', { orderId: order.id, locationId: order.location_id, reason })
  return { version, refund }
}

function planOf(order: OrderRow, { left }: MoneyBack) {
  return planRefund({ paymentStatus: order.payment_status, paymentMethod: order.payment_method, left })
}
