import { orderTimesOf, slotCapacityOf } from '@sizzle/domain/locations/order-rules.ts'
import { slotStartOf } from '@sizzle/domain/order/kitchen-load.ts'
import { movedFireAt, type PromisedOrder } from '@sizzle/domain/order/promise.ts'
import { moveRoom } from '../kitchen/take-room.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import type { OrderSet } from '../orders/change-order.sql.ts'
import type { Books } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'

export function promisedOrder(order: OrderRow): PromisedOrder {
  return {
    status: order.status,
    promisedAt: order.promised_at,
    scheduledFor: order.scheduled_for,
    fireAt: order.fire_at,
    quotedMinutes: order.quoted_minutes,
  }
}

type NewPromise = { readonly promisedAt: Date; readonly location: LocationRow }

/**
 * What goes with the promise of an order for later: the time that it is for, and while it waits, when the kitchen begins
 * with it and the slot in which it counts. An order for now keeps its slot: the kitchen that is behind has no more room.
 */
export async function laterTimes(
  books: Books,
  order: OrderRow,
  { promisedAt, location }: NewPromise,
): Promise<OrderSet> {
  if (order.scheduled_for === null) return {}
  const time = { scheduled_for: promisedAt, estimated_ready: promisedAt }
  if (order.status !== 'pending') return time
  const fireAt = movedFireAt(promisedOrder(order), promisedAt, books.now)
  return { ...time, fire_at: fireAt, ...(await movedSlot(books, order, { promisedAt, location })) }
}

async function movedSlot({ tx }: Books, order: OrderRow, { promisedAt, location }: NewPromise): Promise<OrderSet> {
  const { slot_at: from, slot_items: items } = order
  if (from === null || items === null) return {}
  const to = slotStartOf(location.time_zone, orderTimesOf(location.order_rules).slotMinutes, promisedAt)
  if (to.getTime() === from.getTime()) return {}
  const capacity = slotCapacityOf(location.order_rules)
  const isOverbooked = await moveRoom(tx, { locationId: location.id, items, from, to, capacity })
  return { slot_at: to, is_overbooked: isOverbooked }
}
