import { moveOrder, NEXT, type OrderStatus, rightToMove, statusLabel } from '@sizzle/domain/order/status.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../kit/context.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { lastEventOf, lockOrder } from '../orders/orders.sql.ts'
import { cancelLocked } from './cancel-order.ts'
import { changeStatus, stateOf } from './change-status.ts'

export type MoveInput = {
  orderId: string
  status: OrderStatus
  expectedVersion?: number | undefined
  /** A batch is for one location: another one's order is unknown to it. */
  locationId?: string
}

/** One move of one order: for `updateOrderStatus`, and for each item of `updateMultipleOrderStatuses`. */
export async function moveOne({ orderId, status, expectedVersion, locationId }: MoveInput, context: WriteContext) {
  const { tx, now } = context
  const person = personOf(context.who)
  const lookup = { id: orderId, at: locationId === undefined ? locationsOf(person) : [locationId] }
  // In this order: what is read after the lock stands until the end.
  const [order, last] = await Promise.all([lockOrder(tx, lookup), lastEventOf(tx, lookup)])
  // Another location's order is as unknown as one that never was; what a colleague may do with the own one's is no secret.
  if (!order || !mayAt(person, 'order.see', order.location_id)) return refuse({ code: 'order_not_found' })
  if (!mayAt(person, rightToMove(status), order.location_id)) return refuse({ code: 'permission-denied' })
  const current = stateOf(order, last)

  const move = moveOrder({ status: order.status, scheduledFor: order.scheduled_for }, status, now)
  if (!move.ok) return refuse({ ...move.refusal, allowed: NEXT[order.status], current })
  if (move.value.changed && expectedVersion !== undefined && expectedVersion !== order.version) {
    return refuse({ code: 'order_changed', current })
  }

  const message = `Order ${order.short_number}: ${statusLabel(status, order.order_type)}`
  const moved = { orderId, oldStatus: order.status, newStatus: status, message }
  if (!move.value.changed) return ok({ ...moved, changed: false, version: order.version, current })
  const { version } =
    status === 'cancelled'
      ? await cancelLocked(context, order, move.value, person)
      : await changeStatus(context, order, move.value, person)
  return ok({ ...moved, changed: true, version, current: { status, at: now, by: person.name } })
}
