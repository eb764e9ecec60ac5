import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { searchPattern } from '../kit/db/search-pattern.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { EventKind, OrderFilter, OrderRow } from './orders.sql.ts'

// What the back office reads. Every statement names the location first, as the tables' keys do.

/** The active orders, oldest last. The three statuses stand here as the partial index has them, or it would not be used. */
export function activeOrders(db: Db, locationId: string, limit: number, offset: number) {
  return db.many<OrderRow>(sql`
    select * from orders
    where location_id = ${locationId} and status in ('pending', 'preparing', 'ready')
    order by order_time desc, id desc limit ${limit} offset ${offset}`)
}

export function countActiveOrders(db: Db, locationId: string) {
  return db.one<{ count: number }>(sql`
    select count(*)::bigint as count from orders
    where location_id = ${locationId} and status in ('pending', 'preparing', 'ready')`)
}

export type SearchFilter = OrderFilter & {
  search: string | undefined
  sortBy: 'orderTime' | 'updatedAt' | 'estimatedReady' | 'total' | 'customerName'
  ascending: boolean
}

/** A part of name, email, id or number as people type it, or of the phone. */
function patternsOf(search: string | undefined) {
  const digits = search?.replace(/\D/g, '') ?? ''
  return {
    pattern: searchPattern(search),
    phone: digits.length >= 3 ? `%${digits}%` : null,
  }
}

/** The most rows a search goes through: one without a match must not read a year of orders. */
const MOST_LOOKED_THROUGH = 20_000

/** The window is filled from an index, newest first; sorting and matching happen inside it. */
export function searchOrders(db: Db, f: SearchFilter) {
  const { pattern, phone } = patternsOf(f.search)
  return db.many<OrderRow & { matching: number }>(sql`
    with looked_through as (
      select * from orders
      where location_id = ${f.locationId}
        and (${f.status ?? null}::text is null or status = ${f.status ?? null})
        and (${f.activeOnly}::bool is not true or status in ('pending', 'preparing', 'ready'))
        and (${f.orderType ?? null}::text is null or order_type = ${f.orderType ?? null})
        and (${f.from ?? null}::timestamptz is null or order_time >= ${f.from ?? null})
        and (${f.until ?? null}::timestamptz is null or order_time < ${f.until ?? null})
      order by order_time desc limit ${MOST_LOOKED_THROUGH}
    )
    select *, count(*) over ()::bigint as matching from looked_through
    where ${pattern}::text is null or fold_text(customer_name) like ${pattern} or fold_text(customer_email) like ${pattern}
       or short_number ilike ${pattern} or id::text ilike ${pattern} or customer_phone like ${phone}
    order by
      case when ${f.sortBy} = 'total' and ${f.ascending} then total end asc,
      case when ${f.sortBy} = 'total' and not ${f.ascending} then total end desc,
      case when ${f.sortBy} = 'customerName' and ${f.ascending} then lower(customer_name) end asc,
      case when ${f.sortBy} = 'customerName' and not ${f.ascending} then lower(customer_name) end desc,
      case when ${f.sortBy} = 'updatedAt' and ${f.ascending} then updated_at end asc,
      case when ${f.sortBy} = 'updatedAt' and not ${f.ascending} then updated_at end desc,
      case when ${f.sortBy} = 'estimatedReady' and ${f.ascending} then estimated_ready end asc nulls last,
      case when ${f.sortBy} = 'estimatedReady' and not ${f.ascending} then estimated_ready end desc nulls last,
      case when ${f.ascending} then order_time end asc,
      order_time desc, id desc
    limit ${f.limit} offset ${f.offset}`)
}

export type FinishedFilter = Pick<OrderFilter, 'locationId' | 'status' | 'orderType' | 'limit' | 'offset'> & {
  from: Date
  until: Date
  search: string | undefined
}

/** What was completed or cancelled in a time, the latest first, with all that a search finds in it: a day is never cut. */
export function finishedOrders(db: Db, f: FinishedFilter) {
  const { pattern, phone } = patternsOf(f.search)
  return db.many<OrderRow & { matching: number }>(sql`
    select *, count(*) over ()::bigint as matching from orders
    where location_id = ${f.locationId}
      and ((status = 'completed' and completed_at >= ${f.from} and completed_at < ${f.until})
        or (status = 'cancelled' and cancelled_at >= ${f.from} and cancelled_at < ${f.until}))
      and (${f.status ?? null}::text is null or status = ${f.status ?? null})
      and (${f.orderType ?? null}::text is null or order_type = ${f.orderType ?? null})
      and (${pattern}::text is null or fold_text(customer_name) like ${pattern} or fold_text(customer_email) like ${pattern}
        or short_number ilike ${pattern} or id::text ilike ${pattern} or customer_phone like ${phone})
    order by coalesce(cancelled_at, completed_at) desc, id desc limit ${f.limit} offset ${f.offset}`)
}

/** The newest order that is called by this number, however old. */
export function orderByNumber(db: Db, locationId: string, number: string) {
  return db.maybe<OrderRow>(sql`
    select * from orders where location_id = ${locationId} and short_number = ${number}
    order by order_time desc limit 1`)
}

/** Under way, whenever it was placed; over, of what was finished since `from`. `later`: what the kitchen does not begin with yet. */
export function countByStatus(db: Db, locationId: string, from: Date, now: Date) {
  return db.many<{ status: OrderStatus | 'later'; count: number }>(sql`
    select case when status = 'pending' and fire_at > ${now} then 'later' else status end as status, count(*)::bigint as count from orders
    where location_id = ${locationId} and status in ('pending', 'preparing', 'ready')
    group by 1
    union all
    select status, count(*)::bigint as count from orders
    where location_id = ${locationId}
      and ((status = 'completed' and completed_at >= ${from}) or (status = 'cancelled' and cancelled_at >= ${from}))
    group by status`)
}

export type TimelineRow = {
  kind: EventKind
  status: OrderStatus
  at: Date
  actor_name: string
  note: string | null
}

export function timelineOf(db: Db, order: { location_id: string; id: string }) {
  return db.many<TimelineRow>(sql`
    select kind, status, at, actor_name, note from order_events
    where location_id = ${order.location_id} and order_id = ${order.id} order by seq`)
}
