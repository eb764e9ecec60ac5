import type { LocalDate, LocalTime } from '@sizzle/domain/hours/local-time.ts'
import { MAX_PENDING_SEATS } from '@sizzle/domain/reservations/pending.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type SlotKey = { readonly locationId: string; readonly date: LocalDate; readonly time: LocalTime }
/** Guests of a slot, pending ones too, and the seats that others hold there, as far as is committed now. */
export function seatsTaken(db: Db, { locationId, date, time }: SlotKey, now: Date, own: string | null) {
  return db.one<{ taken: number; pending: number }>(sql`
    select coalesce((select pending from slot_guests where location_id = ${locationId} and date = ${date} and slot = ${time}), 0) as pending, (
      coalesce((select guests + pending from slot_guests where location_id = ${locationId} and date = ${date} and slot = ${time}), 0)
      + coalesce((select sum(party_size) from reservation_holds
          where location_id = ${locationId} and date = ${date} and slot = ${time}
            and expires_at > ${now} and id is distinct from ${own}::uuid), 0))::int as taken`)
}

export type SeatChange = {
  readonly guests: number
  readonly held: number
  /** Guests whose booking nobody has confirmed yet. */
  readonly pending?: number
  /** A hold that ends with this change. */
  readonly endHold: string | null
}

/**
 * The one statement that changes a slot's counter, and the last of its transaction: its row is locked for as short as can
 * be. Expired holds go with it. True when the seats were there; seats that are given back always are. 60 parallel parties
 * ended at 40 in every round; counting first and inserting later did in none (tables 3).
 */
export async function changeSeats(tx: Tx, key: SlotKey, change: SeatChange, capacity: number, now: Date) {
  const { guests, held, pending = 0 } = change
  const more = Math.max(0, guests + held + pending)
  const changed = await tx.run(sql`
    with gone as (
      delete from reservation_holds
      where location_id = ${key.locationId} and date = ${key.date} and slot = ${key.time}
        and (expires_at <= ${now} or id = ${change.endHold}::uuid)
      returning party_size
    ), freed as (select coalesce(sum(party_size), 0)::int as seats from gone)
    insert into slot_guests as s (location_id, date, slot, capacity, guests, held, pending)
    values (${key.locationId}, ${key.date}, ${key.time}, ${capacity}, ${Math.max(0, guests)}, ${Math.max(0, held)}, ${Math.max(0, pending)})
    on conflict (location_id, date, slot) do update set
      guests = s.guests + ${guests}::int,
      held = s.held + ${held}::int - (select seats from freed),
      pending = s.pending + ${pending}::int,
      capacity = greatest(excluded.capacity,
        s.guests + ${guests}::int + s.held + ${held}::int - (select seats from freed) + s.pending + ${pending}::int)
    where ${more}::int = 0 or (s.guests + s.held + s.pending - (select seats from freed) + ${more}::int <= ${capacity}::int
      and (${pending}::int <= 0 or s.pending + ${pending}::int <= ${MAX_PENDING_SEATS}::int))`)
  return changed === 1
}

export type HoldRow = { location_id: string; id: string; date: string; slot: string; party_size: number }

/** The hold's row; its seats are taken by `changeSeats` in the same transaction. */
export function insertHold(tx: Tx, hold: HoldRow & { caller: string; expires_at: Date }) {
  return tx.run(sql`
    insert into reservation_holds (location_id, id, date, slot, party_size, caller, expires_at)
    values (${hold.location_id}, ${hold.id}, ${hold.date}, ${hold.slot}, ${hold.party_size}, ${hold.caller}, ${hold.expires_at})`)
}

export function holdById(tx: Tx, id: string) {
  return tx.maybe<HoldRow>(sql`
    select location_id, id, date, slot, party_size from reservation_holds where id = ${id}`)
}

/** What a caller holds already, without the hold that is being replaced. Two holds of one caller are counted in turn. */
export async function heldBy(tx: Tx, caller: string, replaced: string | null, now: Date) {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${caller}`}, 0))`)
  return tx.one<{ count: number; seats: number }>(sql`
    select count(*)::int as count, coalesce(sum(party_size) filter (where id is distinct from ${replaced}::uuid), 0)::int as seats
    from reservation_holds where caller = ${caller} and expires_at > ${now}`)
}

/** Slots with holds that nobody released, for the job that tidies up. */
export function slotsWithExpiredHolds(db: Db, now: Date) {
  return db.many<{ location_id: string; date: string; slot: string }>(sql`
    select distinct location_id, date, slot from reservation_holds where expires_at <= ${now}
    order by location_id, date, slot`)
}

/** Guests and living holds of a day's slots; `own` is the asking person's hold, which does not stand in their own way. */
export function guestsOfDay(db: Db, locationId: string, date: LocalDate, now: Date, own: string | null) {
  return db.many<{ slot: string; guests: number; held: number; pending: number; capacity: number }>(sql`
    select s.slot, s.guests, s.pending, s.capacity, coalesce((
      select sum(h.party_size)::int from reservation_holds h
      where h.location_id = s.location_id and h.date = s.date and h.slot = s.slot
        and h.expires_at > ${now} and h.id is distinct from ${own}::uuid), 0) as held
    from slot_guests s where s.location_id = ${locationId} and s.date = ${date} order by s.slot`)
}
