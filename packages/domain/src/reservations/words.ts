import { isLocalTime, type LocalDate, type LocalTime, timeOf } from '../hours/local-time.ts'

// A local date is written out in UTC from its own midnight in UTC: no zone can move it to another day.
const LONG = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})

/** 'Friday, November 20, 2026' */
export function longDate(date: LocalDate): string {
  return LONG.format(new Date(`${date}T00:00:00Z`))
}

const DAY = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const
const DAY_IN_THIS_YEAR = new Intl.DateTimeFormat('en-CA', DAY)

/** 'Friday, November 20' as a heading; in another year than that of `today`: 'Wednesday, January 20, 2027'. */
export function headingDate(date: LocalDate, today: LocalDate): string {
  return date.slice(0, 4) === today.slice(0, 4)
    ? DAY_IN_THIS_YEAR.format(new Date(`${date}T00:00:00Z`))
    : longDate(date)
}

const SHORT = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const
const IN_THIS_YEAR = new Intl.DateTimeFormat('en-CA', SHORT)
const IN_ANOTHER = new Intl.DateTimeFormat('en-CA', { ...SHORT, year: 'numeric' })

/** 'Fri, Nov 20' for a list; in another year than that of `today`: 'Thu, Nov 20, 2025'. */
export function shortDate(date: LocalDate, today: LocalDate): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? IN_THIS_YEAR : IN_ANOTHER
  return format.format(new Date(`${date}T00:00:00Z`)).replaceAll('.', '')
}

export function guestsText(partySize: number): string {
  return partySize === 1 ? '1 guest' : `${partySize} guests`
}

/** '19:00' as it is, '7 p.m.' and '7:00 PM' as 19:00; null for anything else. */
export function readClock(text: string): LocalTime | null {
  const trimmed = text.trim()
  if (isLocalTime(trimmed)) return trimmed
  const [, hour, minute, half] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([AP])\.?M\.?$/i.exec(trimmed) ?? []
  if (hour === undefined || half === undefined) return null
  return timeOf(((Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + Number(minute ?? 0))
}
