import { isLocalDate } from '../hours/local-time.ts'
import type { HoursException } from '../hours/opening-hours.ts'
import { DATE_INVALID, datesProblem, isTimeOrNone } from '../hours/stated-dates.ts'
import { RATE_WHOLE, type TaxLine } from '../pricing/tax.ts'
import { type Problem, problemsOf } from '../problem.ts'

// What a location states for certain days: holidays, and taxes of its own.
export const EXCEPTION_DATE_TWICE = 'This date is in the list already'
export const EXCEPTION_TIMES_INVALID = 'Please enter opening and closing times, or close the day'
export const TAX_NAME_REQUIRED = 'Tax name is required'
export const TAX_RATE_INVALID = 'Tax rate must be between 0 and 100 percent'

/** One exception per date; where an open one leaves a time out, the weekday's own holds. */
export function checkExceptions(exceptions: readonly HoursException[]): Problem[] {
  return exceptions.flatMap((exception, index) => {
    const { date, closed, open, close } = exception
    const isTwice = exceptions.findIndex((other) => other.date === date) < index
    const timesAreFine = closed || (isTimeOrNone(open) && isTimeOrNone(close))
    return problemsOf([
      [`exceptions.${index}.date`, !isLocalDate(date) && DATE_INVALID],
      [`exceptions.${index}.date`, isLocalDate(date) && isTwice && EXCEPTION_DATE_TWICE],
      [`exceptions.${index}.times`, !timesAreFine && EXCEPTION_TIMES_INVALID],
    ])
  })
}

export function checkTaxLines(lines: readonly TaxLine[]): Problem[] {
  return lines.flatMap(({ name, ratePer100k, from, until }, index) => {
    const rateIsFine = Number.isSafeInteger(ratePer100k) && ratePer100k >= 0 && ratePer100k <= RATE_WHOLE
    return problemsOf([
      [`taxLines.${index}.name`, name.trim() === '' && TAX_NAME_REQUIRED],
      [`taxLines.${index}.ratePer100k`, !rateIsFine && TAX_RATE_INVALID],
      [`taxLines.${index}.dates`, datesProblem({ from, until })],
    ])
  })
}
