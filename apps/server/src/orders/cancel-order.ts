import * as contract from '@sizzle/contract/board.ts'
import { ADMIN_DEFAULT_REASON, cancelReason, cancelOrder as decideCancel } from '@sizzle/domain/order/cancel.ts'
import { type Move, NEXT } from '@sizzle/domain/order/status.ts'
import { cancellationSummary, planRefund } from '@sizzle/domain/payment/refund.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { operation } from '../kit/operation.ts'
import { changeStatus, currentState } from './change-status.ts'
import { lockOrder, type OrderRow } from './orders.sql.ts'
import { presentRefund, startRefund } from './start-refund.ts'

/** A manager's cancellation (back-office §4). The order's lock decides between two people: one cancels, or the order moves on. */
export const cancelOrder = operation(contract.cancelOrder, async (input, { tx, who, now }) => {
  const person = personOf(who)
  const order = await lockOrder(tx, input.orderId)
  if (!order || !mayAt(person, 'order.cancel', order.location_id)) return refuse({ code: 'order_not_found' })
  const current = await currentState(tx, order)

  const decided = decideCancel(order, cancelReason(input, 'backOffice'), now)
  if (!decided.ok) {
    if (decided.refusal.code === 'cancel_reason_required') throw new Error('a blank reason has become the default one')
    return refuse({ ...decided.refusal, allowed: NEXT[order.status], current })
  }
  const isStale = input.expectedVersion !== undefined && input.expectedVersion !== order.version
  if (decided.value.changed && isStale) return refuse({ code: 'order_changed', current })

  const { plan, outcome } = decided.value.changed
    ? await cancelLocked(tx, order, decided.value, person, decided.value.reason)
    : { plan: planOf(order), outcome: null }
  return ok({
    orderId: order.id,
    oldStatus: order.status,
    newStatus: 'cancelled' as const,
    message: cancellationSummary(plan, outcome),
    refund: outcome && presentRefund(outcome),
  })
})

/** The decided cancellation of a locked order: its move and what becomes of its money commit together (decisions.md 27). */
export async function cancelLocked(
  tx: Tx,
  order: OrderRow,
  move: Move,
  by: Pick<Person, 'userId' | 'name'>,
  reason = ADMIN_DEFAULT_REASON,
) {
  const plan = planOf(order)
  const version = await changeStatus(tx, order, move, by, reason)
  return { plan, version, outcome: await startRefund(tx, order, plan, by, move.at) }
}

function planOf(order: OrderRow) {
  const paid = order.payment_status === 'paid' ? order.total : 0
  return planRefund({ paymentStatus: order.payment_status, paymentMethod: order.payment_method, paid })
}
