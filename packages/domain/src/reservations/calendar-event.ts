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
const MAX_LINE_BYTES = 75

/** One event by RFC 5545. Instants are in UTC, so no calendar has to know our zone. */
export function calendarEvent(reservation: CalendarReservation): string {
  const { location, startsAt, link } = reservation
  const ends = new Date(startsAt.getTime() + EVENT_MINUTES * 60_000)
  const about = [
    `${guestsText(reservation.partySize)}, reservation ${reservation.reservationId}`,
    `Phone ${location.phone}`,
    ...(link ? [`See or cancel: ${link}`] : []),
  ].join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sizzle//Reservations//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reservation.id}@reservations`,
    `SEQUENCE:${reservation.version}`,
    `DTSTAMP:${utc(reservation.updatedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(`Table at ${reservation.restaurant}, ${location.name}`)}`,
    `LOCATION:${escaped(location.address)}`,
    `DESCRIPTION:${escaped(about)}`,
    `STATUS:${reservation.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** At most 75 bytes in a line; the rest goes on after a line break and a space, never within a character. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
