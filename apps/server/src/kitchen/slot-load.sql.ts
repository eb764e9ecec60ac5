import type { SlotCapacity } from '@sizzle/domain/order/kitchen-load.ts'
import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** What an order is in a slot of the kitchen. */
export type Share = { readonly slotAt: Date; readonly items: number }

export type LoadChange = {
  readonly slotAt: Date
  readonly orders: number
  readonly items: number
  readonly heldOrders: number
  readonly heldItems: number
  /** Pieces that are put in here, and what then has to hold them; null for what is given back, or is taken in any case. */
  readonly taken: { readonly items: number; readonly capacity: SlotCapacity } | null
}
export type SlotAfter = { readonly slot_at: Date; readonly orders: number; readonly items: number }

/**
 * The one statement that changes what the kitchen has to do in its slots. The rows are locked in the order of time, here
 * and everywhere, so nobody waits in a circle. A slot without room is not changed and not answered; what is given back
 * always fits. The largest order has an empty slot for itself.
 */
export async function changeLoad(tx: Tx, locationId: string, changes: readonly LoadChange[]) {
  const rows = await tx.many<SlotAfter | NoSlot>(loadChanged(locationId, changes, null))
  return rows.filter((row): row is SlotAfter => row.slot_at !== null)
}

type NoSlot = { readonly [name in keyof SlotAfter]: null }

/** The same, not waited for: where the slot has no room, or the location was deleted, the transaction runs again. */
export function sendLoad(tx: Tx, locationId: string, changes: readonly LoadChange[], required: Date) {
  tx.send(loadChanged(locationId, changes, required))
}

function loadChanged(locationId: string, changes: readonly LoadChange[], required: Date | null) {
  return sql`
    with c as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(changes.map(rowOf))}::jsonb) as c (
        slot_at timestamptz, orders int, items int, held_orders int, held_items int, taken int, cap_orders int, cap_items int)
    ), changed as (
    insert into slot_load as s (location_id, slot_at, orders, items, held_orders, held_items)
    select ${locationId}, c.slot_at, greatest(c.orders, 0), greatest(c.items, 0), greatest(c.held_orders, 0), greatest(c.held_items, 0)
    from c order by c.slot_at
    on conflict (location_id, slot_at) do update set
      (orders, items, held_orders, held_items) = (
        select greatest(s.orders + c.orders, 0), greatest(s.items + c.items, 0),
               greatest(s.held_orders + c.held_orders, 0), greatest(s.held_items + c.held_items, 0)
        from c where c.slot_at = excluded.slot_at)
    where exists (
      select from c where c.slot_at = excluded.slot_at and (c.taken is null
        or (s.orders + s.held_orders + c.orders + c.held_orders <= coalesce(c.cap_orders, 2147483647)
          and (s.items + s.held_items + c.items + c.held_items <= coalesce(c.cap_items, 2147483647)
            or s.items + s.held_items + c.items + c.held_items = c.taken))))
    returning slot_at, orders + held_orders as orders, items + held_items as items
    ), held as materialized (
      select or_again(${required}::timestamptz is null
        or exists (select from changed where slot_at = ${required})
          and exists (select from locations where id = ${locationId} and deleted_at is null), 'the kitchen has no room any more') as is_held
    )
    select changed.* from held left join changed on held.is_held`
}

function rowOf({ slotAt, orders, items, heldOrders, heldItems, taken }: LoadChange) {
  return {
    slot_at: slotAt,
    orders,
    items,
    held_orders: heldOrders,
    held_items: heldItems,
    taken: taken?.items ?? null,
    cap_orders: taken?.capacity.orders ?? null,
    cap_items: taken?.capacity.items ?? null,
  }
}

/** Slots that are long over: what is counted is read from today on. */
export function forgetOldLoads(db: Db, before: Date) {
  return inSteps(() =>
    db.run(sql`
      delete from slot_load where slot_at < ${before} and ctid = any(array(
        select ctid from slot_load where slot_at < ${before} order by slot_at limit 500 for update skip locked))`),
  )
}
