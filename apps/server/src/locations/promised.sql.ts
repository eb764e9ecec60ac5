import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { sql, type Tx } from '../kit/db/sql.ts'

/** Bookings, or orders of a type, for one moment at a location. */
export type PromisedGroup = {
  kind: 'order' | 'booking'
  location_id: string
  at: Date
  order_type: OrderType | null
  count: number
}

type Looked = {
  readonly ids: readonly string[]
  /** The local days that changed; null: any. */
  readonly dates: readonly string[] | null
  /** The first local day that can still lie ahead. */
  readonly since: string
  readonly now: Date
}

/** What is promised for later at these locations, soonest first. One location is read after the other, by their indexes. */
export function promisedAhead(tx: Tx, { ids, dates, since, now }: Looked) {
  return tx.many<PromisedGroup>(sql`
    select p.kind, l.id as location_id, p.at, p.order_type, p.count
    from unnest(${[...ids]}::text[]) as l (id) cross join lateral (
      select 'booking' as kind, r.starts_at as at, null::text as order_type, count(*)::int as count from reservations r
      where r.location_id = l.id and r.date >= ${since}::date and (${dates}::date[] is null or r.date = any(${dates}::date[]))
        and r.status in ('pending', 'confirmed') and r.starts_at > ${now}
      group by r.starts_at
      union all
      select 'order', o.scheduled_for, o.order_type, count(*)::int from orders o
      where o.location_id = l.id and o.business_date >= ${since}::date
        and (${dates}::date[] is null or o.business_date = any(${dates}::date[]))
        and o.status in ('pending', 'preparing', 'ready') and o.scheduled_for > ${now}
      group by o.scheduled_for, o.order_type
    ) p order by p.at, l.id, p.kind`)
}

export type PromisedRow = {
  kind: 'order' | 'booking'
  id: string
  number: string
  name: string
  location_id: string
  location_name: string
  time_zone: string
  at: Date
  party_size: number | null
  order_type: OrderType | null
}

/** The first ones of these moments, with what is shown of them. */
export function promisedVisits(tx: Tx, groups: readonly PromisedGroup[], limit: number) {
  return tx.many<PromisedRow>(sql`
    with g as (
      select * from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
        as g (kind text, location_id text, at timestamptz, order_type text)),
    visits as (
      select 'booking' as kind, r.id, r.reservation_id as number, r.customer_name as name, r.location_id, r.starts_at as at,
        r.party_size, null::text as order_type
      from g join reservations r on r.location_id = g.location_id and r.starts_at = g.at
      where g.kind = 'booking' and r.status in ('pending', 'confirmed')
      union all
      select 'order', o.id, o.short_number, o.customer_name, o.location_id, o.scheduled_for, o.party_size, o.order_type
      from g join orders o on o.location_id = g.location_id and o.scheduled_for = g.at and o.order_type = g.order_type
      where g.kind = 'order' and o.status in ('pending', 'preparing', 'ready'))
    select v.*, l.name as location_name, l.time_zone from visits v join locations l on l.id = v.location_id
    order by v.at, v.location_id, v.kind, v.id limit ${limit}`)
}
