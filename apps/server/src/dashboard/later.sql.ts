import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { ZonePeriod } from './sales.sql.ts'

/** Of the pending orders of these days, those that nobody starts yet: few, and the index orders_for_later has only such. */
export async function ordersForLater(db: Db, ids: Locations, days: readonly ZonePeriod[], now: Date): Promise<number> {
  const [from, to] = [
    days.map((day) => day.from).toSorted()[0],
    days
      .map((day) => day.to)
      .toSorted()
      .at(-1),
  ]
  if (from === undefined || to === undefined) return 0
  const { later } = await db.one<{ later: number }>(sql`
    select count(*)::int as later from orders
    where status = 'pending' and fire_at is not null and fire_at > ${now} and business_date between ${from}::date and ${to}::date
      and (${ids}::text[] is null or location_id = any(${ids}::text[]))`)
  return later
}
