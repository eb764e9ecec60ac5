import { dateAhead } from '@sizzle/domain/hours/dates-ahead.ts'
import type { HoursException, LocationHours } from '@sizzle/domain/hours/opening-hours.ts'

/** As guests read it: 'Closed Thursday, December 25 (Christmas Day)'. */
export function exceptionWords(exception: HoursException, hours: LocationHours['hours']): string {
  // A date has the same words in every zone.
  return dateAhead({ hours, exceptions: [exception], timeZone: 'UTC' }, exception.date) ?? ''
}

/** A name as it is printed; kept as it was entered. */
export function printedName(name: string): string {
  return name.replaceAll("'", '’')
}
