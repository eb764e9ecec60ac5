import { type CalendarEvent, calendarText } from '../exports/calendar.ts'
import { guestsText } from './words.ts'

export type CalendarReservation = {
  readonly id: string
  readonly reservationId: string
  readonly version: number
  readonly startsAt: Date
  readonly updatedAt: Date
  readonly partySize: number
  readonly isCancelled: boolean
  readonly restaurant: string
  readonly location: { readonly name: string; readonly address: string; readonly phone: string }
  /** The private link, when the person has one. */
  readonly link?: string
}

/** How long an evening blocks a calendar; a table is not asked to leave then. */
const EVENT_MINUTES = 90

export function calendarEvent(reservation: CalendarReservation): string {
  const { location, link } = reservation
  const about = [
    `${guestsText(reservation.partySize)}, reservation ${reservation.reservationId}`,
    `Phone ${location.phone}`,
    ...(link ? [`See or cancel: ${link}`] : []),
  ].join('\n')
  const event: CalendarEvent = {
    uid: `${reservation.id}@reservations`,
    version: reservation.version,
    now: reservation.updatedAt,
    starts: reservation.startsAt,
    minutes: EVENT_MINUTES,
    title: `Table at ${reservation.restaurant}, ${location.name}`,
    description: about,
    place: location.address,
    status: reservation.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  }
  return calendarText(event, 'Sizzle//Reservations')
}
