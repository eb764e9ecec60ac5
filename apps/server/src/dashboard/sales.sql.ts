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

export function least(dates: readonly string[]): string {
  return dates.reduce((one, other) => (other < one ? other : one))
}
function greatest(dates: readonly string[]): string {
  return dates.reduce((one, other) => (other > one ? other : one))
}
