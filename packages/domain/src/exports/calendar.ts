// One event of a calendar (RFC 5545), so that a phone reminds of a pickup or a table.

export type CalendarEvent = {
  /** The same id again moves the event instead of adding a second one. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly place: string
  readonly url?: string
  readonly starts: Date
  readonly minutes: number
  /** When this was written. */
  readonly now: Date
  /** Higher than in the event that it replaces. */
  readonly version?: number
  readonly status?: 'CONFIRMED' | 'CANCELLED'
}

const MAX_LINE_OCTETS = 75

/** In UTC, so that no calendar has to know our zone. */
export function calendarText(event: CalendarEvent, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${plain(product)}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${plain(event.uid)}`,
    ...(event.version === undefined ? [] : [`SEQUENCE:${event.version}`]),
    `DTSTAMP:${stamp(event.now)}`,
    `DTSTART:${stamp(event.starts)}`,
    `DTEND:${stamp(new Date(event.starts.getTime() + event.minutes * 60_000))}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.place)}`,
    ...(event.url === undefined ? [] : [`URL:${plain(event.url)}`]),
    ...(event.status === undefined ? [] : [`STATUS:${event.status}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function stamp(instant: Date): string {
  return instant
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '')
}

/** Text from people: a line break in it would be a line of the file. */
function escaped(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
}

/** At most 75 octets a line, never cut inside a character; what follows begins with a space. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
