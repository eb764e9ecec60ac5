import { type Db, sql } from '../kit/db/sql.ts'

type Load = { slot_at: Date; orders: number; items: number; held_orders: number; held_items: number }

/** What the kitchen's counters say, without slots that are empty again. */
export function loadAsCounted(db: Db) {
  return db.many<Load>(sql`
    select slot_at, orders, items, held_orders, held_items from slot_load
    where location_id = 'truro' and orders + items + held_orders + held_items > 0 order by slot_at`)
}

/** The same, counted anew from the orders and the payments that are open. */
export function loadOfOrders(db: Db) {
  return db.many<Load>(sql`
    select slot_at, sum(orders)::int as orders, sum(items)::int as items, sum(held_orders)::int as held_orders,
           sum(held_items)::int as held_items
    from (
      select slot_at, 1 as orders, slot_items as items, 0 as held_orders, 0 as held_items from orders
      where location_id = 'truro' and slot_at is not null and status <> 'cancelled'
      union all
      select slot_at, 0, 0, 1, slot_items from payment_sessions where location_id = 'truro' and slot_at is not null
    ) counted
    group by slot_at order by slot_at`)
}
