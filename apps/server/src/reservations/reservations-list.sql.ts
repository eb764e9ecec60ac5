import type { ListDates } from '@sizzle/domain/reservations/reservation.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { ReservationRow } from './reservations.sql.ts'

export type ListFilter = {
  /** Null: every location. */
  readonly locationIds: readonly string[] | null
  readonly status: 'all' | 'confirmed' | 'cancelled'
  readonly date: ListDates
  /** The day that `date` is, if it is one. */
  readonly day: string | null
  /** As `foldText` has it; empty: everything. */
  readonly search: string
  /** The search as phone digits, when it can be read so. */
  readonly digits: string | null
  readonly now: Date
}

/**
 * One evening and those to come by their time, all others newest first. The rules are the domain's `matchesFilters`, said in SQL; a test holds the two together. Positions instead
 * of LIKE: what people type has no wildcards.
 */
export function listReservations(db: Db, f: ListFilter, { limit, offset }: { limit: number; offset: number }) {
  return db.many<ReservationRow & { matching: number; day_tables: number; day_guests: number }>(sql`
    select r.*, count(*) over ()::int as matching,
      count(*) filter (where r.status <> 'cancelled') over (partition by r.date)::int as day_tables,
      coalesce(sum(r.party_size) filter (where r.status <> 'cancelled') over (partition by r.date), 0)::int as day_guests
    from reservations r join locations l on l.id = r.location_id
    where (${f.locationIds}::text[] is null or r.location_id = any(${f.locationIds}::text[]))
      and (${f.status} = 'all' or (r.status = 'cancelled') = (${f.status} = 'cancelled'))
      and case ${f.date}
        when 'today' then r.date = (${f.now}::timestamptz at time zone l.time_zone)::date
        when 'upcoming' then r.starts_at > ${f.now}::timestamptz
        when 'past' then r.starts_at <= ${f.now}::timestamptz
        else ${f.day}::date is null or r.date = ${f.day}::date end
      and (${f.search} = '' or position(${f.search} in fold_text(r.customer_name)) > 0
        or position(${f.search} in fold_text(r.customer_email)) > 0
        or position(${f.search} in lower(r.reservation_id)) > 0 or position(${f.search} in r.id::text) > 0
        or position(${f.search} in r.customer_phone) > 0 or position(${f.digits}::text in r.customer_phone) > 0)
    order by case when ${f.date} in ('today', 'upcoming') or ${f.day}::date is not null then r.starts_at end, r.reserved_at desc, r.id desc limit ${limit} offset ${offset}`)
}

export type StatsRow = { total: number; confirmed_today: number; upcoming: number; cancelled: number }

/** The four cards: of all bookings of these locations, whatever the filters (the domain's `reservationStats`). */
export function statsOfReservations(db: Db, locationIds: readonly string[] | null, now: Date) {
  return db.one<StatsRow>(sql`
    select count(*)::int as total,
      count(*) filter (where r.status <> 'cancelled' and r.date = (${now}::timestamptz at time zone l.time_zone)::date)::int as confirmed_today,
      count(*) filter (where r.status <> 'cancelled' and r.starts_at > ${now}::timestamptz)::int as upcoming,
      count(*) filter (where r.status = 'cancelled')::int as cancelled
    from reservations r join locations l on l.id = r.location_id
    where ${locationIds}::text[] is null or r.location_id = any(${locationIds}::text[])`)
}

/** The bookings of a day, by time. */
export function reservationsOfDay(db: Db, locationId: string, date: string) {
  return db.many<ReservationRow>(sql`
    select * from reservations where location_id = ${locationId} and date = ${date} and status <> 'cancelled'
    order by slot, reserved_at, id`)
}

export type CancelFilter = {
  readonly locationId: string
  readonly date: string | null
  readonly time: string | null
  readonly source: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly now: Date
}
const MOST_SHOWN = 200
/** As much of a source's key as people are shown. */
export const SOURCE_LETTERS = 8

/** In the order of the evenings; `matching` counts also those beyond what is shown. */
export function reservationsToCancel(db: Db, f: CancelFilter) {
  return db.many<ReservationRow & { matching: number }>(sql`
    select *, count(*) over ()::int as matching from reservations
    where location_id = ${f.locationId} and status in ('pending', 'confirmed') and starts_at > ${f.now}
      and (${f.date}::date is null or date = ${f.date}::date) and (${f.time}::text is null or slot = ${f.time})
      and (${f.source}::text is null or left(source_key, ${SOURCE_LETTERS}) = ${f.source})
      and (${f.phone}::text is null or customer_phone = ${f.phone}) and (${f.email}::text is null or email_key = ${f.email})
    order by date, slot, reserved_at, id limit ${MOST_SHOWN}`)
}

/** Always locked in the order of their ids. */
export function lockByIds(tx: Tx, ids: readonly string[], at: Locations) {
  return tx.many<ReservationRow>(sql`
    select * from reservations
    where (${at}::text[] is null or location_id = any(${at})) and id = any(${[...ids]}::uuid[]) order by id for update`)
}
