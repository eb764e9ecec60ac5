import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import type { Cause } from '@sizzle/domain/messages/stranger.ts'
import { reminderAt } from '@sizzle/domain/reservations/reminder.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { wordsForReader } from '../messages/letter-texts.sql.ts'
import type { Letter } from '../messages/letters/letter.ts'
import {
  type ReservationForLetter,
  reservationCancelledLetter,
  reservationConfirmationLetter,
  reservationPendingLetter,
  reservationReminderLetter,
} from '../messages/letters/reservation-letters.ts'
import { queueEmail, queueSms } from '../messages/queue-message.ts'
import type { PrivateLinks } from './private-link.ts'
import type { ReservationRow } from './reservations.sql.ts'

export const REMIND = 'remind-of-reservation'
export const EXPIRE = 'expire-reservation'

/** The confirmation at once, the reminder on the day before: both exist if, and only if, the booking does. */
export async function tellBooked(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  links: PrivateLinks,
  cause?: Cause,
) {
  await tell(tx, row, location, {
    causedBy: cause ?? madeBy(row),
    key: 'confirmed',
    letter: await confirmationFor(tx, row, forLetter(row, location, links.urlOf(row))),
    text: `${fullStop(`your table for ${row.party_size} at ${location.name} is booked for ${when(row)}`)} ${row.reservation_id}`,
  })
  const runAt = reminderAt(location.time_zone, row.date, row.reserved_at)
  if (runAt !== null) await enqueue(tx, REMIND, jobFor(row), { runAt, key: `${REMIND}:${row.id}` })
}

/** The link that keeps a pending booking: nobody but the reader of that mailbox gets it. */
export async function tellPending(tx: Tx, row: ReservationRow, location: LocationRow, links: PrivateLinks) {
  await tell(tx, row, location, {
    causedBy: madeBy(row),
    key: 'pending',
    letter: reservationPendingLetter(forLetter(row, location, links.urlOf(row)), links.confirmUrlOf(row)),
    text: fullStop(
      `please call ${location.phone} to keep your table for ${row.party_size} at ${location.name} on ${when(row)}`,
    ),
    expiresAt: row.pending_until ?? row.starts_at,
  })
  if (row.pending_until)
    await enqueue(tx, EXPIRE, jobFor(row), { runAt: row.pending_until, key: `${EXPIRE}:${row.id}` })
}

function jobFor(row: ReservationRow) {
  return { id: row.id, locationId: row.location_id }
}

export async function tellCancelled(tx: Tx, row: ReservationRow, location: LocationRow, isByGuest: boolean) {
  await tell(tx, row, location, {
    causedBy: isByGuest ? madeBy(row) : 'house',
    key: 'cancelled',
    // The page behind the link still shows the booking, but there is nothing left to do there.
    letter: reservationCancelledLetter(forLetter(row, location, ''), row.cancellation_reason ?? ''),
    text: `your table for ${row.party_size} at ${location.name} on ${when(row)} was cancelled. ${location.phone}`,
  })
}

export async function tellReminder(tx: Tx, row: ReservationRow, location: LocationRow, links: PrivateLinks) {
  await tell(tx, row, location, {
    causedBy: madeBy(row),
    key: 'reminder',
    letter: reservationReminderLetter(forLetter(row, location, links.urlOf(row))),
    text: `see you at ${location.name} on ${when(row)}, ${guestsText(row.party_size)}. Plans changed? ${location.phone}`,
  })
}

/** The confirmation once more, because somebody asked for it. */
export async function tellLink(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  links: PrivateLinks,
  askedBy: Cause,
) {
  await tell(tx, row, location, {
    causedBy: askedBy,
    key: `link-${row.links_sent}`,
    letter: await confirmationFor(tx, row, forLetter(row, location, links.urlOf(row))),
    text: `${fullStop(`your table for ${row.party_size} at ${location.name} is booked for ${when(row)}`)} ${row.reservation_id}`,
  })
}

/** In its guest's language and the owner's words. */
async function confirmationFor(
  tx: Tx,
  { user_id }: ReservationRow,
  reservation: ReservationForLetter,
): Promise<Letter> {
  const words = await wordsForReader(tx, 'reservation_confirmation', user_id)
  return reservationConfirmationLetter({ ...reservation, ...words })
}

/** A booking by staff belongs to the restaurant; every other booking to its guest. */
function madeBy(row: ReservationRow): Cause {
  return row.source === 'phone' ? 'house' : { customer: row.user_id }
}

type News = {
  readonly causedBy: Cause
  readonly key: string
  readonly letter: Letter
  readonly text: string
  readonly expiresAt?: Date
}

/** Once for each thing told. By e-mail; who booked by phone and left none gets a text message. */
async function tell(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  { causedBy, key, letter, text, expiresAt }: News,
): Promise<void> {
  const common = {
    causedBy,
    about: { kind: 'reservation' as const, id: row.id },
    locationId: location.id,
    dedupeKey: `reservation-${key}:${row.id}`,
    // An evening that is over needs no message any more, however long a provider was away.
    expiresAt: expiresAt ?? row.starts_at,
  }
  if (row.customer_email === null) {
    const sms = { to: row.customer_phone, name: row.customer_name, template: letter.template }
    await queueSms(tx, { ...common, ...sms, text: `${HOUSE.name}: ${text}` })
  } else {
    await queueEmail(tx, { ...common, to: { address: row.customer_email, name: row.customer_name }, letter })
  }
}

function forLetter(row: ReservationRow, location: LocationRow, manageUrl: string): ReservationForLetter {
  return {
    reservationId: row.reservation_id,
    customerName: row.customer_name,
    date: row.date,
    time: row.slot,
    partySize: row.party_size,
    specialRequests: row.special_requests,
    location: { name: location.name, address: location.address, phone: location.phone },
    manageUrl,
  }
}

function when({ date, slot }: ReservationRow): string {
  return `${longDate(date)} at ${clock12(slot)}`
}
