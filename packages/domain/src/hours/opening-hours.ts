import { isLocalTime, type LocalDate, type LocalTime, WEEKDAYS, type Weekday, weekdayOf } from './local-time.ts'
import { happens, type OpenPeriod, type PeriodsOn, periodOf, remembered } from './periods.ts'

export type DayHours = { readonly open: LocalTime; readonly close: LocalTime; readonly closed: boolean }

/** A dated exception replaces that date's weekday hours: a holiday, or other hours for once. */
export type HoursException = {
  readonly date: LocalDate
  readonly closed: boolean
  readonly open?: LocalTime | null
  readonly close?: LocalTime | null
  /** 'Christmas Day' */
  readonly name?: string | null
}

export type LocationHours = {
  /** By lowercase weekday. */
  readonly hours: Readonly<Record<string, DayHours>>
  readonly exceptions?: readonly HoursException[]
  readonly timeZone: string
}

const day = (open: LocalTime, close: LocalTime): DayHours => ({ open, close, closed: false })

/** For a location that has no hours at all (menu 19). */
export const DEFAULT_HOURS: Readonly<Record<Weekday, DayHours>> = {
  monday: day('11:30', '22:00'),
  tuesday: day('11:30', '22:00'),
  wednesday: day('11:30', '22:00'),
  thursday: day('11:30', '22:00'),
  friday: day('11:30', '23:00'),
  saturday: day('11:30', '23:00'),
  sunday: day('12:00', '22:00'),
}

/** For a single day that is not configured while others are (menu 19). */
export const UNCONFIGURED_DAY: DayHours = day('11:00', '23:00')

/** What holds on a date; a location is open up to, not including, its closing minute. */
export function hoursOn(location: LocationHours, date: LocalDate): DayHours {
  const exception = location.exceptions?.find((candidate) => candidate.date === date)
  const regular = regularHours(location.hours, weekdayOf(date))
  if (exception === undefined) return regular
  return {
    open: exception.open ?? regular.open,
    close: exception.close ?? regular.close,
    closed: exception.closed,
  }
}

/** The week that holds, with the days that nobody has stated (menu 19). */
export function wholeWeek(stated: LocationHours['hours']): Record<Weekday, DayHours> {
  const dayOf = (weekday: Weekday) => [weekday, regularHours(stated, weekday)] as const
  // One entry for each weekday, which the type of fromEntries does not say.
  return Object.fromEntries(WEEKDAYS.map(dayOf)) as Record<Weekday, DayHours>
}

function regularHours(hours: LocationHours['hours'], weekday: Weekday): DayHours {
  if (Object.keys(hours).length === 0) return DEFAULT_HOURS[weekday]
  return hours[weekday] ?? UNCONFIGURED_DAY
}

/** False when a day that claims to be open has no readable times. */
export function isConfigured(hours: DayHours): boolean {
  return hours.closed || (isLocalTime(hours.open) && isLocalTime(hours.close))
}

/** What holds is the day's one opening, if it has one. */
export function openingOn(location: LocationHours, date: LocalDate): OpenPeriod | null {
  const hours = hoursOn(location, date)
  if (hours.closed || !isConfigured(hours)) return null
  return periodOf(location.timeZone, date, hours.open, hours.close)
}

/** The same for whoever reads weekly schedules too: an opening that the spring change skips does not happen. */
export function openingsOf(location: LocationHours): PeriodsOn {
  return remembered((date) => {
    const opening = openingOn(location, date)
    return opening !== null && happens(opening) ? [opening] : []
  })
}

/** The exceptions that hold at a location, of calendars nearest first: its own, its group's, the chain's (times 3). */
export function nearestExceptions(calendars: readonly (readonly HoursException[])[]): HoursException[] {
  const byDate = new Map<LocalDate, HoursException>()
  for (const exception of calendars.flat()) if (!byDate.has(exception.date)) byDate.set(exception.date, exception)
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}
