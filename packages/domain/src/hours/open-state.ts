import { clock12, closingClock, daysBetween, type LocalDate, localAt, weekdayOf } from './local-time.ts'
import { type LocationHours, openingsOf } from './opening-hours.ts'
import { lastInTurn, type OpenPeriod, periodAfter, periodAt } from './periods.ts'

/** `closesSoon`: it is its last half hour. */
export type OpenState = { readonly isOpen: boolean; readonly text: string; readonly closesSoon?: boolean }

const SOON_MS = 30 * 60_000

/** Agreed to the letter (menu 20). */
export const INACTIVE_TEXT = 'Location is currently inactive'

/** Half-open: open at the opening minute, closed at the closing one. */
export function openState(location: LocationHours & { readonly isActive: boolean }, now: Date): OpenState {
  if (!location.isActive) return { isOpen: false, text: INACTIVE_TEXT }
  const { timeZone } = location
  const openings = openingsOf(location)
  const current = periodAt(openings, timeZone, now)
  if (current) return openNow(lastInTurn(openings, current), now)
  const next = periodAfter(openings, timeZone, now)
  return { isOpen: false, text: next ? closedText(localAt(timeZone, now).date, next) : 'Closed' }
}

/** Openings that touch are one: with a whole week of them nobody ever closes. */
function openNow(last: OpenPeriod | null, now: Date): OpenState {
  if (last === null) return { isOpen: true, text: 'Open 24 hours' }
  const clock = closingClock(last.close)
  if (last.closes.getTime() - now.getTime() > SOON_MS) return { isOpen: true, text: `Open until ${clock}` }
  return { isOpen: true, text: `Closes at ${clock}`, closesSoon: true }
}

/** When it closes, '10 p.m.', where that is before something is ready which was ordered while it was open; null: it does not. */
export function closesFirst(
  location: LocationHours,
  { orderedAt, readyAt }: { orderedAt: Date; readyAt: Date },
): string | null {
  const openings = openingsOf(location)
  const current = periodAt(openings, location.timeZone, orderedAt)
  const last = current && lastInTurn(openings, current)
  return last && last.closes <= readyAt ? closingClock(last.close) : null
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
