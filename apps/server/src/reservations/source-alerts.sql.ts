import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'

export type SourceAlertRow = {
  location_id: string
  id: string
  date: string
  slot: string
  source_key: string
  seats: number
  bookings: number
  raised_at: Date
}

/** One for each slot and source; while it is open its figures follow. What was put away stays away until more is taken. */
export function insertAlert(tx: Tx, alert: SourceAlertRow) {
  return tx.run(sql`
    insert into reservation_alerts as a (location_id, id, date, slot, source_key, seats, bookings, raised_at)
    values (${alert.location_id}, ${alert.id}, ${alert.date}, ${alert.slot}, ${alert.source_key}, ${alert.seats}, ${alert.bookings}, ${alert.raised_at})
    on conflict (location_id, date, slot, source_key) do update
    set seats = excluded.seats, bookings = excluded.bookings, raised_at = excluded.raised_at, resolved_at = null, resolved_by = null
    where a.seats < excluded.seats`)
}

export type ListedAlertRow = SourceAlertRow & { location_name: string; capacity: number }

/** Of slots that are still to come, with what the source has there now: what was cancelled needs no look any more. */
export function openAlerts(db: Db, locationIds: readonly string[] | null, now: Date) {
  return db.many<ListedAlertRow>(sql`
    select a.location_id, a.id, a.date, a.slot, a.source_key, a.raised_at, r.seats, r.bookings,
      l.name as location_name, l.slot_capacity as capacity
    from reservation_alerts a join locations l on l.id = a.location_id
    cross join lateral (
      select coalesce(sum(party_size), 0)::int as seats, count(*)::int as bookings from reservations
      where location_id = a.location_id and date = a.date and slot = a.slot and status <> 'cancelled' and source_key = a.source_key
    ) as r
    where a.resolved_at is null and (${locationIds}::text[] is null or a.location_id = any(${locationIds}::text[]))
      and (a.date + a.slot::time) at time zone l.time_zone > ${now} and r.seats * 2 >= l.slot_capacity and r.bookings > 1
    order by a.date, a.slot limit 50`)
}

export function alertById(db: Db, { id, at }: Lookup) {
  return db.maybe<SourceAlertRow>(sql`
    select * from reservation_alerts where (${at}::text[] is null or location_id = any(${at})) and id = ${id}`)
}

export function resolveAlert(tx: Tx, { location_id, id }: SourceAlertRow, by: string, now: Date) {
  return tx.run(sql`
    update reservation_alerts set resolved_at = ${now}, resolved_by = ${by}
    where location_id = ${location_id} and id = ${id} and resolved_at is null`)
}
