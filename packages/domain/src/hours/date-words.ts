import { type LocalDate, weekdayOf } from './local-time.ts'

// How dates read in English Canada. Written out here: the first question to Intl costs a phone a twentieth of a second,
// while a page becomes live, and server and browser need not know the same version of its data.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'Saturday, November 21' */
export function weekdayDate(date: LocalDate): string {
  return `${weekdayName(date)}, ${monthName(date)} ${dayOfMonth(date)}`
}

/** 'Saturday, November 21, 2026' */
export function longDate(date: LocalDate): string {
  return `${weekdayDate(date)}, ${yearOf(date)}`
}

/** 'Saturday, November 21' as a heading; in another year than that of `today`: 'Wednesday, January 20, 2027'. */
export function headingDate(date: LocalDate, today: LocalDate): string {
  return yearOf(date) === yearOf(today) ? weekdayDate(date) : longDate(date)
}

/** 'Fri, Nov 20' for a list; in another year than that of `today`: 'Thu, Nov 20, 2025'. */
export function shortDate(date: LocalDate, today: LocalDate): string {
  const day = `${shortWeekday(date)}, ${shortMonth(date)} ${dayOfMonth(date)}`
  return yearOf(date) === yearOf(today) ? day : `${day}, ${yearOf(date)}`
}

/** 'Nov 20, 2026': for papers that are kept longer than a year. */
export function writtenDate(date: LocalDate): string {
  return `${shortMonth(date)} ${dayOfMonth(date)}, ${yearOf(date)}`
}

export function shortWeekday(date: LocalDate): string {
  return weekdayName(date).slice(0, 3)
}

export function shortMonth(date: LocalDate): string {
  return monthName(date).slice(0, 3)
}

export function dayOfMonth(date: LocalDate): string {
  return String(Number(date.slice(8, 10)))
}

export function weekdayName(date: LocalDate): string {
  const name = weekdayOf(date)
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

export function monthName(date: LocalDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
}

function yearOf(date: LocalDate): string {
  return date.slice(0, 4)
}
