import type { LocalDate, LocalTime } from '@sizzle/domain/hours/local-time.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type SlotKey = { readonly locationId: string; readonly date: LocalDate; readonly time: LocalTime }
export type SlotRow = { guests: number; held: number }

/**
 * The slot's one row, made when it is not there, held until the transaction ends: whoever counts, books, holds or cancels
 * here queues on it. The capacity follows the location's setting, but never below what is already taken.
 */
export function lockSlot(tx: Tx, { locationId, date, time }: SlotKey, capacity: number) {
  return tx.one<SlotRow>(sql`
    insert into slot_guests (location_id, date, slot, capacity) values (${locationId}, ${date}, ${time}, ${capacity})
    on conflict (location_id, date, slot)
      do update set capacity = greatest(excluded.capacity, slot_guests.guests + slot_guests.held)
    returning guests, held`)
}

/** Seats for a booking; 0 rows when they are not there. The condition and the check are fences behind the lock. */
export function takeSeats(tx: Tx, { locationId, date, time }: SlotKey, seats: number, capacity: number) {
  return tx.run(sql`
    update slot_guests set guests = guests + ${seats}
    where location_id = ${locationId} and date = ${date} and slot = ${time}
      and guests + held + ${seats} <= ${capacity}`)
}

export function giveSeatsBack(tx: Tx, { locationId, date, time }: SlotKey, seats: number) {
  return tx.run(sql`
    update slot_guests set guests = guests - ${seats}
    where location_id = ${locationId} and date = ${date} and slot = ${time}`)
}

/** Takes what has expired, and one hold more when it is named, out of a locked slot; answers what is still held. */
export async function releaseHolds(tx: Tx, key: SlotKey, now: Date, alsoId: string | null): Promise<number> {
  const { held } = await tx.one<{ held: number }>(sql`
    with gone as (
      delete from reservation_holds
      where location_id = ${key.locationId} and date = ${key.date} and slot = ${key.time}
        and (expires_at <= ${now} or id = ${alsoId}::uuid)
      returning party_size
    )
    update slot_guests set held = held - (select coalesce(sum(party_size), 0) from gone)
    where location_id = ${key.locationId} and date = ${key.date} and slot = ${key.time}
    returning held`)
  return held
}

export type HoldRow = { location_id: string; id: string; date: string; slot: string; party_size: number }

export async function insertHold(tx: Tx, hold: HoldRow & { caller: string; expires_at: Date }, capacity: number) {
  await tx.run(sql`
    insert into reservation_holds (location_id, id, date, slot, party_size, caller, expires_at)
    values (${hold.location_id}, ${hold.id}, ${hold.date}, ${hold.slot}, ${hold.party_size}, ${hold.caller}, ${hold.expires_at})`)
  return tx.run(sql`
    update slot_guests set held = held + ${hold.party_size}
    where location_id = ${hold.location_id} and date = ${hold.date} and slot = ${hold.slot}
      and guests + held + ${hold.party_size} <= ${capacity}`)
}

export function holdById(tx: Tx, id: string) {
  return tx.maybe<HoldRow>(sql`
    select location_id, id, date, slot, party_size from reservation_holds where id = ${id}`)
}

export function countHolds(tx: Tx, caller: string, now: Date) {
  return tx.one<{ count: number }>(sql`
    select count(*)::int as count from reservation_holds where caller = ${caller} and expires_at > ${now}`)
}

/** Slots with holds that nobody released, for the job that tidies up. */
export function slotsWithExpiredHolds(db: Db, now: Date) {
  return db.many<{ location_id: string; date: string; slot: string }>(sql`
    select distinct location_id, date, slot from reservation_holds where expires_at <= ${now}
    order by location_id, date, slot`)
}

/** Guests and living holds of a day's slots; `own` is the asking person's hold, which does not stand in their own way. */
export function guestsOfDay(db: Db, locationId: string, date: LocalDate, now: Date, own: string | null) {
  return db.many<{ slot: string; guests: number; held: number; capacity: number }>(sql`
    select s.slot, s.guests, s.capacity, coalesce((
      select sum(h.party_size)::int from reservation_holds h
      where h.location_id = s.location_id and h.date = s.date and h.slot = s.slot
        and h.expires_at > ${now} and h.id is distinct from ${own}::uuid), 0) as held
    from slot_guests s where s.location_id = ${locationId} and s.date = ${date} order by s.slot`)
}
