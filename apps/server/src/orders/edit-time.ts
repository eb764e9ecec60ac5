import { orderTimesOf } from '@sizzle/domain/locations/order-rules.ts'
import { editedPromise } from '@sizzle/domain/order/edit.ts'
import { slotStartOf } from '@sizzle/domain/order/kitchen-load.ts'
import { fireAt } from '@sizzle/domain/order/quote.ts'
import type { Tx } from '../kit/db/sql.ts'
import { type Kitchen, quoteFor, type TimeAsking } from '../kitchen/kitchen-at.ts'
import { exchangeRoom } from '../kitchen/take-room.ts'
import type { OrderSet } from './change-order.sql.ts'
import type { OrderRow } from './orders.sql.ts'
import { piecesOf } from './price-cart.ts'
import type { PricedEdit } from './price-edit.ts'

type Piece = { readonly quantity: number }
export type EditedTimes = { readonly promisedAt: Date; readonly set: OrderSet }

/** When an order can be had with what was added, and when the kitchen begins with it. */
export function editedTimes(
  order: OrderRow,
  before: readonly Piece[],
  { kitchen, wanted }: PricedEdit,
  asking: TimeAsking,
): EditedTimes {
  const { now, question } = asking
  const { scheduled_for: scheduledFor, promised_at, estimated_ready, quoted_minutes } = order
  const at = scheduledFor !== null && scheduledFor > now ? scheduledFor : now
  const asked = { ...asking, question: { ...question, orderType: order.order_type, items: piecesOf(before) } }
  const minutesBefore = quoteFor(kitchen, asked, at)
  const minutesAfter = kitchen.quoteAt(at)
  const promisedAt = editedPromise({ promisedAt: promised_at, scheduledFor, minutesBefore, minutesAfter })
  const moreMs = promisedAt.getTime() - promised_at.getTime()
  return {
    promisedAt,
    set: {
      promised_at: promisedAt,
      estimated_ready: estimated_ready && new Date(estimated_ready.getTime() + moreMs),
      quoted_minutes: quoted_minutes === null ? null : quoted_minutes + moreMs / 60_000,
      formula_minutes: kitchen.formulaMinutes,
      slot_items: order.slot_items === null ? null : piecesOf(wanted.items),
      ...begunAt(order, minutesAfter, now),
      ...slotOf(order, promisedAt, kitchen),
    },
  }
}

/** What was due stays due; what waits is begun in time for all of it. */
function begunAt({ scheduled_for, fire_at }: OrderRow, minutes: number, now: Date): OrderSet {
  if (scheduled_for === null || fire_at === null || fire_at <= now) return {}
  return { fire_at: fireAt(scheduled_for, minutes), quoted_minutes: minutes }
}

function slotOf({ slot_at }: OrderRow, promisedAt: Date, { row }: Kitchen): OrderSet {
  if (slot_at === null) return {}
  return { slot_at: slotStartOf(row.time_zone, orderTimesOf(row.order_rules).slotMinutes, promisedAt) }
}

/** The room of what the order is now. Not taken: the kitchen has none for what was added. */
export async function takeEditedRoom(
  tx: Tx,
  order: OrderRow,
  { set }: EditedTimes,
  kitchen: Kitchen,
  overbook: boolean,
) {
  const { slot_at: from, slot_items: items } = order
  const { slot_at: to, slot_items: itemsAfter } = set
  if (!from || !items || !to || !itemsAfter) return { isTaken: true, isOverbooked: order.is_overbooked }
  return exchangeRoom(tx, {
    locationId: order.location_id,
    from: { slotAt: from, items },
    to: { slotAt: to, items: itemsAfter },
    capacity: kitchen.capacity,
    mayOverfill: overbook,
  })
}
