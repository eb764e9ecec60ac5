import type { Bucket } from '@sizzle/domain/analytics/periods.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { sameDays } from './same-days.ts'
import { endsOf, type ZoneDays, type ZoneDaysUntil } from './zone-days.ts'

/** Of a day, or of a month or year where those are enough. */
export type DateSales = { readonly date: string; readonly revenue: number; readonly orders: number }

/** Which stretches of days are read where they are kept; a month is enough of one, and weeks are put together from days. */
const LARGEST: Readonly<Record<Bucket, number>> = { day: 0, week: 0, month: 1, year: 2 }

/** By the day, month or year that a stretch begins with. */
export function salesByDate(db: Db, ids: Locations, zones: readonly ZoneDays[], by: Bucket) {
  const { first, last } = endsOf(zones)
  return db.many<DateSales>(sql`
    select d.from_date::text as date, sum(d.revenue)::bigint as revenue, sum(d.orders)::int as orders
    from revenue_of(${ids}::text[], ${first}::date, ${last}::date, ${LARGEST[by]}::int) d
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (d.time_zone, d.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to"
    group by d.from_date`)
}

export type SalesOfLocation = {
  readonly id: string
  readonly name: string
  readonly orders: number
  readonly revenue: number
}

export function salesByLocation(db: Db, ids: Locations, zones: readonly ZoneDays[], limit: number) {
  const { first, last } = endsOf(zones)
  return db.many<SalesOfLocation>(sql`
    select l.id, l.name, sum(d.orders)::int as orders, sum(d.revenue)::bigint as revenue
    from revenue_parts(${ids}::text[], ${first}::date, ${last}::date, true) d
    join locations l on l.id = d.location_id
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to"
    group by l.id, l.name order by revenue desc, l.name, l.id limit ${limit}`)
}

export type SalesUntil = { readonly location_id: string; readonly orders: number; readonly revenue: number }

/** By location: whole days, and what was ordered on another one until a time. */
export function salesUntil(db: Db, ids: Locations, zones: readonly ZoneDaysUntil[]) {
  const { first, last } = endsOf(zones)
  return db.many<SalesUntil>(sql`
    with here as (
      select l.id, z."from", z."to", z.part_day, z.part_until
      from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date,
        part_day date, part_until timestamptz)
      join locations l on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at)
      where ${ids}::text[] is null or l.id = any(${ids}::text[])
    ), sold as (
      select d.location_id, d.orders, d.revenue
      from revenue_parts(${ids}::text[], ${first}::date, ${last}::date, true) d
      join here h on h.id = d.location_id and d.from_date between h."from" and h."to"
      union all
      select o.location_id, 1, o.total - refunded_of(o.location_id, o.id)
      from here h join orders o on o.location_id = h.id and o.business_date = h.part_day
      where o.order_time < h.part_until and o.status <> 'cancelled'
        and (${ids}::text[] is null or o.location_id = any(${ids}::text[]))
    )
    select location_id, sum(orders)::int as orders, sum(revenue)::bigint as revenue from sold group by 1`)
}

/** The same of all these locations together. Of the house what is kept of the day of which a part is compared, where all zones have the same. */
export function sumsUntil(db: Db, ids: Locations, zones: readonly ZoneDaysUntil[]) {
  const { first, last } = endsOf(zones)
  const house = ids === null ? sameDays(zones) : undefined
  return db.one<{ readonly orders: number; readonly revenue: number }>(sql`
    with whole as (
      select sum(d.orders) as orders, sum(d.revenue) as revenue
      from revenue_of(${ids}::text[], ${first}::date, ${last}::date, 2) d
      join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
        on (d.time_zone, d.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to"
    )
    select (coalesce(whole.orders, 0) + part.orders)::int as orders, (coalesce(whole.revenue, 0) + part.revenue)::bigint as revenue
    from whole, part_sales(${ids}::text[], ${JSON.stringify(zones)}::jsonb, ${house?.part_day ?? null}::date, ${house?.part_until ?? null}::timestamptz) part`)
}

/** Monday is 1. */
export type OrdersAtHour = { readonly weekday: number; readonly hour: number; readonly orders: number }

export function ordersByHour(db: Db, ids: Locations, zones: readonly ZoneDays[]) {
  const { first, last } = endsOf(zones)
  return db.many<OrdersAtHour>(sql`
    select extract(isodow from d.from_date)::int as weekday, (h.place - 1)::int as hour, sum(d.weight * h.orders)::int as orders
    from figures_of_days(${ids}::text[], ${first}::date, ${last}::date) d
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (d.time_zone, d.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to",
      unnest(d.hours) with ordinality as h (orders, place)
    where h.orders > 0 group by 1, 2 having sum(d.weight * h.orders) <> 0 order by 1, 2`)
}
