import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'

/** Locations whose business days begin at the same instants. */
export type DayGroup = {
  time_zone: string
  day_ends_at: string
  count: number
  active: number
}

/** Those of the whole chain are kept up to date by a trigger. */
export function dayGroups(db: Db, ids: Locations) {
  return db.many<DayGroup>(sql`
    select time_zone, day_ends_at, listed as count, active
    from location_counts where ${ids}::text[] is null
    union all
    select time_zone, day_ends_at, count(*)::int, count(*) filter (where is_active)::int
    from locations where deleted_at is null and id = any(${ids}::text[])
    group by time_zone, day_ends_at`)
}

export type MonthStart = { readonly time_zone: string; readonly day_ends_at: string; readonly from: string }
export type Figures = { location_id: string; orders: number; revenue: number; month_revenue: number }

/** As the dashboard counts them: of orders that were not cancelled, less what went back of their totals. */
export function figuresOf(db: Db, ids: readonly string[], months: readonly MonthStart[]) {
  return db.many<Figures>(sql`
    select d.location_id, sum(d.pickup + d.delivery + d.dine_in)::int as orders, sum(d.total - d.refunded)::bigint as revenue,
      coalesce(sum(d.total - d.refunded) filter (where d.business_date >= m."from"), 0)::bigint as month_revenue
    from sales_between(${[...ids]}::text[], '-infinity', 'infinity') d
    join locations l on l.id = d.location_id
    join jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m (time_zone text, day_ends_at text, "from" date)
      on (m.time_zone, m.day_ends_at) = (l.time_zone, l.day_ends_at)
    group by d.location_id`)
}

/** How guests rate them, each rating counted once: a location of three hundred weighs more than one of three. */
export function ratingOfAll(db: Db, ids: Locations) {
  return db.one<{ reviews: number; stars: number }>(sql`
    select coalesce(sum(review_count), 0)::bigint as reviews, coalesce(sum(rating * review_count), 0)::float8 as stars
    from locations
    where deleted_at is null and rating > 0 and review_count > 0 and (${ids}::text[] is null or id = any(${ids}))`)
}

/** The same for all of them together, without the average. */
export function figuresOfAll(db: Db, ids: Locations, months: readonly MonthStart[]) {
  return db.one<{ orders: number; month_revenue: number }>(sql`
    select coalesce(sum(d.pickup + d.delivery + d.dine_in), 0)::int as orders,
      coalesce(sum(d.total - d.refunded) filter (where d.business_date >= m."from"), 0)::bigint as month_revenue
    from sales_between(${ids}::text[], '-infinity', 'infinity') d
    join locations l on l.id = d.location_id and l.deleted_at is null
    join jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m (time_zone text, day_ends_at text, "from" date)
      on (m.time_zone, m.day_ends_at) = (l.time_zone, l.day_ends_at)`)
}
