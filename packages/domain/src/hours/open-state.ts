import { addDays, clock12, daysBetween, type LocalDate, localAt, weekdayOf } from './local-time.ts'
import { type LocationHours, type OpenPeriod, openingOn } from './opening-hours.ts'

export type OpenState = { readonly isOpen: boolean; readonly text: string }

/** Agreed to the letter (menu 20). */
export const INACTIVE_TEXT = 'Location is currently inactive'

/** How far ahead the next opening is looked for; a location closed for longer just says that it is closed. */
const SEARCH_DAYS = 60

/** Half-open: open at the opening minute, closed at the closing one. */
export function openState(location: LocationHours & { readonly isActive: boolean }, now: Date): OpenState {
  if (!location.isActive) return { isOpen: false, text: INACTIVE_TEXT }
  const today = localAt(location.timeZone, now).date
  const current = openingAt(location, now)
  if (current) return { isOpen: true, text: openText(location, current) }
  for (let ahead = 0; ahead <= SEARCH_DAYS; ahead += 1) {
    const next = openingOn(location, addDays(today, ahead))
    if (next && next.opens > now) return { isOpen: false, text: closedText(today, next) }
  }
  return { isOpen: false, text: 'Closed' }
}

/** The opening that this instant lies in; yesterday's may pass midnight. */
export function openingAt(location: LocationHours, instant: Date): OpenPeriod | null {
  const today = localAt(location.timeZone, instant).date
  const candidates = [openingOn(location, today), openingOn(location, addDays(today, -1))]
  return candidates.find((opening) => opening !== null && opening.opens <= instant && instant < opening.closes) ?? null
}

/** Openings that touch are one: with a whole week of them nobody ever closes. */
function openText(location: LocationHours, current: OpenPeriod): string {
  let last = current
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = openingOn(location, addDays(current.date, ahead))
    if (next === null || next.opens > last.closes) return `Open - Closes at ${clock12(last.close)}`
    if (next.closes > last.closes) last = next
  }
  return 'Open 24 hours'
}

function closedText(today: LocalDate, next: OpenPeriod): string {
  return `Closed - Opens ${dayName(today, next.date)} at ${clock12(next.open)}`
}

/** Within a week the weekday says it; after that it would be ambiguous, so the date comes too. */
function dayName(today: LocalDate, date: LocalDate): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const weekday = weekdayOf(date)
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1)
  return ahead < 7 ? name : `${name} ${date}`
}
