import { tableText } from '@sizzle/domain/messages/sms.ts'
import type { Cause } from '@sizzle/domain/messages/stranger.ts'
import { reminderAt } from '@sizzle/domain/reservations/reminder.ts'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { type LetterWordsRow, wordsForReader } from '../messages/letter-texts.sql.ts'
import { type Letter, senderOf } from '../messages/letters/letter.ts'
import {
  type ReservationForLetter,
  reservationCancelledLetter,
  reservationConfirmationLetter,
  reservationMovedLetter,
  reservationPendingLetter,
  reservationReminderLetter,
  type TableBefore,
} from '../messages/letters/reservation-letters.ts'
import { queueEmail, queueSms } from '../messages/queue-message.ts'
import type { PrivateLinks } from './private-link.ts'
import type { ReservationRow } from './reservations.sql.ts'

export const REMIND = 'remind-of-reservation'
export const EXPIRE = 'expire-reservation'

/** A booking of this transaction: what its guest gets, in words that were read before. */
export async function tellNew(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  links: PrivateLinks,
  words: LetterWordsRow,
) {
  const reservation = inLetters(row, location, links.urlOf(row), words)
  if (row.status === 'pending') await writePending(tx, row, location, reservation, links)
  else await writeBooked(tx, row, { location, reservation, causedBy: madeBy(row), isFirst: true })
}

/** A booking that waited for its guest and stands now. */
export async function tellBooked(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  links: PrivateLinks,
  causedBy: Cause,
) {
  const reservation = await forLetter(tx, row, location, links.urlOf(row))
  await writeBooked(tx, row, { location, reservation, causedBy })
}

type Booked = {
  readonly location: LocationRow
  readonly reservation: ReservationForLetter
  readonly causedBy: Cause
  readonly isFirst?: true
}

/** The confirmation at once, the reminder on the day before: both exist if, and only if, the booking does. */
async function writeBooked(tx: Tx, row: ReservationRow, { location, reservation, ...how }: Booked) {
  await tell(tx, row, reservation, {
    ...how,
    key: 'confirmed',
    letter: reservationConfirmationLetter(reservation),
    text: 'reservation_confirmation',
  })
  await remindLater(tx, row, location, row.reserved_at)
}

/** In the place of an earlier reminder; a table of tomorrow morning needs none. */
async function remindLater(tx: Tx, row: ReservationRow, location: LocationRow, since: Date) {
  const runAt = reminderAt(location.time_zone, row.date, since)
  if (runAt !== null) await enqueue(tx, REMIND, jobFor(row), { runAt, key: `${REMIND}:${row.id}` })
}

/** The link that keeps a pending booking: nobody but the reader of that mailbox gets it. */
async function writePending(
  tx: Tx,
  row: ReservationRow,
  { time_zone: timeZone }: LocationRow,
  reservation: ReservationForLetter,
  links: PrivateLinks,
) {
  const until = row.pending_until ?? row.starts_at
  await tell(tx, row, reservation, {
    causedBy: madeBy(row),
    isFirst: true,
    key: 'pending',
    letter: reservationPendingLetter(reservation, { confirmUrl: links.confirmUrlOf(row), until, timeZone }),
    text: 'reservation_pending',
    expiresAt: until,
  })
  if (row.pending_until)
    await enqueue(tx, EXPIRE, jobFor(row), { runAt: row.pending_until, key: `${EXPIRE}:${row.id}` })
}

function jobFor(row: ReservationRow) {
  return { id: row.id, locationId: row.location_id }
}

export async function tellCancelled(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  { bookUrl }: PrivateLinks,
  isByGuest: boolean,
) {
  // The page behind the link still shows the booking, but there is nothing left to do there.
  const reservation = await forLetter(tx, row, location, '')
  await tell(tx, row, reservation, {
    causedBy: isByGuest ? madeBy(row) : 'house',
    key: 'cancelled',
    letter: reservationCancelledLetter(reservation, {
      reason: row.cancellation_reason ?? '',
      by: isByGuest ? 'customer' : 'house',
      bookUrl,
    }),
    text: 'reservation_cancelled',
  })
}

