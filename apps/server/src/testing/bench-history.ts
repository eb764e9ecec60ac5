import { businessDateOf, DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { countSales } from '../dashboard/count-sales.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'

const DAYS_A_MONTH = 30

/** The orders that are there once more for each earlier month, with their dishes, finished or cancelled; then counts all days. */
export async function addHistory(database: Database, months: number): Promise<number> {
  const { db } = database
  const { since } = await db.one<{ since: Date }>(sql`select min(order_time) as since from orders`)
  let added = 0
  for (let month = 1; month <= months; month += 1) {
    const days = month * DAYS_A_MONTH
    added += await db.run(sql`
      insert into orders select earlier.* from orders o, lateral jsonb_populate_record(o, jsonb_build_object(
        'id', md5(o.id::text || ${month}::int)::uuid, 'business_date', o.business_date - ${days}::int,
        'order_time', o.order_time - ${days}::int * interval '1 day',
        'status', case o.status when 'cancelled' then 'cancelled' else 'completed' end,
        'payment_session_id', null, 'wish_key', null, 'cart_id', null)) earlier
      where o.order_time >= ${since}`)
    await db.run(sql`
      insert into order_lines select earlier.* from orders o join order_lines l on l.location_id = o.location_id and l.order_id = o.id,
        lateral jsonb_populate_record(l, jsonb_build_object('order_id', md5(o.id::text || ${month}::int)::uuid)) earlier
      where o.order_time >= ${since}`)
  }
  await db.run(sql`analyze orders, order_lines`)
  await countAll(database)
  await db.run(sql`analyze sales_days`)
  return added
}

function countAll(database: Database): Promise<void> {
  return countSales({}, { database, log: openLog('silent'), now: () => new Date(), attempt: 1 })
}

/** Whether orders mark their days. */
export async function markSales(database: Database, isOn: boolean): Promise<void> {
  await database.db.run(
    isOn
      ? sql`alter table orders enable trigger sales_of_new_orders, enable trigger sales_of_changed_orders`
      : sql`alter table orders disable trigger sales_of_new_orders, disable trigger sales_of_changed_orders`,
  )
}

/** So many orders of Truro belong to today, with what was paid for them. */
export async function fillToday({ db }: Database, count: number): Promise<number> {
  const today = businessDateOf({ zone: HOUSE_ZONE, dayEndsAt: DEFAULT_DAY_ENDS_AT }, new Date())
  const moved = await db.run(sql`
    update orders o set business_date = ${today}::date, short_number = 'TRU-' || chosen.n
    from (select id, 10000 + row_number() over () as n from orders where location_id = 'truro' order by order_time desc limit ${count}) chosen
    where o.location_id = 'truro' and o.id = chosen.id`)
  await db.run(sql`
    update payments p set business_date = ${today}::date from orders o
    where p.location_id = 'truro' and o.location_id = 'truro' and o.id = p.order_id and o.business_date = ${today}::date`)
  return moved
}
