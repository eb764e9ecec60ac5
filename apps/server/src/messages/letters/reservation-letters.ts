import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { clock12, type LocalDate, type LocalTime } from '@sizzle/domain/hours/local-time.ts'
import { PENDING_MINUTES } from '@sizzle/domain/reservations/pending.ts'
import { button, type Fact, greeting, type Letter, paragraph } from './letter.ts'

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
}

const YOUR_TABLE = `You get this because a table at ${HOUSE.name} was reserved with this address.`

export function reservationConfirmationLetter(reservation: ReservationForLetter): Letter {
  return {
    template: 'reservation_confirmation',
    subject: `Your table on ${shortDay(reservation.date)} at ${clock12(reservation.time)} - ${HOUSE.name}`,
    preview: `${guests(reservation.partySize)} at ${reservation.location.name}.`,
    title: 'Your table is reserved',
    parts: [
      greeting(reservation.customerName),
      paragraph('We look forward to cooking for you.'),
      { part: 'facts', rows: factsOf(reservation) },
      button('See or cancel my reservation', reservation.manageUrl),
      paragraph(`Running late? Call ${reservation.location.name} at ${reservation.location.phone}.`),
    ],
    from: reservation.location,
    reason: YOUR_TABLE,
    holdsSecret: true,
  }
}

/** The one press that keeps the table; opening the page alone changes nothing, as mail programs open links by themselves. */
export function reservationPendingLetter(reservation: ReservationForLetter, confirmUrl: string): Letter {
  return {
    template: 'reservation_pending',
    subject: `Please confirm your table on ${shortDay(reservation.date)} at ${clock12(reservation.time)} - ${HOUSE.name}`,
    preview: `Held for ${PENDING_MINUTES} minutes: ${guests(reservation.partySize)} at ${reservation.location.name}.`,
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
    preview: fullStop(`${longDay(reservation.date)}, ${clock12(reservation.time)}`),
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
    subject: `See you ${shortDay(reservation.date)} at ${clock12(reservation.time)} - ${HOUSE.name}`,
    preview: `${guests(reservation.partySize)} at ${reservation.location.name}.`,
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
  const { location } = reservation
  return [
    ['Date', longDay(reservation.date)],
    ['Time', clock12(reservation.time)],
    ['Party', guests(reservation.partySize)],
    ...(reservation.tableNumber ? [['Table', reservation.tableNumber] as const] : []),
    ['Where', `${location.name}, ${location.address}`],
    ...(reservation.specialRequests ? [['Requests', reservation.specialRequests] as const] : []),
    ['Reservation', reservation.reservationId],
  ]
}

function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`
}

/** A wall date is no instant: it is read and written in UTC, so that no zone can move it. */
function longDay(date: LocalDate): string {
  return dayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, date)
}

function shortDay(date: LocalDate): string {
  return dayFormat({ weekday: 'short', month: 'short', day: 'numeric' }, date)
}

function dayFormat(options: Intl.DateTimeFormatOptions, date: LocalDate): string {
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
