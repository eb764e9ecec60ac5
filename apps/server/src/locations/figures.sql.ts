import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'

/** Locations whose business days begin at the same instants. */
export type DayGroup = {
  time_zone: string
  day_ends_at: string
  count: number
  active: number
  rated: number
  ratings: number
}

/** Those of the whole chain are kept up to date by a trigger. */
export function dayGroups(db: Db, ids: Locations) {
  return db.many<DayGroup>(sql`
    select time_zone, day_ends_at, listed as count, active, rated, ratings::float8 as ratings
    from location_counts where ${ids}::text[] is null
    union all
    select time_zone, day_ends_at, count(*)::int, count(*) filter (where is_active)::int,
      count(*) filter (where rating > 0)::int, sum(rating)::float8
    from locations where deleted_at is null and id = any(${ids}::text[])
    group by time_zone, day_ends_at`)
}

export type MonthStart = { readonly time_zone: string; readonly day_ends_at: string; readonly from: string }
export type Figures = { location_id: string; orders: number; revenue: number; month_revenue: number }

/** Of orders that were not cancelled, less what went back: in all, and in the month of the location's own calendar. */
export function figuresOf(db: Db, ids: readonly string[], months: readonly MonthStart[]) {
  return db.many<Figures>(sql`
    with here as (
      select l.id, m."from" from locations l
      join jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m (time_zone text, day_ends_at text, "from" date)
        on (m.time_zone, m.day_ends_at) = (l.time_zone, l.day_ends_at)
      where l.id = any(${[...ids]}::text[])),
    taken as (
      select o.location_id, count(*)::int as orders, sum(o.total)::bigint as total,
        coalesce(sum(o.total) filter (where o.business_date >= h."from"), 0)::bigint as month_total
      from orders o join here h on h.id = o.location_id
      where o.location_id = any(${[...ids]}::text[]) and o.status <> 'cancelled' group by o.location_id),
    given_back as (
      select f.location_id, sum(f.amount)::bigint as total,
        coalesce(sum(f.amount) filter (where o.business_date >= h."from"), 0)::bigint as month_total
      from refunds f join orders o on o.location_id = f.location_id and o.id = f.order_id join here h on h.id = f.location_id
      where f.location_id = any(${[...ids]}::text[]) and f.state = 'succeeded' and o.status <> 'cancelled' group by f.location_id)
    select t.location_id, t.orders, t.total - coalesce(b.total, 0) as revenue,
      t.month_total - coalesce(b.month_total, 0) as month_revenue
    from taken t left join given_back b on b.location_id = t.location_id`)
}

/** The same for all of them together, without the average. */
export function figuresOfAll(db: Db, ids: Locations, months: readonly MonthStart[]) {
  return db.one<{ orders: number; month_revenue: number }>(sql`
    with here as (
      select l.id, m."from" from locations l
      join jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m (time_zone text, day_ends_at text, "from" date)
        on (m.time_zone, m.day_ends_at) = (l.time_zone, l.day_ends_at)
      where l.deleted_at is null and (${ids}::text[] is null or l.id = any(${ids}::text[])))
    select
      (select count(*) from orders o join here h on h.id = o.location_id
       where (${ids}::text[] is null or o.location_id = any(${ids}::text[])) and o.status <> 'cancelled')::int as orders,
      (select coalesce(sum(o.total), 0) from here h join orders o on o.location_id = h.id and o.business_date >= h."from"
       where (${ids}::text[] is null or o.location_id = any(${ids}::text[])) and o.status <> 'cancelled')::bigint
      - (select coalesce(sum(f.amount), 0)
         from here h join refunds f on f.location_id = h.id join orders o on o.location_id = f.location_id and o.id = f.order_id
         where (${ids}::text[] is null or f.location_id = any(${ids}::text[])) and f.state = 'succeeded'
           and o.status <> 'cancelled' and o.business_date >= h."from")::bigint as month_revenue`)
}
