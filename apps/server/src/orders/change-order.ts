import { keysOf } from '@sizzle/domain/record.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { giveRoomBack } from '../kitchen/take-room.ts'
import { giveStockBack } from '../menu/take-stock.ts'
import { settleLoyalty } from '../people/settle-loyalty.ts'
import { releaseUse } from '../promotions/promotions.sql.ts'
import { type OrderSet, updateOrder } from './change-order.sql.ts'
import { addEvent, type EventKind, type NewOrder, type OrderRow } from './orders.sql.ts'
import { tellStations } from './tell-stations.ts'

/** What every write needs: the transaction, and the moment at which all of it happens. */
export type Books = { readonly tx: Tx; readonly now: Date }

export type Author = { readonly id: string | null; readonly name: string }
/** Where nobody of the house pressed anything. */
export const THE_SYSTEM: Author = { id: null, name: 'the system' }

export type OrderChange = {
  readonly set: OrderSet
  readonly event: {
    readonly kind: EventKind
    readonly by: Author
    readonly note?: string | undefined
  }
  /** The refund that this change tells of, for the ledger's entry. */
  readonly refundId?: string
}

/**
 * The one way in which an order changes: its columns with the next version, who did it and when, what the customer earns
 * or gives back by it, what its stations are told, and the notice to every open screen. The row must be locked by the caller,
 * or have been written by it.
 */
export async function changeOrder(
  { tx, now }: Books,
  order: OrderRow | NewOrder,
  change: OrderChange,
): Promise<OrderRow> {
  const { kind, by, note } = change.event
  const changed = await updateOrder(tx, order, change.set, now)
  addEvent(tx, changed, {
    kind,
    status: changed.status,
    at: now,
    actor_id: by.id,
    actor_name: by.name,
    note,
    before: kind === 'status' || kind === 'promise' ? columnsOf(order, change.set) : undefined,
  })
  await giveBackWhatWasTaken(tx, order, changed)
  await tellStations({ tx, now }, order, changed)
  if (order.status === 'completed' || changed.status === 'completed')
    await settleLoyalty(tx, changed, change.refundId ?? null, now)
  await announce(tx, 'order.changed', {
    id: changed.id,
    version: changed.version,
    locationId: changed.location_id,
    userId: changed.user_id,
  })
  return changed
}

/**
 * What is cancelled frees its room in the kitchen, and where nobody had begun to cook also its counted dishes and its code
 * (promotions 7). Nobody takes a cancellation back.
 */
async function giveBackWhatWasTaken(tx: Tx, before: Pick<OrderRow, 'status'>, changed: OrderRow) {
  const { status, location_id, slot_at, slot_items, stock_taken } = changed
  if (before.status === 'cancelled' || status !== 'cancelled') return
  if (before.status === 'pending') {
    await giveStockBack(tx, location_id, stock_taken, 'order')
    await releaseUse(tx, changed.id)
  }
  if (slot_at === null || slot_items === null) return
  await giveRoomBack(tx, location_id, { slotAt: slot_at, items: slot_items }, 'order')
}

/** What these columns held before. */
function columnsOf(order: Partial<OrderRow>, set: OrderSet): OrderSet {
  const names = keysOf(set)
  return Object.fromEntries(names.map((name) => [name, order[name]]))
}
