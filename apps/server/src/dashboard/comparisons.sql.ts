import type { Bucket, RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { sameDays } from './same-days.ts'
import { endsOf, type ZoneDays, type ZoneDaysUntil } from './zone-days.ts'

/** Of a day, or of a month or year where those are enough. */
export type DateSales = { readonly date: string; readonly revenue: number; readonly orders: number }

/** Which stretches of days are read where they are kept; a month is enough of one, and weeks are put together from days. */
const LARGEST: Readonly<Record<Bucket, number>> = { day: 0, week: 0, month: 1, year: 2 }

/** By the day, month or year that a stretch begins with: three lists in words, because a year by the day is 365 rows to read one by one. */
export async function salesByDate(
  db: Db,
  ids: Locations,
  zones: readonly ZoneDays[],
  by: Bucket,
): Promise<readonly DateSales[]> {
  const { first, last } = endsOf(zones)
  const sold = await db.one<Readonly<Record<'dates' | 'revenue' | 'orders', string | null>>>(sql`
    select string_agg(s.from_date::text, ' ') as dates, string_agg(s.revenue::text, ' ') as revenue, string_agg(s.orders::text, ' ') as orders
    from (
      select d.from_date, sum(d.revenue)::bigint as revenue, sum(d.orders)::int as orders
      from revenue_of(${ids}::text[], ${first}::date, ${last}::date, ${LARGEST[by]}::int) d
      join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
        on (d.time_zone, d.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to"
      group by d.from_date
    ) s`)
  const [revenue, orders] = [sold.revenue, sold.orders].map((list) => list?.split(' ').map(Number))
  return (sold.dates?.split(' ') ?? []).map((date, index) => ({
    date,
    revenue: revenue?.[index] ?? 0,
    orders: orders?.[index] ?? 0,
  }))
}

export type SalesOfLocation = {
  readonly id: string
  readonly name: string
  readonly orders: number
  readonly revenue: number
}

/** Of each range the stretches that are kept of locations. */
const STRETCH = { week: 'week', month: 'month', year: 'year', years: 'year' } as const satisfies Record<
  RevenueRange,
  string
>

/** The best first. Names are read of these alone. */
export function salesByLocation(
  db: Db,
  ids: Locations,
  zones: readonly ZoneDays[],
  range: RevenueRange,
  limit: number,
) {
  return db.many<SalesOfLocation>(sql`
    with best as (
      select d.location_id, sum(d.orders)::int as orders, sum(d.revenue)::bigint as revenue
      from jsonb_to_recordset(${perDays(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date),
        location_sales(${ids}::text[], z.time_zone, z.day_ends_at, ${STRETCH[range]}, z."from", z."to") d
      group by 1 having sum(d.days) > 0 order by 3 desc fetch first (${limit}::int) rows with ties
    )
    select l.id, l.name, b.orders, b.revenue from best b join locations l on l.id = b.location_id
    order by b.revenue desc, l.name, l.id limit ${limit}::int`)
}

export type SalesUntil = { readonly location_id: string; readonly orders: number; readonly revenue: number }

/** By location: from the beginning of a stretch whole days, and what was ordered on another one until a time. */
export function salesUntil(db: Db, ids: readonly string[], zones: readonly ZoneDaysUntil[], range: RevenueRange) {
  return db.many<SalesUntil>(sql`
    select location_id, sum(orders)::int as orders, sum(revenue)::bigint as revenue
    from (
      select d.location_id, d.orders, d.revenue
      from jsonb_to_recordset(${perDays(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date),
        location_sales(${ids}::text[], z.time_zone, z.day_ends_at, ${STRETCH[range]}, z."from", z."to") d
      union all
      select location_id, orders, revenue from part_of_locations(${ids}::text[], ${JSON.stringify(zones)}::jsonb)
    ) sold group by 1`)
}

/** One for all zones where they have the same days: then nobody needs to know which locations are in which. */
function perDays(zones: readonly ZoneDays[]): string {
  const one = sameDays(zones)
  return JSON.stringify(one ? [{ ...one, time_zone: null, day_ends_at: null }] : zones)
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
