import { randomInt, randomUUIDv7 } from 'node:crypto'
import { bookTable, slotFor } from '@sizzle/domain/reservations/booking.ts'
import {
  emailKey,
  RESERVATION_ID_LETTERS,
  RESERVATION_ID_SUFFIX,
  reservationId,
} from '@sizzle/domain/reservations/reservation.ts'
import type { Slot } from '@sizzle/domain/reservations/slots.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { type LocationRow, locationById } from '../locations/locations.sql.ts'
import { bookable } from './bookable.ts'
import { nearestTimes } from './nearest-times.ts'
import { presentReservation } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import {
  activeReservation,
  addReservationEvent,
  endPastBookings,
  insertReservation,
  lockReservation,
  type NewReservation,
  type ReservationRow,
} from './reservations.sql.ts'
import { changeSeats, seatsTaken } from './slots.sql.ts'
import { tellBooked } from './tell-guest.ts'

export type Wish = {
  readonly locationId: string
  readonly date: string
  readonly time: string
  readonly partySize: number
  readonly holdId?: string | undefined
  /** Staff may seat people who stand at the door. */
  readonly withoutNotice?: boolean
}
export type Booker = {
  readonly name: string
  readonly email: string | null
  readonly phone: string
  readonly userId: string | null
  readonly specialRequests: string | null
  readonly source: 'web' | 'phone'
  readonly device: { readonly userAgent: string; readonly platform: string } | null
  readonly by: { readonly id: string | null; readonly name: string }
}

/**
 * Everybody who books takes this road: facts, the domain's decision, then the writes. The facts are read without a lock, so
 * that a full slot makes nobody wait; the counter has the last word, and a refusal takes everything back.
 */
export async function takeTable(tx: Tx, wish: Wish, booker: Booker, links: PrivateLinks, now: Date) {
  const location = await locationById(tx, wish.locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const rules = { ...bookable(location), ...(wish.withoutNotice ? { noticeMinutes: 0 } : {}) }
  const slot = slotFor(rules, wish, now)
  if (!slot.ok) return slot

  const key = { locationId: location.id, date: wish.date, time: wish.time }
  const active =
    booker.email === null ? undefined : await activeReservation(tx, location.id, emailKey(booker.email), now)

  const ownHold = wish.holdId ?? null
  const counted = { guestsInSlot: await seatsTaken(tx, key, now, ownHold), activeHere: active ? 1 : 0 }
  const decided = bookTable(slot.value, wish.partySize, counted, rules.slotCapacity)
  if (!decided.ok) return sayMore(tx, decided.refusal.code, { location, wish, booker, active, now })

  const row = await writeReservation(tx, location, slot.value, wish, booker, now)
  // The same person was faster with another booking: the unique index has the last word.
  if (!row) return refuse({ code: 'already_booked_here' })
  await tellBooked(tx, row, location, links)
  const change = { guests: wish.partySize, held: 0, endHold: ownHold }
  if (!(await changeSeats(tx, key, change, rules.slotCapacity, now)))
    return sayMore(tx, 'slot_full', { location, wish, booker, active, now })
  return ok({ row, location })
}

type Facts = {
  location: LocationRow
  wish: Wish
  booker: Booker
  active: ReservationRow | undefined
  now: Date
}

/** A full slot comes with the nearest free times; one's own active booking comes with the refusal, so that it can be cancelled. */
async function sayMore(tx: Tx, code: 'slot_full' | 'already_booked_here', facts: Facts) {
  const { location, wish, booker, active, now } = facts
  if (code === 'slot_full') return refuse({ code, nearest: await nearestTimes(tx, location, wish, now) })
  const isOwn = active !== undefined && active.user_id !== null && active.user_id === booker.userId
  return refuse({ code, ...(isOwn ? { reservation: presentReservation(active, location) } : {}) })
}

async function writeReservation(tx: Tx, location: LocationRow, slot: Slot, wish: Wish, booker: Booker, now: Date) {
  const key = booker.email === null ? null : emailKey(booker.email)
  if (key !== null) await endPastBookings(tx, location.id, key, now)
  const reservation = {
    location_id: location.id,
    id: randomUUIDv7(),
    user_id: booker.userId,
    customer_name: booker.name,
    customer_email: booker.email,
    customer_phone: booker.phone,
    email_key: key,
    date: slot.date,
    slot: slot.time,
    starts_at: slot.at,
    party_size: wish.partySize,
    special_requests: booker.specialRequests,
    source: booker.source,
    user_agent: booker.device?.userAgent ?? null,
    platform: booker.device?.platform ?? null,
    booked_by: booker.by.id,
    reserved_at: now,
  }
  if (!(await insertWithFreeId(tx, reservation, now))) return undefined
  const event = {
    status: 'confirmed' as const,
    at: now,
    actor_id: booker.by.id,
    actor_name: booker.by.name,
    note: null,
  }
  await addReservationEvent(tx, reservation, event)
  const about = { id: reservation.id, version: 1, locationId: location.id, userId: booker.userId }
  await announce(tx, 'reservation.changed', about)
  return lockReservation(tx, location.id, reservation.id)
}

const MOST_TRIES = 40

/** Four letters are few (trust.md R081): a taken id is thrown again. False: not the id, but the person was in the way. */
async function insertWithFreeId(tx: Tx, row: Omit<NewReservation, 'reservation_id'>, now: Date): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const reservation_id = reservationId(row.location_id, row.date, fourLetters())
    if ((await insertReservation(tx, { ...row, reservation_id })) === 1) return true
    if (row.email_key !== null && (await activeReservation(tx, row.location_id, row.email_key, now))) return false
  }
  throw new Error(`no free reservation id on ${row.date} after ${MOST_TRIES} tries`)
}

function fourLetters(): string {
  const letter = () => RESERVATION_ID_LETTERS.charAt(randomInt(RESERVATION_ID_LETTERS.length))
  return Array.from({ length: RESERVATION_ID_SUFFIX }, letter).join('')
}
