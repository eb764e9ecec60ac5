import { randomInt, randomUUIDv7 } from 'node:crypto'
import type { Slot } from '@sizzle/domain/hours/wall-slots.ts'
import { bookTable, slotFor } from '@sizzle/domain/reservations/booking.ts'
import { countedSince, hasTriedTooOften, isWithinDay, pendingUntil } from '@sizzle/domain/reservations/pending.ts'
import {
  emailKey,
  RESERVATION_ID_LETTERS,
  RESERVATION_ID_SUFFIX,
  reservationId,
} from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import type { StaffLinks } from '../kit/staff-links.ts'
import { type LocationRow, locationToServe } from '../locations/locations.sql.ts'
import { wordsForReader } from '../messages/letter-texts.sql.ts'
import { isConfirmedOwner } from '../messages/strangers.sql.ts'
import { bookable } from './bookable.ts'
import { bookedLately, lockBooker } from './bookers.sql.ts'
import { nearestTimes } from './nearest-times.ts'
import { presentReservation } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import {
  activeReservation,
  addReservationEvent,
  endPastBookings,
  insertReservation,
  type NewReservation,
  type ReservationRow,
} from './reservations.sql.ts'
import { seatsOf } from './seats-of.ts'
import { changeSeats, seatsTaken } from './slots.sql.ts'
import { tellNew } from './tell-guest.ts'
import { sourceInSlot, watchSource } from './watch-source.ts'

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
  /** Staff are believed, and their address is the restaurant's own. */
  readonly isStaff: boolean
  readonly sourceKey: string | null
}
export type TableParts = {
  readonly links: PrivateLinks
  readonly office: StaffLinks
  readonly limitsFactor: number
  readonly settingOf: SettingOf
}

/**
 * Everybody who books takes this road: facts, the domain's decision, then the writes. Seats are read without a lock, so
 * that a full slot makes nobody wait; the counter has the last word, and a refusal takes everything back.
 */
export async function takeTable(tx: Tx, wish: Wish, booker: Booker, parts: TableParts, now: Date) {
  const key = { locationId: wish.locationId, date: wish.date, time: wish.time }
  const ownHold = wish.holdId ?? null
  // One exchange, answered in this order: the locks are there before what they guard is read.
  const [location, trust, active, seats, { language, own }] = await Promise.all([
    locationToServe(tx, wish.locationId),
    trustIn(tx, booker, wish.partySize, parts, now),
    activeOf(tx, wish.locationId, booker, now),
    seatsTaken(tx, key, now, ownHold),
    wordsForReader(tx, 'reservation_confirmation', booker.userId),
  ])
  if (!location) return refuse({ code: 'location_not_found' })
  const rules = { ...bookable(location), ...(wish.withoutNotice ? { noticeMinutes: 0 } : {}) }
  const slot = slotFor(rules, wish, now)
  if (!slot.ok) return slot
  if (!trust.ok) return trust
  const isKnown = trust.value.isOwner || isOwn(active, booker)
  const counted = { guestsInSlot: seats.taken, pendingInSlot: seats.pending, activeHere: active ? 1 : 0 }
  const decided = bookTable(slot.value, wish.partySize, counted, { ...trust.value, isKnown }, rules.slotCapacity)
  if (!decided.ok) return sayMore(tx, decided.refusal.code, { location, wish, booker, active, now })

  const decision = { slot: slot.value, status: decided.value.status }
  const { row, source } = await writeReservation(tx, location, decision, wish, booker, now)
  await tellNew(tx, row, location, parts.links, { language, own })
  await watchSource(tx, row, { location, source, office: parts.office }, now)
  const change = { ...seatsOf(row), held: 0, endHold: ownHold }
  if (!(await changeSeats(tx, key, change, rules.slotCapacity, now)))
    return sayMore(tx, 'slot_full', { location, wish, booker, active, now })
  return ok({ row, location })
}

/**
 * What is known of who books. The locks make parallel bookings of one address, phone or email wait for each other; they are
 * always taken in this order, so that there is no deadlock.
 */
async function trustIn(tx: Tx, booker: Booker, partySize: number, parts: TableParts, now: Date) {
  const { limitsFactor: factor, settingOf } = parts
  const mailbox = booker.email === null ? null : emailKey(booker.email)
  if (!booker.isStaff) {
    lockBooker(tx, `address ${booker.sourceKey}`)
    lockBooker(tx, `phone ${booker.phone}`)
  }
  if (mailbox !== null) lockBooker(tx, `email ${mailbox}`)
  if (booker.isStaff) return ok({ isOwner: true, isBelieved: true })
  const who = { sourceKey: booker.sourceKey, phone: booker.phone, emailKey: mailbox }
  const [lately, isOwner] = await Promise.all([
    bookedLately(tx, who, countedSince(now)),
    isConfirmedOwner(tx, booker.userId, booker.email ?? ''),
  ])
  if (hasTriedTooOften(lately, factor)) return refuse({ code: 'too-many-requests' })
  const most = {
    tables: settingOf('reservations.maxTablesPerDay') * factor,
    seats: settingOf('reservations.maxSeatsPerDay') * factor,
  }
  return ok({ isOwner, isBelieved: isWithinDay(lately, partySize, most) })
}

function activeOf(tx: Tx, locationId: string, { email }: Booker, now: Date) {
  return email === null ? undefined : activeReservation(tx, locationId, emailKey(email), now)
}

function isOwn(active: ReservationRow | undefined, { userId }: Booker): boolean {
  return active !== undefined && active.user_id !== null && active.user_id === userId
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
  return refuse({
    code,
    ...(active && isOwn(active, booker) ? { reservation: presentReservation(active, location) } : {}),
  })
}

type Decision = { readonly slot: Slot; readonly status: 'confirmed' | 'pending' }

async function writeReservation(
  tx: Tx,
  location: LocationRow,
  { slot, status }: Decision,
  wish: Wish,
  booker: Booker,
  now: Date,
) {
  const key = booker.email === null ? null : emailKey(booker.email)
  if (key !== null) endPastBookings(tx, location.id, key, now)
  const reservation = {
    location_id: location.id,
    id: randomUUIDv7(),
    status,
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
    source_key: booker.sourceKey,
    pending_until: status === 'pending' ? pendingUntil(now) : null,
  }
  const written = await insertWithFreeId(tx, reservation)
  const event = {
    status,
    at: now,
    actor_id: booker.by.id,
    actor_name: booker.by.name,
    note: null,
  }
  addReservationEvent(tx, reservation, event)
  const about = { id: reservation.id, version: 1, locationId: location.id, userId: booker.userId }
  await announce(tx, 'reservation.changed', about)
  return written
}

const MOST_TRIES = 40

/** Four letters are few: a taken id is thrown again. With the row comes what its address has in the slot then. */
async function insertWithFreeId(tx: Tx, wanted: Omit<NewReservation, 'reservation_id'>) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const reservation_id = reservationId(wanted.location_id, wanted.date, fourLetters())
    const [row, source] = await Promise.all([
      insertReservation(tx, { ...wanted, reservation_id }),
      sourceInSlot(tx, wanted),
    ])
    if (row) return { row, source }
  }
  throw new Error(`no free reservation id on ${wanted.date} after ${MOST_TRIES} tries`)
}

function fourLetters(): string {
  const letter = () => RESERVATION_ID_LETTERS.charAt(randomInt(RESERVATION_ID_LETTERS.length))
  return Array.from({ length: RESERVATION_ID_SUFFIX }, letter).join('')
}
