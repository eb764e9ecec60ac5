import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { clock12, type LocalDate, type LocalTime } from '@sizzle/domain/hours/local-time.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type OwnTexts, wordsOf } from '@sizzle/domain/messages/letter-texts.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import { PENDING_MINUTES } from '@sizzle/domain/reservations/pending.ts'
import { frameWords } from './frame-words.ts'
import { button, type Fact, greeting, type Letter, paragraph, paragraphs } from './letter.ts'

export type ReservationForLetter = {
  /** RES-TRU-20261120-ABCD */
  readonly reservationId: string
  readonly customerName: string
  readonly date: LocalDate
  readonly time: LocalTime
  readonly partySize: number
  readonly specialRequests: string | null
  readonly tableNumber?: string | null
  readonly location: { readonly name: string; readonly address: string; readonly phone: string }
  /** The private page to see or cancel it (messages 27). */
  readonly manageUrl: string
  /** Whom it speaks to, and the owner's words for its confirmation; English and the standard where nothing is said. */
  readonly language?: LetterLanguage
  readonly own?: OwnTexts | null
}

const ENGLISH = frameWords('en')
const YOUR_TABLE = `You get this because a table at ${HOUSE.name} was reserved with this address.`

export function reservationConfirmationLetter(reservation: ReservationForLetter): Letter {
  const { language = 'en', own = null, location, partySize } = reservation
  const frame = frameWords(language)
  const words = wordsOf('reservation_confirmation', own, language)
  const values = {
    customerName: reservation.customerName,
    reservationTime: frame.clock(reservation.time),
    partySize: frame.guests(partySize),
    locationName: location.name,
    locationPhone: location.phone,
  }
  // A subject has room for the short day only.
  const fill = (text = '', day = frame.longDay) =>
    personalize(text, { ...values, reservationDate: day(reservation.date) }, language).trim()
  return {
    template: 'reservation_confirmation',
    language,
    subject: fill(words.subject, frame.shortDay),
    preview: frame.guestsAt(frame.guests(partySize), location.name),
    title: fill(words.heading),
    parts: [
      greeting(reservation.customerName, language),
      ...paragraphs(fill(words.message)),
      { part: 'facts', rows: factsOf(reservation) },
      button(frame.manageTable, reservation.manageUrl),
      ...paragraphs(fill(words.closing)),
    ],
    from: location,
    reason: frame.reasons.reservation_confirmation,
    holdsSecret: true,
  }
}

/** The one press that keeps the table; opening the page alone changes nothing, as mail programs open links by themselves. */
export function reservationPendingLetter(reservation: ReservationForLetter, confirmUrl: string): Letter {
  return {
    template: 'reservation_pending',
    subject: `Please confirm your table on ${ENGLISH.shortDay(reservation.date)} at ${clock12(reservation.time)} - ${HOUSE.name}`,
    preview: `Held for ${PENDING_MINUTES} minutes: ${ENGLISH.guests(reservation.partySize)} at ${reservation.location.name}.`,
    title: 'Please confirm your table',
    parts: [
      greeting(reservation.customerName),
      paragraph(`We hold this table for ${PENDING_MINUTES} minutes. It is yours once you confirm it.`),
      { part: 'facts', rows: factsOf(reservation) },
      button('Confirm my table', confirmUrl),
      paragraph('It was not you? Then do nothing: the table is given back by itself.'),
    ],
    from: reservation.location,
    reason: YOUR_TABLE,
    holdsSecret: true,
  }
}

export function reservationCancelledLetter(reservation: ReservationForLetter, reason: string): Letter {
  const said = reason.trim()
  return {
    template: 'reservation_cancelled',
    subject: `Reservation ${reservation.reservationId} was cancelled - ${HOUSE.name}`,
    preview: fullStop(`${ENGLISH.longDay(reservation.date)}, ${clock12(reservation.time)}`),
    title: 'Your reservation was cancelled',
    parts: [
      greeting(reservation.customerName),
      paragraph('This reservation was cancelled, and the table is free again.'),
      { part: 'facts', rows: [...factsOf(reservation), ...(said ? [['Reason', said] as const] : [])] },
      paragraph(`Questions? Call ${reservation.location.name} at ${reservation.location.phone}.`),
    ],
    from: reservation.location,
    reason: YOUR_TABLE,
  }
}

export function reservationReminderLetter(reservation: ReservationForLetter): Letter {
  return {
    template: 'reservation_reminder',
    subject: `See you ${ENGLISH.shortDay(reservation.date)} at ${clock12(reservation.time)} - ${HOUSE.name}`,
    preview: `${ENGLISH.guests(reservation.partySize)} at ${reservation.location.name}.`,
    title: 'See you soon',
    parts: [
      greeting(reservation.customerName),
      paragraph('A short reminder of your table with us.'),
      { part: 'facts', rows: factsOf(reservation) },
      button('See or cancel my reservation', reservation.manageUrl),
      paragraph('Plans changed? Cancelling frees the table for somebody else. Thank you.'),
    ],
    from: reservation.location,
    reason: YOUR_TABLE,
    holdsSecret: true,
  }
}

function factsOf(reservation: ReservationForLetter): Fact[] {
  const { location, language } = reservation
  const frame = frameWords(language)
  return [
    [frame.date, frame.longDay(reservation.date)],
    [frame.time, frame.clock(reservation.time)],
    [frame.party, frame.guests(reservation.partySize)],
    ...(reservation.tableNumber ? [[frame.table, reservation.tableNumber] as const] : []),
    [frame.where, `${location.name}, ${location.address}`],
    ...(reservation.specialRequests ? [[frame.requests, reservation.specialRequests] as const] : []),
    [frame.reservation, reservation.reservationId],
  ]
}
