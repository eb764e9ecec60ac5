import { weekdayDate } from './date-words.ts'
import { addDays, clock12, closingClock, type LocalDate } from './local-time.ts'
import { type HoursException, hoursOn, type LocationHours, openingOn } from './opening-hours.ts'

// What people are told of holidays before they come.

/** Told from so many days ahead. */
const DAYS_TOLD = 14

/** What is other than in a usual week. Of today's hours the open state tells; why it is closed, and through which day, stands here. Days that follow each other with the same hours and name are one. */
export function datesAhead(location: LocationHours, today: LocalDate): string[] {
  const dated = (location.exceptions ?? [])
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const runs: HoursException[][] = []
  for (const one of dated) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const goesOn = last && addDays(last.date, 1) === one.date && isSame(location, last, one)
    if (run && goesOn) run.push(one)
    else runs.push([one])
  }
  const lastTold = addDays(today, DAYS_TOLD)
  return runs.flatMap((run) => {
    const closed = run[0]?.date === today ? closedNow(location, run) : undefined
    if (closed !== undefined) return [closed]
    const ahead = run.filter(({ date }) => date > today)
    const [first, last] = [ahead[0], ahead.at(-1)]
    return first && last && first.date <= lastTold ? [sentenceOf(location, first, last)] : []
  })
}

/** The same for one date, however far ahead; null where the usual week holds. */
export function dateAhead(location: LocationHours, date: LocalDate): string | null {
  const exception = location.exceptions?.find((one) => one.date === date)
  return exception ? sentenceOf(location, exception, exception) : null
}

function isSame(location: LocationHours, one: HoursException, other: HoursException): boolean {
  return (one.name ?? '') === (other.name ?? '') && timesOn(location, one.date) === timesOn(location, other.date)
}

/** 'Closed through Tuesday, December 1 (Staff party)'; of today alone only its reason is news. */
function closedNow(location: LocationHours, run: readonly HoursException[]): string | undefined {
  const [today, last] = [run[0], run.at(-1)]
  if (!today || !last || timesOn(location, today.date) !== null) return undefined
  const name = today.name ? ` (${today.name})` : ''
  if (last !== today) return `Closed through ${weekdayDate(last.date)}${name}`
  return name === '' ? undefined : `Closed today${name}`
}

/** 'Closed Friday, December 25 (Christmas Day)' */
function sentenceOf(location: LocationHours, first: HoursException, last: HoursException): string {
  const times = timesOn(location, first.date)
  const isOneDay = first.date === last.date
  const days = isOneDay ? weekdayDate(first.date) : `${weekdayDate(first.date)} to ${weekdayDate(last.date)}`
  const name = first.name ? ` (${first.name})` : ''
  if (times === null) return `Closed ${days}${name}`
  return `Open ${times} ${isOneDay ? 'on' : 'from'} ${days}${name}`
}

/** '12 p.m. – 6 p.m.'; null where it is closed. */
function timesOn(location: LocationHours, date: LocalDate): string | null {
  if (openingOn(location, date) === null) return null
  const { open, close } = hoursOn(location, date)
  return open === close ? '24 hours' : `${clock12(open)} – ${closingClock(close)}`
}
