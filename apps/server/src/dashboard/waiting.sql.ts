import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { ZonePeriod } from './sales.sql.ts'

type Waiting = { later: number; late: number }

/**
 * How many pending and preparing orders of these days are for later, and how many are past their promised time. The index
 * orders_active holds only open orders.
 */
export async function waitingOrders(db: Db, ids: Locations, days: readonly ZonePeriod[], now: Date): Promise<Waiting> {
  const [from, to] = [
    days.map((day) => day.from).toSorted()[0],
    days
      .map((day) => day.to)
      .toSorted()
      .at(-1),
  ]
  if (from === undefined || to === undefined) return { later: 0, late: 0 }
  return db.one<Waiting>(sql`
    select count(*) filter (where status = 'pending' and fire_at > ${now})::int as later,
      count(*) filter (where promised_at < ${now})::int as late
    from orders
    where status in ('pending', 'preparing') and business_date between ${from}::date and ${to}::date
      and (${ids}::text[] is null or location_id = any(${ids}::text[]))`)
}
