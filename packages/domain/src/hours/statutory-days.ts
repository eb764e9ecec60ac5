import { addDays, type LocalDate, type Weekday, weekdayOf } from './local-time.ts'

/** A day on which most of Nova Scotia does not work; Natal Day and Boxing Day by custom, not by law. */
export type StatutoryDay = { readonly date: LocalDate; readonly name: string }

/** Those of the twelve months from a date on, in order. */
export function statutoryDays(from: LocalDate): StatutoryDay[] {
  const year = Number(from.slice(0, 4))
  const until = `${year + 1}${from.slice(4)}`
  return [...daysOf(year), ...daysOf(year + 1)].filter(({ date }) => from <= date && date < until)
}

function daysOf(year: number): StatutoryDay[] {
  return [
    { date: `${year}-01-01`, name: "New Year's Day" },
    { date: nth(3, 'monday', `${year}-02-01`), name: 'Heritage Day' },
    { date: addDays(easterSunday(year), -2), name: 'Good Friday' },
    // The Monday before May 25.
    { date: nth(1, 'monday', `${year}-05-18`), name: 'Victoria Day' },
    { date: `${year}-07-01`, name: 'Canada Day' },
    { date: nth(1, 'monday', `${year}-08-01`), name: 'Natal Day' },
    { date: nth(1, 'monday', `${year}-09-01`), name: 'Labour Day' },
    { date: `${year}-09-30`, name: 'National Day for Truth and Reconciliation' },
    { date: nth(2, 'monday', `${year}-10-01`), name: 'Thanksgiving' },
    { date: `${year}-11-11`, name: 'Remembrance Day' },
    { date: `${year}-12-25`, name: 'Christmas Day' },
    { date: `${year}-12-26`, name: 'Boxing Day' },
  ]
}

/** The first, second, ... of a weekday from a date on. */
function nth(count: number, weekday: Weekday, from: LocalDate): LocalDate {
  let date = from
  while (weekdayOf(date) !== weekday) date = addDays(date, 1)
  return addDays(date, 7 * (count - 1))
}

/** By the Gregorian reckoning: the Sunday after the church's full moon of spring. */
function easterSunday(year: number): LocalDate {
  const century = Math.floor(year / 100)
  const skippedLeapDays = century - Math.floor(century / 4)
  const moonCorrection = Math.floor((8 * century + 13) / 25)
  const epact = (19 * (year % 19) + skippedLeapDays - moonCorrection + 15) % 30
  // Two of the thirty ages of the moon come a day earlier, so that the full moon is never after April 18.
  const isDayEarlier = epact === 29 || (epact === 28 && year % 19 > 10)
  const fullMoon = addDays(`${year}-03-21`, epact - (isDayEarlier ? 1 : 0))
  return nth(1, 'sunday', addDays(fullMoon, 1))
}