export async function tellReminder(tx: Tx, row: ReservationRow, location: LocationRow, links: PrivateLinks) {
  const reservation = await forLetter(tx, row, location, links.urlOf(row))
  await tell(tx, row, reservation, {
    causedBy: madeBy(row),
    key: `reminder-${row.date}`,
    letter: reservationReminderLetter(reservation),
    text: 'reservation_reminder',
  })
}

/** Staff changed when it is or for how many; what reminds of it follows to another day. */
export async function tellMoved(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  links: PrivateLinks,
  { before, now }: { before: TableBefore; now: Date },
) {
  const reservation = await forLetter(tx, row, location, links.urlOf(row))
  await tell(tx, row, reservation, {
    causedBy: 'house',
    key: `moved-${row.version}`,
    letter: reservationMovedLetter(reservation, before),
    text: 'reservation_moved',
  })
  await remindLater(tx, row, location, now)
}

/** It is read elsewhere from now on: there it starts with the confirmation. */
export async function tellElsewhere(tx: Tx, row: ReservationRow, location: LocationRow, links: PrivateLinks) {
  const reservation = await forLetter(tx, row, location, links.urlOf(row))
  await tell(tx, row, reservation, {
    causedBy: 'house',
    key: `elsewhere-${row.version}`,
    letter: reservationConfirmationLetter(reservation),
    text: 'reservation_confirmation',
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
  const reservation = await forLetter(tx, row, location, links.urlOf(row))
  await tell(tx, row, reservation, {
    causedBy: askedBy,
    key: `link-${row.links_sent}`,
    letter: reservationConfirmationLetter(reservation),
    text: 'reservation_confirmation',
  })
}

/** A booking by staff belongs to the restaurant; every other booking to its guest. */
function madeBy(row: ReservationRow): Cause {
  return row.source === 'phone' ? 'house' : { customer: row.user_id }
}

type News = {
  readonly causedBy: Cause
  readonly key: string
  readonly letter: Letter
  readonly text: Parameters<typeof tableText>[0]
  readonly expiresAt?: Date
  /** The booking is of this very transaction. */
  readonly isFirst?: true
}

/** Once for each thing told. By email; who booked by phone and left none gets a text message. */
async function tell(
  tx: Tx,
  row: ReservationRow,
  reservation: ReservationForLetter,
  { causedBy, key, letter, text, expiresAt, isFirst }: News,
): Promise<void> {
  const common = {
    causedBy,
    about: { kind: 'reservation' as const, id: row.id },
    locationId: row.location_id,
    dedupeKey: `reservation-${key}:${row.id}`,
    // An evening that is over needs no message any more, however long a provider was away.
    expiresAt: expiresAt ?? row.starts_at,
    ...(isFirst && { isFirst }),
  }
  if (row.customer_email === null) {
    const sms = { to: row.customer_phone, name: row.customer_name, template: letter.template }
    await queueSms(tx, { ...common, ...sms, text: tableText(text, reservation, reservation.language) })
  } else {
    await queueEmail(tx, { ...common, to: { address: row.customer_email, name: row.customer_name }, letter })
  }
}

/** In its guest's language and the owner's words. */
async function forLetter(
  tx: Tx,
  row: ReservationRow,
  location: LocationRow,
  manageUrl: string,
): Promise<ReservationForLetter> {
  return inLetters(row, location, manageUrl, await wordsForReader(tx, 'reservation_confirmation', row.user_id))
}

function inLetters(
  row: ReservationRow,
  location: LocationRow,
  manageUrl: string,
  { language, own }: LetterWordsRow,
): ReservationForLetter {
  return {
    reservationId: row.reservation_id,
    customerName: row.customer_name,
    date: row.date,
    time: row.slot,
    partySize: row.party_size,
    specialRequests: row.special_requests,
    location: senderOf(location),
    manageUrl,
    language,
    own,
  }
}
