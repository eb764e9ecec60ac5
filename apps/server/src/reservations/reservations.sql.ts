import type { Table } from '@sizzle/domain/reservations/change.ts'
import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'

export type ReservationRow = {
  location_id: string
  id: string
  reservation_id: string
  status: ReservationStatus
  is_active: boolean
  user_id: string | null
  customer_name: string
  customer_email: string | null
  customer_phone: string
  email_key: string | null
  date: string
  slot: string
  starts_at: Date
  party_size: number
  special_requests: string | null
  source: 'web' | 'phone'
  user_agent: string | null
  platform: string | null
  booked_by: string | null
  reserved_at: Date
  updated_at: Date
  cancelled_at: Date | null
  cancellation_reason: string | null
  link_sent_at: Date | null
  links_sent: number
  reminded_at: Date | null
  source_key: string | null
  pending_until: Date | null
  /** Counts the corrections of its email. */
  link_number: number
  version: number
}

export type NewReservation = Omit<
  ReservationRow,
  | 'is_active'
  | 'updated_at'
  | 'cancelled_at'
  | 'cancellation_reason'
  | 'link_sent_at'
  | 'links_sent'
  | 'reminded_at'
  | 'link_number'
  | 'version'
>

/** The person's booking here that is still to come, if there is one. */
export function activeReservation(db: Db, locationId: string, emailKey: string, now: Date) {
  return db.maybe<ReservationRow>(sql`
    select * from reservations
    where location_id = ${locationId} and email_key = ${emailKey} and is_active and starts_at > ${now}`)
}

/** A booking whose time has passed no longer blocks (tables 6). */
export function endPastBookings(tx: Tx, locationId: string, emailKey: string, now: Date) {
  tx.send(sql`
    update reservations set is_active = false
    where location_id = ${locationId} and email_key = ${emailKey} and is_active and starts_at <= ${now}`)
}

/** Apart from other locks of this kind. */
const NUMBER_LOCK = 61

/**
 * No row when the id is taken, or when the same person's other booking was faster. The id is one in the whole house, which no key
 * of the table holds: one with the location in it is what lets the table be cut by location. Whoever writes one keeps it for
 * itself until its commit.
 */
