import { clock12, closingClock, weekdayOf } from '@sizzle/domain/hours/local-time.ts'
import type { PageLocation } from '../../../kit/page-content.ts'

const DAYS = [
  ['monday', 'Mon'],
  ['tuesday', 'Tue'],
  ['wednesday', 'Wed'],
  ['thursday', 'Thu'],
  ['friday', 'Fri'],
  ['saturday', 'Sat'],
  ['sunday', 'Sun'],
] as const

export type HoursRow = { days: string; times: string; isToday?: boolean }

/** Days that follow each other with the same hours share a line: "Mon – Thu". */
export function hoursRows(hours: PageLocation['hours']): HoursRow[] {
  const rows: { first: string; last: string; times: string }[] = []
  for (const [day, name] of DAYS) {
    const times = timesOf(hours[day])
    const before = rows.at(-1)
    if (before?.times === times) before.last = name
    else rows.push({ first: name, last: name, times })
  }
  if (rows.length === 1) return [{ days: 'Every day', times: rows[0]?.times ?? '' }]
  return rows.map(({ first, last, times }) => ({ days: first === last ? first : `${first} – ${last}`, times }))
}

function timesOf(day: PageLocation['hours'][string] | undefined): string {
  if (!day || day.closed) return 'Closed'
  if (day.open === day.close) return 'Open 24 hours'
  return `${clock12(day.open)} – ${closingClock(day.close)}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SHOWN_EXCEPTIONS = 4

/** Holidays and other dates with hours of their own, the nearest first; the server leaves out what is over. */
export function exceptionRows(
  { exceptions, hours }: Pick<PageLocation, 'exceptions' | 'hours'>,
  today?: string,
): HoursRow[] {
  return exceptions.slice(0, SHOWN_EXCEPTIONS).map(({ date, closed, open, close, name }) => {
    const [, month = 1, day = 1] = date.split('-').map(Number)
    const weekday = DAYS.find(([name]) => name === weekdayOf(date))
    const regular = hours[weekdayOf(date)]
    const times = timesOf({ closed, open: open ?? regular?.open ?? '', close: close ?? regular?.close ?? '' })
    const isToday = date === today
    const days = isToday ? 'Today' : `${weekday?.[1]}, ${MONTHS[month - 1]} ${day}`
    return { days: `${days}${name ? ` · ${name}` : ''}`, times, isToday }
  })
}
