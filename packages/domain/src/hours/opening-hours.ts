import {
  addDays,
  instantOf,
  isLocalTime,
  type LocalDate,
  type LocalTime,
  type Weekday,
  weekdayOf,
} from './local-time.ts'

export type DayHours = { readonly open: LocalTime; readonly close: LocalTime; readonly closed: boolean }

/** A dated exception replaces that date's weekday hours: a holiday, or other hours for once. */
export type HoursException = {
  readonly date: LocalDate
  readonly closed: boolean
  readonly open?: LocalTime | null
  readonly close?: LocalTime | null
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

/** One opening; it belongs to the date on which it starts, also when it ends after midnight. */
export type OpenPeriod = {
  readonly date: LocalDate
  readonly open: LocalTime
  readonly close: LocalTime
  readonly closesNextDay: boolean
  readonly opens: Date
  readonly closes: Date
}

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

function regularHours(hours: LocationHours['hours'], weekday: Weekday): DayHours {
  if (Object.keys(hours).length === 0) return DEFAULT_HOURS[weekday]
  return hours[weekday] ?? UNCONFIGURED_DAY
}

/** False when a day that claims to be open has no readable times. */
export function isConfigured(hours: DayHours): boolean {
  return hours.closed || (isLocalTime(hours.open) && isLocalTime(hours.close))
}

/** A close that is not after the open is on the next day; equal times are a whole day. */
export function openingOn(location: LocationHours, date: LocalDate): OpenPeriod | null {
  const hours = hoursOn(location, date)
  if (hours.closed || !isConfigured(hours)) return null
  const { open, close } = hours
  const closesNextDay = close <= open
  return {
    date,
    open,
    close,
    closesNextDay,
    opens: instantOf(location.timeZone, date, open),
    closes: instantOf(location.timeZone, closesNextDay ? addDays(date, 1) : date, close),
  }
}
