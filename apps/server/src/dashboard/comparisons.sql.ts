import type { Bucket } from '@sizzle/domain/analytics/periods.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { endsOf, type ZoneDays, type ZoneDaysUntil } from './zone-days.ts'

/** Of a day, or of a month or year where those are enough. */
export type DateSales = { readonly date: string; readonly revenue: number; readonly orders: number }

export function salesByDate(db: Db, ids: Locations, zones: readonly ZoneDays[], by: Bucket) {
  const isByDay = by === 'day' || by === 'week'
  const { first, last } = endsOf(zones)
  return db.many<DateSales>(sql`
    select d.date::text, sum(d.revenue)::bigint as revenue, sum(d.orders)::int as orders
    from (
      select location_id, from_date as date, total - refunded as revenue, pickup + delivery + dine_in as orders
      from sales_parts(${ids}::text[], ${first}::date, ${last}::date, ${by === 'year'}) where not ${isByDay}::boolean
      union all
      select location_id, business_date, total - refunded, pickup + delivery + dine_in
      from sales_between(${ids}::text[], ${first}::date, ${last}::date) where ${isByDay}::boolean
    ) d
    join locations l on l.id = d.location_id
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.date between z."from" and z."to"
    group by d.date`)
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
    select l.id, l.name, sum(d.pickup + d.delivery + d.dine_in)::int as orders, sum(d.total - d.refunded)::bigint as revenue
    from sales_parts(${ids}::text[], ${first}::date, ${last}::date, true) d
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
      select d.location_id, d.pickup + d.delivery + d.dine_in as orders, d.total - d.refunded as revenue
      from sales_parts(${ids}::text[], ${first}::date, ${last}::date, true) d
      join here h on h.id = d.location_id and d.from_date between h."from" and h."to"
      union all
      select o.location_id, 1, o.total - refunded_of(o.location_id, o.id)
      from here h join orders o on o.location_id = h.id and o.business_date = h.part_day
      where o.order_time < h.part_until and o.status <> 'cancelled'
        and (${ids}::text[] is null or o.location_id = any(${ids}::text[]))
    )
    select location_id, sum(orders)::int as orders, sum(revenue)::bigint as revenue from sold group by 1`)
}

/** Monday is 1. */
export type OrdersAtHour = { readonly weekday: number; readonly hour: number; readonly orders: number }

export function ordersByHour(db: Db, ids: Locations, zones: readonly ZoneDays[]) {
  const { first, last } = endsOf(zones)
  return db.many<OrdersAtHour>(sql`
    select extract(isodow from d.business_date)::int as weekday, (h.place - 1)::int as hour, sum(h.orders)::int as orders
    from sales_between(${ids}::text[], ${first}::date, ${last}::date) d
    join locations l on l.id = d.location_id
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.business_date between z."from" and z."to",
      unnest(d.hours) with ordinality as h (orders, place)
    where h.orders > 0 group by 1, 2 order by 1, 2`)
}
