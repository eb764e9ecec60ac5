import { isAmong } from '../among.ts'
import { isLocalDate, type LocalDate } from '../hours/local-time.ts'
import type { HoursException } from '../hours/opening-hours.ts'
import { DATE_INVALID, datesProblem, isTimeOrNone } from '../hours/stated-dates.ts'
import { RATE_WHOLE } from '../pricing/tax.ts'
import { type ClassTaxLine, TAX_CLASSES, TAXED_CLASSES } from '../pricing/tax-class.ts'
import { type Problem, problemsOf } from '../problem.ts'

// What a location states for certain days: holidays, and taxes of its own.
const EXCEPTION_DATE_TWICE = 'This date is in the list already'
export const MAX_EXCEPTION_NAME = 60
const EXCEPTION_NAME_TOO_LONG = `At most ${MAX_EXCEPTION_NAME} characters`
const EXCEPTION_TIMES_INVALID = 'Please enter opening and closing times, or close the day'
const TAX_NAME_REQUIRED = 'Tax name is required'
const TAX_RATE_INVALID = 'Tax rate must be between 0 and 100 percent'
const TAX_CLASS_UNKNOWN = 'Please choose what is taxed from the list'
const TAX_TWICE = 'This tax is in the list already for these days'

/** A line as it is entered: whether there are such classes is still unknown. */
export type EnteredTaxLine = {
  readonly name: string
  readonly ratePer100k: number
  readonly from?: LocalDate | null | undefined
  readonly until?: LocalDate | null | undefined
  /** None: everything that bears tax. */
  readonly classes?: readonly string[] | null | undefined
}

/** One exception per date; where an open one leaves a time out, the weekday's own holds. */
export function checkExceptions(exceptions: readonly HoursException[]): Problem[] {
  return exceptions.flatMap((exception, index) => {
    const { date, closed, open, close, name } = exception
    const isTwice = exceptions.findIndex((other) => other.date === date) < index
    const timesAreFine = closed || (isTimeOrNone(open) && isTimeOrNone(close))
    return problemsOf([
      [`exceptions.${index}.date`, !isLocalDate(date) && DATE_INVALID],
      [`exceptions.${index}.date`, isLocalDate(date) && isTwice && EXCEPTION_DATE_TWICE],
      [`exceptions.${index}.name`, (name?.trim() ?? '').length > MAX_EXCEPTION_NAME && EXCEPTION_NAME_TOO_LONG],
      [`exceptions.${index}.times`, !timesAreFine && EXCEPTION_TIMES_INVALID],
    ])
  })
}

/** One line of a name holds on a day for each class; other classes may have another line of that name, such as two rates of PST. */
export function checkTaxLines(lines: readonly EnteredTaxLine[]): Problem[] {
  return lines.flatMap((line, index) => {
    const { name, ratePer100k, from, until } = line
    const rateIsFine = Number.isSafeInteger(ratePer100k) && ratePer100k >= 0 && ratePer100k <= RATE_WHOLE
    const wrongDates = datesProblem({ from, until })
    const isTwice = !wrongDates && lines.slice(0, index).some((earlier) => meet(earlier, line))
    return problemsOf([
      [`taxLines.${index}.name`, name.trim() === '' && TAX_NAME_REQUIRED],
      [`taxLines.${index}.ratePer100k`, !rateIsFine && TAX_RATE_INVALID],
      [`taxLines.${index}.dates`, wrongDates],
      [`taxLines.${index}.dates`, isTwice && TAX_TWICE],
      [`taxLines.${index}.classes`, !classesOf(line).every((one) => isAmong(TAX_CLASSES, one)) && TAX_CLASS_UNKNOWN],
    ])
  })
}

/** A checked line as it is stored. */
export function storedTaxLine({ name, ratePer100k, from = null, until = null, classes }: EnteredTaxLine): ClassTaxLine {
  const known = TAX_CLASSES.filter((one) => classes?.includes(one))
  return { name: name.trim(), ratePer100k, from, until, ...(known.length > 0 ? { classes: known } : {}) }
}

function meet(one: EnteredTaxLine, other: EnteredTaxLine): boolean {
  const sameName = one.name.trim().toLowerCase() === other.name.trim().toLowerCase()
  const sameDays = startsBeforeEnd(one, other) && startsBeforeEnd(other, one)
  const there = classesOf(other)
  return sameName && sameDays && classesOf(one).some((taxClass) => there.includes(taxClass))
}

function startsBeforeEnd({ from }: EnteredTaxLine, { until }: EnteredTaxLine): boolean {
  return !from || !until || from <= until
}

function classesOf({ classes }: EnteredTaxLine): readonly string[] {
  return classes && classes.length > 0 ? classes : TAXED_CLASSES
}