export function insertReservation(tx: Tx, r: NewReservation) {
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended(${r.reservation_id}, ${NUMBER_LOCK}))`)
  return tx.maybe<ReservationRow>(sql`
    insert into reservations (
      location_id, id, reservation_id, status, is_active, user_id, customer_name, customer_email, customer_phone, email_key,
      date, slot, starts_at, party_size, special_requests, source, user_agent, platform, booked_by, reserved_at, updated_at,
      source_key, pending_until)
    select
      ${r.location_id}, ${r.id}, ${r.reservation_id}, ${r.status}, ${r.status === 'confirmed'}, ${r.user_id}, ${r.customer_name}, ${r.customer_email},
      ${r.customer_phone}, ${r.email_key}, ${r.date}, ${r.slot}, ${r.starts_at}, ${r.party_size}, ${r.special_requests},
      ${r.source}, ${r.user_agent}, ${r.platform}, ${r.booked_by}, ${r.reserved_at}, ${r.reserved_at},
      ${r.source_key}, ${r.pending_until}
    where not exists (select from reservations where reservation_id = ${r.reservation_id})
    on conflict do nothing returning *`)
}

/** By the record's id or the one for people. */
export function reservationByAnyId(db: Db, { id, at }: Lookup) {
  return id.startsWith('RES-')
    ? db.maybe<ReservationRow>(sql`
        select * from reservations where (${at}::text[] is null or location_id = any(${at})) and reservation_id = ${id}`)
    : db.maybe<ReservationRow>(sql`
        select * from reservations where (${at}::text[] is null or location_id = any(${at})) and id = ${id}`)
}

/** The row as it is once everybody before us has finished with it. */
export function lockReservation(tx: Tx, locationId: string, id: string) {
  return tx.one<ReservationRow>(sql`
    select * from reservations where location_id = ${locationId} and id = ${id} for update`)
}

export function saveStatus(
  tx: Tx,
  { location_id, id }: { location_id: string; id: string },
  move: { status: ReservationStatus; at: Date },
  reason: string | null,
) {
  const isCancelled = move.status === 'cancelled'
  return tx.one<ReservationRow>(sql`
    update reservations set status = ${move.status}, is_active = ${move.status === 'confirmed'}, pending_until = null, updated_at = ${move.at}, version = version + 1,
      cancelled_at = ${isCancelled ? move.at : null}, cancellation_reason = ${isCancelled ? reason : null}
    where location_id = ${location_id} and id = ${id} returning *`)
}

/**
 * Another time, number of guests or guest. What was reminded of another day is reminded of again; links that went to another
 * mailbox open it no more.
 */
export function saveTable(tx: Tx, row: ReservationRow, to: Table & { at: Date; emailKey: string | null }, now: Date) {
  return tx.one<ReservationRow>(sql`
    update reservations set date = ${to.date}, slot = ${to.time}, starts_at = ${to.at}, party_size = ${to.partySize},
      special_requests = ${to.specialRequests}, customer_name = ${to.name}, customer_phone = ${to.phone},
      customer_email = ${to.email}, email_key = ${to.emailKey},
      link_number = link_number + case when customer_email is distinct from ${to.email} then 1 else 0 end,
      is_active = is_active or ${to.at > now}, updated_at = ${now}, version = version + 1,
      reminded_at = case when date = ${to.date} then reminded_at end
    where location_id = ${row.location_id} and id = ${row.id} returning *`)
}

/** Back to an earlier status; the caller has seen to it that the person has no other booking meanwhile. */
export function restoreStatus(tx: Tx, row: ReservationRow, status: ReservationStatus, now: Date) {
  return tx.one<ReservationRow>(sql`
    update reservations set status = ${status}, updated_at = ${now}, version = version + 1,
      is_active = ${status === 'confirmed'}
    where location_id = ${row.location_id} and id = ${row.id} returning *`)
}

export type EventRow = {
  status: ReservationStatus
  at: Date
  actor_id: string | null
  actor_name: string
  note: string | null
}

export function addReservationEvent(tx: Tx, reservation: { location_id: string; id: string }, event: EventRow) {
  const { location_id, id } = reservation
  tx.send(sql`
    insert into reservation_events (location_id, reservation_id, seq, status, at, actor_id, actor_name, note)
    select ${location_id}, ${id}, coalesce(max(seq), 0) + 1, ${event.status}, ${event.at}, ${event.actor_id}, ${event.actor_name}, ${event.note}
    from reservation_events where location_id = ${location_id} and reservation_id = ${id}`)
}

export function reservationEvents(db: Db, { location_id, id }: { location_id: string; id: string }) {
  return db.many<EventRow>(sql`
    select status, at, actor_id, actor_name, note from reservation_events
    where location_id = ${location_id} and reservation_id = ${id} order by seq`)
}

export function reservationsOfUser(db: Db, userId: string, limit: number) {
  return db.many<ReservationRow>(sql`
    select * from reservations where user_id = ${userId} order by reserved_at desc, id desc limit ${limit}`)
}

/** What a confirmation's own words find: somebody's booking that is still to come. */
export function reservationInWords(
  db: Db,
  words: { emailKey: string; date: string; time: string; partySize: number; now: Date },
) {
  return db.many<ReservationRow>(sql`
    select * from reservations
    where email_key = ${words.emailKey} and is_active and date = ${words.date} and slot = ${words.time}
      and party_size = ${words.partySize} and starts_at > ${words.now}`)
}

export function noteLinkSent(tx: Tx, { location_id, id }: { location_id: string; id: string }, now: Date) {
  return tx.one<ReservationRow>(sql`
    update reservations set link_sent_at = ${now}, links_sent = links_sent + 1
    where location_id = ${location_id} and id = ${id} returning *`)
}

/** Once: 0 rows when it is cancelled, over, or was done before. */
export function noteReminded(tx: Tx, { id, at }: Lookup, now: Date) {
  return tx.maybe<ReservationRow>(sql`
    update reservations set reminded_at = ${now}
    where (${at}::text[] is null or location_id = any(${at})) and id = ${id} and reminded_at is null and status in ('pending', 'confirmed')
      and starts_at > ${now} returning *`)
}

export function overduePending(db: Db, now: Date) {
  return db.many<{ location_id: string; id: string }>(sql`
    select location_id, id from reservations where status = 'pending' and pending_until <= ${now} order by pending_until limit 500`)
}
