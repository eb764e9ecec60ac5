import type { Tender } from '@sizzle/domain/pricing/tenders.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { endsOf, type ZoneDays, type ZoneDaysUntil } from './zone-days.ts'

// Read from what was counted of days and added up of months, years and the house: see 0047_analytics.sql, 0052_years.sql and 0064_house_figures.sql.

export type RangeSums = {
  readonly cancelled: number
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
  readonly dishes: readonly { readonly name: string; readonly count: number; readonly revenue: number }[]
  readonly options: readonly {
    readonly group: string
    readonly name: string
    readonly count: number
    readonly revenue: number
  }[]
  readonly tenders: readonly {
    readonly tender: Tender
    readonly payments: number
    readonly amount: number
    readonly refunded: number
  }[]
  readonly reductions: readonly { readonly label: string; readonly count: number; readonly amount: number }[]
  readonly cancellations: readonly { readonly reason: string; readonly orders: number; readonly amount: number }[]
  readonly prep_minutes: readonly number[]
  readonly late_minutes: readonly number[]
}

/**
 * All of a range in one reading, so that its figures are of one moment; of each list at most so many. A last day of which only a
 * part is compared is counted from its orders.
 */
export function rangeSums(db: Db, ids: Locations, zones: readonly (ZoneDays | ZoneDaysUntil)[], most: number) {
  const { first, last } = endsOf(zones)
  return db.one<RangeSums>(sql`
    with parts as materialized (
      select d.* from figures_of_parts(${ids}::text[], ${first}::date, ${last}::date) d
      join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
        on (d.time_zone, d.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to"
      union all
      select * from figures_until(${ids}::text[], ${JSON.stringify(zones)}::jsonb)
    ), sums as (
      select sum(weight * cancelled) as cancelled, sum(weight * pickup) as pickup, sum(weight * delivery) as delivery,
        sum(weight * dine_in) as dine_in, sum(weight * subtotal) as subtotal, sum(weight * fees) as fees,
        sum(weight * discounts) as discounts, sum(weight * tax) as tax, sum(weight * tip) as tip, sum(weight * total) as total,
        sum(weight * refunded) as refunded
      from parts
    )
    select coalesce(cancelled, 0)::int as cancelled, coalesce(pickup, 0)::int as pickup, coalesce(delivery, 0)::int as delivery,
      coalesce(dine_in, 0)::int as dine_in, coalesce(subtotal, 0)::bigint as subtotal, coalesce(fees, 0)::bigint as fees,
      coalesce(discounts, 0)::bigint as discounts, coalesce(tax, 0)::bigint as tax, coalesce(tip, 0)::bigint as tip,
      coalesce(total, 0)::bigint as total, coalesce(refunded, 0)::bigint as refunded,
      coalesce((select jsonb_agg(to_jsonb(x)) from (
        select name, sum(weight * count)::bigint as count, sum(weight * revenue)::bigint as revenue
        from parts, jsonb_to_recordset(dishes) as d (name text, count bigint, revenue bigint)
        group by 1 having sum(weight * count) <> 0 order by 2 desc, 3 desc, name collate "C" limit ${most}) x), '[]') as dishes,
      coalesce((select jsonb_agg(to_jsonb(x)) from (
        select "group", name, sum(weight * count)::bigint as count, sum(weight * revenue)::bigint as revenue
        from parts, jsonb_to_recordset(options) as d ("group" text, name text, count bigint, revenue bigint)
        group by 1, 2 having sum(weight * count) <> 0 order by 3 desc, 4 desc, "group" collate "C", name collate "C" limit ${most}) x), '[]') as options,
      coalesce((select jsonb_agg(to_jsonb(x)) from (
        select tender, sum(weight * count)::bigint as payments, sum(weight * amount)::bigint as amount, sum(weight * d.refunded)::bigint as refunded
        from parts, jsonb_to_recordset(tenders) as d (tender text, count bigint, amount bigint, refunded bigint)
        group by 1 having sum(weight * count) <> 0 order by 3 desc, 1) x), '[]') as tenders,
      coalesce((select jsonb_agg(to_jsonb(x)) from (
        select label, sum(weight * count)::bigint as count, sum(weight * amount)::bigint as amount
        from parts, jsonb_to_recordset(reductions) as d (label text, count bigint, amount bigint)
        group by 1 having sum(weight * count) <> 0 order by 3 desc, label collate "C" limit ${most}) x), '[]') as reductions,
      coalesce((select jsonb_agg(to_jsonb(x)) from (
        select reason, sum(weight * count)::bigint as orders, sum(weight * amount)::bigint as amount
        from parts, jsonb_to_recordset(cancellations) as d (reason text, count bigint, amount bigint)
        group by 1 having sum(weight * count) <> 0 order by 2 desc, 3 desc, reason collate "C" limit ${most}) x), '[]') as cancellations,
      array(select sum(weight * n)::int from parts, unnest(prep_minutes) with ordinality as m (n, place) group by place order by place) as prep_minutes,
      array(select sum(weight * n)::int from parts, unnest(late_minutes) with ordinality as m (n, place) group by place order by place) as late_minutes
    from sums`)
}

export type PairSales = {
  readonly orders: number
  readonly pairs: readonly { readonly first: string; readonly second: string; readonly orders: number }[]
}

export function soldTogether(db: Db, ids: Locations, zones: readonly ZoneDays[], most: number) {
  const { first, last } = endsOf(zones)
  return db.one<PairSales>(sql`
    with days as materialized (
      select d.weight, d.pickup + d.delivery + d.dine_in as orders, d.pair_first, d.pair_second, d.pair_orders
      from figures_of_days(${ids}::text[], ${first}::date, ${last}::date) d
      join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
        on (d.time_zone, d.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to"
    )
    select (select coalesce(sum(weight * orders), 0)::int from days) as orders,
      coalesce((select jsonb_agg(to_jsonb(x)) from (
        select one as first, other as second, sum(weight * n)::int as orders
        from days, unnest(pair_first, pair_second, pair_orders) as p (one, other, n)
        group by 1, 2 having sum(weight * n) <> 0 order by 3 desc, one collate "C", other collate "C" limit ${most}) x), '[]') as pairs`)
}

export type TablesRow = {
  readonly date: string
  readonly bookings: number
  readonly seats: number
  readonly no_shows: number
  readonly cancelled: number
}

/** Bookings that were never confirmed are none. */
export function tablesByDate(db: Db, ids: Locations, zones: readonly ZoneDays[]) {
  const { first, last } = endsOf(zones)
  return db.many<TablesRow>(sql`
    select r.date::text, count(*) filter (where r.status <> 'cancelled')::int as bookings,
      coalesce(sum(r.party_size) filter (where r.status <> 'cancelled'), 0)::int as seats,
      count(*) filter (where r.status = 'no-show')::int as no_shows, count(*) filter (where r.status = 'cancelled')::int as cancelled
    from locations l
    join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
      on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at)
    join reservations r on r.location_id = l.id and r.date between z."from" and z."to"
    where (${ids}::text[] is null or r.location_id = any(${ids}::text[])) and r.date between ${first}::date and ${last}::date and r.status <> 'pending'
    group by 1`)
}
