import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { ZonePeriod } from './sales.sql.ts'

/** The days that are asked for, at the locations of one zone. */
export type ZoneDays = Pick<ZonePeriod, 'time_zone' | 'day_ends_at' | 'from' | 'to'>

export type DaySales = { readonly date: string; readonly revenue: number; readonly orders: number }

export function salesByDay(db: Db, ids: Locations, zones: readonly ZoneDays[]) {
  const { first, last } = ends(zones)
  return db.many<DaySales>(sql`
    select d.business_date::text as date, sum(d.total - d.refunded)::bigint as revenue,
      sum(d.pickup + d.delivery + d.dine_in)::int as orders
    from sales_between(${ids}::text[], ${first}::date, ${last}::date) d
    join locations l on l.id = d.location_id
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.business_date between z."from" and z."to"
    group by d.business_date`)
}

export type SalesOfLocation = {
  readonly id: string
  readonly name: string
  readonly orders: number
  readonly revenue: number
}

export function salesByLocation(db: Db, ids: Locations, zones: readonly ZoneDays[], limit: number) {
  const { first, last } = ends(zones)
  return db.many<SalesOfLocation>(sql`
    select l.id, l.name, sum(d.pickup + d.delivery + d.dine_in)::int as orders, sum(d.total - d.refunded)::bigint as revenue
    from sales_between(${ids}::text[], ${first}::date, ${last}::date) d
    join locations l on l.id = d.location_id
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.business_date between z."from" and z."to"
    group by l.id, l.name order by revenue desc, l.name, l.id limit ${limit}`)
}

/** Monday is 1. */
export type OrdersAtHour = { readonly weekday: number; readonly hour: number; readonly orders: number }

export function ordersByHour(db: Db, ids: Locations, zones: readonly ZoneDays[]) {
  const { first, last } = ends(zones)
  return db.many<OrdersAtHour>(sql`
    select extract(isodow from d.business_date)::int as weekday, (h.place - 1)::int as hour, sum(h.orders)::int as orders
    from sales_between(${ids}::text[], ${first}::date, ${last}::date) d
    join locations l on l.id = d.location_id
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.business_date between z."from" and z."to",
      unnest(d.hours) with ordinality as h (orders, place)
    where h.orders > 0 group by 1, 2 order by 1, 2`)
}

function ends(zones: readonly ZoneDays[]): { first: string; last: string } {
  const firsts = zones.map(({ from }) => from).sort()
  const lasts = zones.map(({ to }) => to).sort()
  return { first: firsts[0] ?? '', last: lasts.at(-1) ?? '' }
}
