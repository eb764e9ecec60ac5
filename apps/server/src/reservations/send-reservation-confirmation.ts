import * as contract from '@sizzle/contract/reservations-guest.ts'
import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { mayResend } from '@sizzle/domain/reservations/reminder.ts'
import { emailKey } from '@sizzle/domain/reservations/reservation.ts'
import { confirmationProblem } from '@sizzle/domain/reservations/reservation-form.ts'
import { readClock } from '@sizzle/domain/reservations/words.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Who } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { operation } from '../kit/operation.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { isOffice } from './may-touch.ts'
import type { PrivateLinks } from './private-link.ts'
import {
  activeReservation,
  lockReservation,
  noteLinkSent,
  type ReservationRow,
  reservationInWords,
} from './reservations.sql.ts'
import { tellLink } from './tell-guest.ts'

// Both answer guests alike: who asks learns nothing about a booking, only its own address does. Staff see the booking anyway,
// and hear what became of it. Nothing that the caller writes ends up in the message.
const ON_ITS_WAY =
  'If there is such a reservation, its confirmation is on its way to the email address it was made with.'
const KEPT = 'Email is not set up here, so no confirmation is sent. Please call the restaurant about the reservation.'

function toldToStaff(email: string, isMailCaptured: boolean): string {
  if (isMailCaptured) return `Email is not set up: the confirmation to ${email} is saved under Messages and not sent.`
  return `The confirmation to ${email} waits to be sent.`
}

type LetterParts = { readonly links: PrivateLinks; readonly isMailCaptured: boolean }

export function sendReservationConfirmationOperation({ links, isMailCaptured }: LetterParts) {
  return operation(contract.sendReservationConfirmation, async (input, { tx, who, now }) => {
    if (confirmationProblem(input)) return refuse({ code: 'reservation_fields_missing' })
    const { customerEmail = '', reservationDate = '', reservationTime = '', partySize = 0 } = input
    const time = readClock(reservationTime)
    if (time !== null && isLocalDate(reservationDate)) {
      const words = { emailKey: emailKey(customerEmail), date: reservationDate, time, partySize, now }
      let isByStaff = false
      for (const row of await reservationInWords(tx, words))
        isByStaff = (await sendAgain(tx, row, links, who, now)) || isByStaff
      if (isByStaff) return ok({ message: toldToStaff(customerEmail.trim(), isMailCaptured) })
    }
    return ok({ message: isMailCaptured ? KEPT : ON_ITS_WAY })
  })
}

/** For guests who have an active reservation and no session: the link to it goes to their mailbox. */
export function sendReservationLinkOperation({ links, isMailCaptured }: LetterParts) {
  return operation(contract.sendReservationLink, async ({ location, email }, { tx, who, now }) => {
    const row = await activeReservation(tx, location, emailKey(email), now)
    if (row) await sendAgain(tx, row, links, who, now)
    return ok({ message: isMailCaptured ? KEPT : ON_ITS_WAY })
  })
}

/** True: staff of the booking's location asked, who may do so as often as guests call them about it. */
async function sendAgain(tx: Tx, known: ReservationRow, links: PrivateLinks, who: Who, now: Date): Promise<boolean> {
  const row = await lockReservation(tx, known.location_id, known.id)
  const location = await locationEver(tx, row.location_id)
  const isByStaff = isOffice(row, who, 'reservation.see')
  if (!isByStaff && !mayResend({ lastAt: row.link_sent_at, times: row.links_sent }, now)) return false
  const guest = { customer: who.kind === 'person' ? who.userId : null }
  await tellLink(tx, await noteLinkSent(tx, row, now), location, links, isByStaff ? 'house' : guest)
  return isByStaff
}
