import { clock12, closingClock, daysBetween, type LocalDate, localAt, weekdayOf } from './local-time.ts'
import { type LocationHours, openingsOf } from './opening-hours.ts'
import { lastInTurn, type OpenPeriod, type PeriodsOn, periodAfter, periodAt } from './periods.ts'

export type OpenState = { readonly isOpen: boolean; readonly text: string }

/** Agreed to the letter (menu 20). */
export const INACTIVE_TEXT = 'Location is currently inactive'

/** Half-open: open at the opening minute, closed at the closing one. */
export function openState(location: LocationHours & { readonly isActive: boolean }, now: Date): OpenState {
  if (!location.isActive) return { isOpen: false, text: INACTIVE_TEXT }
  const { timeZone } = location
  const openings = openingsOf(location)
  const current = periodAt(openings, timeZone, now)
  if (current) return { isOpen: true, text: openText(openings, current) }
  const next = periodAfter(openings, timeZone, now)
  return { isOpen: false, text: next ? closedText(localAt(timeZone, now).date, next) : 'Closed' }
}

/** Openings that touch are one: with a whole week of them nobody ever closes. */
function openText(openings: PeriodsOn, current: OpenPeriod): string {
  const last = lastInTurn(openings, current)
  return last ? `Open until ${closingClock(last.close)}` : 'Open 24 hours'
}

function closedText(today: LocalDate, next: OpenPeriod): string {
  return `Closed - Opens ${dayName(today, next.date)} at ${clock12(next.open)}`
}

/** Within a week the weekday says it; after that it would be ambiguous, so the date comes too. */
export function dayName(today: LocalDate, date: LocalDate): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const weekday = weekdayOf(date)
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1)
  return ahead < 7 ? name : `${name} ${date}`
}
