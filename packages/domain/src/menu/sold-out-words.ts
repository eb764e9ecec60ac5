import { dayOfMonth, monthName, weekdayName } from '../hours/date-words.ts'
import { daysBetween, localAt } from '../hours/local-time.ts'

/** Of what is back tomorrow at the latest, or when somebody says so. */
export const SOLD_OUT_TODAY = 'Sold out today'

const WEEK = 7
/** Further off the month says it better than a day that nobody can promise. */
const DAYS_NAMED = 30
/** From then on the same month might be meant of this year. */
const OTHER_YEAR = 330

/** 'Back on Tuesday', 'Back in May', of a dish that comes back later than tomorrow (menu 91). */
export function backWords(until: Date, zone: string, now: Date): string | null {
  const { date } = localAt(zone, until)
  const ahead = daysBetween(localAt(zone, now).date, date)
  if (ahead < 2) return null
  if (ahead < WEEK) return `Back on ${weekdayName(date)}`
  if (ahead <= DAYS_NAMED) return `Back on ${monthName(date)} ${dayOfMonth(date)}`
  return `Back in ${monthName(date)}${ahead > OTHER_YEAR ? ` ${date.slice(0, 4)}` : ''}`
}
