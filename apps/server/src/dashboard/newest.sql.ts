import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { Zone } from './sales.sql.ts'

// Of the whole house they are read in the order in which they were placed, by the index orders_newest, which takes its condition
// (0070_newest_orders.sql); of some locations by each one's history.

export type ActivityRow = {
  id: string
  location_id: string
  short_number: string
  customer_name: string
  total: number
  status: OrderStatus
  order_type: OrderType
  order_time: Date
}
type ZoneTimes = Zone & { readonly since: Date; readonly until: Date }

/**
 * The ten newest orders that were placed between these times. The ten stands in the statements: with a limit that it is only told,
 * PostgreSQL planned them anew for each question in a house of many orders.
 */
export function newestOrders(db: Db, ids: Locations, times: readonly ZoneTimes[]) {
  return ids === null ? newestOfHouse(db, times) : newestAt(db, ids, times)
}

/** By when they were placed, wherever that was. A scalar question of each order keeps PostgreSQL from beginning with the locations. */
function newestOfHouse(db: Db, times: readonly ZoneTimes[]) {
  return db.many<ActivityRow>(sql`
    with times as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (time_zone text, day_ends_at text, since timestamptz, until timestamptz)
    )
    select location_id, id, short_number, customer_name, total, status, order_type, order_time from orders o
    where short_number <> '' and order_time >= (select min(since) from times) and order_time < (select max(until) from times)
      and (
        select o.order_time >= t.since and o.order_time < t.until
        from locations l join times t on (l.time_zone, l.day_ends_at) = (t.time_zone, t.day_ends_at)
        where l.id = o.location_id
      )
    order by order_time desc, id limit 10`)
}

/**
 * Found by each location's history. Ten locations have one that is at least as new as the tenth of their newest ones, so older orders
 * are not read.
 */
function newestAt(db: Db, ids: readonly string[], times: readonly ZoneTimes[]) {
  return db.many<ActivityRow>(sql`
    with place as materialized (
      select l.id, t.since, t.until, n.order_time as newest from locations l
      join jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (time_zone text, day_ends_at text, since timestamptz, until timestamptz)
        on (l.time_zone, l.day_ends_at) = (t.time_zone, t.day_ends_at)
      cross join lateral (
        select order_time from orders
        where location_id = l.id and order_time >= t.since and order_time < t.until order by order_time desc limit 1
      ) n
      where l.id = any(${ids}::text[])
    ), bound as materialized (
      select coalesce((select newest from place order by newest desc offset 9 limit 1), '-infinity') as since
    )
    select o.* from bound b join place p on p.newest >= b.since cross join lateral (
      select id, location_id, short_number, customer_name, total, status, order_type, order_time from orders
      where location_id = p.id and location_id = any(${ids}::text[])
        and order_time >= greatest(p.since, b.since) and order_time < p.until order by order_time desc limit 10
    ) o
    order by o.order_time desc, o.id limit 10`)
}

export type VisitRow = { total: number; refunded: number; name: string; email: string; phone: string; order_time: Date }

/** The newest orders that were not cancelled. */
export function newestVisits(db: Db, ids: Locations, limit: number) {
  return ids === null ? newestVisitsOfHouse(db, limit) : newestVisitsAt(db, ids, limit)
}

function newestVisitsOfHouse(db: Db, limit: number) {
  return db.many<VisitRow>(sql`
    select total, refunded_of(location_id, id) as refunded, customer_name as name, customer_email as email, customer_phone as phone, order_time
    from orders where short_number <> '' and status <> 'cancelled' order by order_time desc limit ${limit}::int`)
}

/** Found as the ten newest are. */
function newestVisitsAt(db: Db, ids: readonly string[], limit: number) {
  return db.many<VisitRow>(sql`
    with place as materialized (
      select l.id, n.order_time as newest from locations l cross join lateral (
        select order_time from orders where location_id = l.id and status <> 'cancelled' order by order_time desc limit 1
      ) n
      where l.id = any(${ids}::text[])
    ), bound as materialized (
      select coalesce((select newest from place order by newest desc offset ${limit - 1}::int limit 1), '-infinity') as since
    )
    select o.total, refunded_of(o.location_id, o.id) as refunded, o.customer_name as name, o.customer_email as email, o.customer_phone as phone, o.order_time
    from (
      select o.* from bound b join place p on p.newest >= b.since cross join lateral (
        select id, location_id, total, customer_name, customer_email, customer_phone, order_time from orders
        where location_id = p.id and location_id = any(${ids}::text[]) and status <> 'cancelled'
          and order_time >= b.since
        order by order_time desc limit ${limit}
      ) o
      order by o.order_time desc limit ${limit}
    ) o order by o.order_time desc`)
}
