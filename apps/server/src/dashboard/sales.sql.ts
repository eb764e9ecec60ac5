import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'

// Read from what was counted of each day: see 0035_sales.sql.

/** Locations whose business days begin at the same instants. */
export type Zone = { readonly time_zone: string; readonly day_ends_at: string }

/** Closed locations too: what they sold is still a part of the sums. */
export function zonesOf(db: Db, ids: Locations) {
  return db.many<Zone>(sql`
    select distinct time_zone, day_ends_at from locations where ${ids}::text[] is null or id = any(${ids}::text[])`)
}

/** A period at such locations. Days are included at both ends. */
export type ZonePeriod = Zone & {
  readonly from: string
  readonly to: string
  /** Whole days that are compared, and the last one of which only a part is. */
  readonly before_from: string
  readonly before_to: string
  readonly part_day: string | null
  readonly part_until: Date | null
}

export type PeriodSums = Readonly<Record<OrderStatus, number>> & {
  readonly pickup: number
  readonly delivery: number
  readonly dine_in: number
  readonly subtotal: number
  readonly fees: number
  readonly discounts: number
  readonly tax: number
  readonly tip: number
  readonly total: number
  readonly refunded: number
  readonly customers: number
  readonly orders_before: number
  readonly revenue_before: number
  readonly customers_before: number
  readonly dishes: readonly { readonly name: string; readonly count: number; readonly revenue: number }[]
}

/** All of a period in one reading of the days, so that its figures are of one moment. */
export function periodSums(db: Db, ids: Locations, periods: readonly ZonePeriod[], mostDishes: number) {
  const first = least(periods.map(({ from, before_from }) => (before_from < from ? before_from : from)))
  const last = greatest(periods.map(({ to }) => to))
  return db.one<PeriodSums>(sql`
    with here as (
      select l.id, p."from", p."to", p.before_from, p.before_to, p.part_day, p.part_until
      from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as p (time_zone text, day_ends_at text, "from" date, "to" date,
        before_from date, before_to date, part_day date, part_until timestamptz)
      join locations l on (l.time_zone, l.day_ends_at) = (p.time_zone, p.day_ends_at)
      where ${ids}::text[] is null or l.id = any(${ids}::text[])
    ), days as materialized (
      select d.*, d.business_date >= h."from" as is_now
      from sales_between(${ids}::text[], ${first}::date, ${last}::date) d join here h on h.id = d.location_id
      where d.business_date between h."from" and h."to" or d.business_date between h.before_from and h.before_to
    ), part as materialized (
      select o.total - refunded_of(o.location_id, o.id) as revenue, customer_number(o.customer_email, o.customer_phone) as customer
      from here h join orders o on o.location_id = h.id and o.business_date = h.part_day
      where o.order_time < h.part_until and o.status <> 'cancelled'
        and (${ids}::text[] is null or o.location_id = any(${ids}::text[]))
    ), sums as (
      select is_now, sum(pending) as pending, sum(preparing) as preparing, sum(ready) as ready, sum(completed) as completed,
        sum(cancelled) as cancelled, sum(pickup) as pickup, sum(delivery) as delivery, sum(dine_in) as dine_in,
        sum(subtotal) as subtotal, sum(fees) as fees, sum(discounts) as discounts, sum(tax) as tax, sum(tip) as tip,
        sum(total) as total, sum(refunded) as refunded
      from days group by is_now
    )
    select coalesce(n.pending, 0)::int as pending, coalesce(n.preparing, 0)::int as preparing, coalesce(n.ready, 0)::int as ready,
      coalesce(n.completed, 0)::int as completed, coalesce(n.cancelled, 0)::int as cancelled,
      coalesce(n.pickup, 0)::int as pickup, coalesce(n.delivery, 0)::int as delivery, coalesce(n.dine_in, 0)::int as dine_in,
      coalesce(n.subtotal, 0)::bigint as subtotal, coalesce(n.fees, 0)::bigint as fees, coalesce(n.discounts, 0)::bigint as discounts,
      coalesce(n.tax, 0)::bigint as tax, coalesce(n.tip, 0)::bigint as tip, coalesce(n.total, 0)::bigint as total,
      coalesce(n.refunded, 0)::bigint as refunded,
      (select count(distinct customer) from days, unnest(customers) customer where is_now)::int as customers,
      (coalesce(b.pickup + b.delivery + b.dine_in, 0) + (select count(*) from part))::int as orders_before,
      (coalesce(b.total - b.refunded, 0) + (select coalesce(sum(revenue), 0) from part))::bigint as revenue_before,
      (select count(*) from (select unnest(customers) from days where not is_now
        union select customer from part where customer is not null) known)::int as customers_before,
      coalesce((select jsonb_agg(to_jsonb(dish)) from (
        select name, sum(count)::bigint as count, sum(revenue)::bigint as revenue
        from days, jsonb_to_recordset(dishes) as d (name text, count bigint, revenue bigint)
        where is_now group by name order by 2 desc, 3 desc, name collate "C" limit ${mostDishes}::int) dish), '[]') as dishes
    from (select) one left join sums n on n.is_now left join sums b on not b.is_now`)
}

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

/** The newest orders that were placed between these times, found by each location's history. */
export function newestOrders(db: Db, ids: Locations, times: readonly ZoneTimes[], limit: number) {
  return db.many<ActivityRow>(sql`
    select o.* from locations l
    join jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (time_zone text, day_ends_at text, since timestamptz, until timestamptz)
      on (l.time_zone, l.day_ends_at) = (t.time_zone, t.day_ends_at)
    cross join lateral (
      select id, location_id, short_number, customer_name, total, status, order_type, order_time from orders
      where location_id = l.id and (${ids}::text[] is null or location_id = any(${ids}::text[]))
        and order_time >= t.since and order_time < t.until order by order_time desc limit ${limit}
    ) o
    order by o.order_time desc, o.id limit ${limit}`)
}

export type VisitRow = { total: number; refunded: number; email: string; phone: string; order_time: Date }

/** The newest orders that were not cancelled. */
export function newestVisits(db: Db, ids: Locations, limit: number) {
  return db.many<VisitRow>(sql`
    select o.total, refunded_of(o.location_id, o.id) as refunded, o.customer_email as email, o.customer_phone as phone, o.order_time
    from (
      select o.* from locations l cross join lateral (
        select id, location_id, total, customer_email, customer_phone, order_time from orders
        where location_id = l.id and (${ids}::text[] is null or location_id = any(${ids}::text[])) and status <> 'cancelled'
        order by order_time desc limit ${limit}
      ) o
      order by o.order_time desc limit ${limit}
    ) o order by o.order_time desc`)
}

function least(dates: readonly string[]): string {
  return dates.reduce((one, other) => (other < one ? other : one))
}
function greatest(dates: readonly string[]): string {
  return dates.reduce((one, other) => (other > one ? other : one))
}
