import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { sameDays } from './same-days.ts'

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

/**
 * All of a period in one reading of the days, so that its figures are of one moment. Of the whole house days are kept added up, and
 * customers are kept by the number of those who came, which holds where all zones have the same days.
 */
export function periodSums(db: Db, ids: Locations, periods: readonly ZonePeriod[], mostDishes: number) {
  const first = least(periods.map(({ from, before_from }) => (before_from < from ? before_from : from)))
  const last = greatest(periods.map(({ to }) => to))
  const house = ids === null ? sameDays(periods) : undefined
  const zones = JSON.stringify(periods)
  return db.one<PeriodSums>(sql`
    with days as materialized (
      select d.*, d.from_date >= z."from" as is_now
      from figures_of_days(${ids}::text[], ${first}::date, ${last}::date) d
      join jsonb_to_recordset(${zones}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date, before_from date, before_to date)
        on (d.time_zone, d.day_ends_at) = (z.time_zone, z.day_ends_at)
      where d.from_date between z."from" and z."to" or d.from_date between z.before_from and z.before_to
    ), part as materialized (
      select * from part_sales(${ids}::text[], ${zones}::jsonb, ${house?.part_day ?? null}::date, ${house?.part_until ?? null}::timestamptz)
    ), sums as (
      select is_now, sum(weight * pending) as pending, sum(weight * preparing) as preparing, sum(weight * ready) as ready,
        sum(weight * completed) as completed, sum(weight * cancelled) as cancelled, sum(weight * pickup) as pickup,
        sum(weight * delivery) as delivery, sum(weight * dine_in) as dine_in, sum(weight * subtotal) as subtotal,
        sum(weight * fees) as fees, sum(weight * discounts) as discounts, sum(weight * tax) as tax, sum(weight * tip) as tip,
        sum(weight * total) as total, sum(weight * refunded) as refunded
      from days group by is_now
    )
    select coalesce(n.pending, 0)::int as pending, coalesce(n.preparing, 0)::int as preparing, coalesce(n.ready, 0)::int as ready,
      coalesce(n.completed, 0)::int as completed, coalesce(n.cancelled, 0)::int as cancelled,
      coalesce(n.pickup, 0)::int as pickup, coalesce(n.delivery, 0)::int as delivery, coalesce(n.dine_in, 0)::int as dine_in,
      coalesce(n.subtotal, 0)::bigint as subtotal, coalesce(n.fees, 0)::bigint as fees, coalesce(n.discounts, 0)::bigint as discounts,
      coalesce(n.tax, 0)::bigint as tax, coalesce(n.tip, 0)::bigint as tip, coalesce(n.total, 0)::bigint as total,
      coalesce(n.refunded, 0)::bigint as refunded,
      case when ${ids}::text[] is null
        then coalesce(customers_of_house(${house?.from ?? null}::date, ${house?.to ?? null}::date, null, null), customers_listed(${zones}::jsonb, true))
        else (select count(distinct customer) from days, unnest(customers) customer where is_now) end::int as customers,
      (coalesce(b.pickup + b.delivery + b.dine_in, 0) + part.orders)::int as orders_before,
      (coalesce(b.total - b.refunded, 0) + part.revenue)::bigint as revenue_before,
      case when ${ids}::text[] is null
        then coalesce(customers_of_house(${house?.before_from ?? null}::date, ${house?.before_to ?? null}::date, ${house?.part_day ?? null}::date,
          ${house?.part_until ?? null}::timestamptz), customers_listed(${zones}::jsonb, false))
        else (select count(*) from (select unnest(customers) from days where not is_now union select unnest(part.customers)) known) end::int as customers_before,
      coalesce((select jsonb_agg(to_jsonb(dish)) from (
        select name, sum(weight * count)::bigint as count, sum(weight * revenue)::bigint as revenue
        from days, jsonb_to_recordset(dishes) as d (name text, count bigint, revenue bigint)
        where is_now group by name having sum(weight * count) <> 0 order by 2 desc, 3 desc, name collate "C" limit ${mostDishes}::int) dish), '[]') as dishes
    from part left join sums n on n.is_now left join sums b on not b.is_now`)
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

/**
 * The ten newest orders that were placed between these times, found by each location's history. Ten locations have one that is at least
 * as new as the tenth of their newest ones, so older orders are not read: of 5,000 locations that takes a tenth of the time. The ten
 * stands in the statement: with a limit that it is only told, PostgreSQL planned it anew for each question in a house of many orders.
 */
export function newestOrders(db: Db, ids: Locations, times: readonly ZoneTimes[]) {
  return db.many<ActivityRow>(sql`
    with place as materialized (
      select l.id, t.since, t.until, n.order_time as newest from locations l
      join jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (time_zone text, day_ends_at text, since timestamptz, until timestamptz)
        on (l.time_zone, l.day_ends_at) = (t.time_zone, t.day_ends_at)
      cross join lateral (
        select order_time from orders
        where location_id = l.id and order_time >= t.since and order_time < t.until order by order_time desc limit 1
      ) n
      where ${ids}::text[] is null or l.id = any(${ids}::text[])
    ), bound as materialized (
      select coalesce((select newest from place order by newest desc offset 9 limit 1), '-infinity') as since
    )
    select o.* from bound b join place p on p.newest >= b.since cross join lateral (
      select id, location_id, short_number, customer_name, total, status, order_type, order_time from orders
      where location_id = p.id and (${ids}::text[] is null or location_id = any(${ids}::text[]))
        and order_time >= greatest(p.since, b.since) and order_time < p.until order by order_time desc limit 10
    ) o
    order by o.order_time desc, o.id limit 10`)
}

export type VisitRow = { total: number; refunded: number; name: string; email: string; phone: string; order_time: Date }

/** The newest orders that were not cancelled, found as the ten newest are. */
export function newestVisits(db: Db, ids: Locations, limit: number) {
  return db.many<VisitRow>(sql`
    with place as materialized (
      select l.id, n.order_time as newest from locations l cross join lateral (
        select order_time from orders where location_id = l.id and status <> 'cancelled' order by order_time desc limit 1
      ) n
      where ${ids}::text[] is null or l.id = any(${ids}::text[])
    ), bound as materialized (
      select coalesce((select newest from place order by newest desc offset ${limit - 1}::int limit 1), '-infinity') as since
    )
    select o.total, refunded_of(o.location_id, o.id) as refunded, o.customer_name as name, o.customer_email as email, o.customer_phone as phone, o.order_time
    from (
      select o.* from bound b join place p on p.newest >= b.since cross join lateral (
        select id, location_id, total, customer_name, customer_email, customer_phone, order_time from orders
        where location_id = p.id and (${ids}::text[] is null or location_id = any(${ids}::text[])) and status <> 'cancelled'
          and order_time >= b.since
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
