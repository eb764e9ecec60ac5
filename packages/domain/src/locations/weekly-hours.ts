import { clock12, isLocalTime, type LocalTime, WEEKDAYS } from '../hours/local-time.ts'
import type { DayHours, HoursException } from '../hours/opening-hours.ts'
import { type Problem, problemsOf } from '../problem.ts'

const TIMES_OVERLAP = 'These times overlap'

/** Open past the end of the business day: mostly 10 a.m. typed for 10 p.m. */
function closesTooLate(close: LocalTime, dayEndsAt: LocalTime): string {
  return `Closing at ${clock12(close)} is after the business day ends at ${clock12(dayEndsAt)}`
}

type Week = Readonly<Record<string, DayHours>>

/**
 * A close before the open is after midnight, and belongs to the evening before as long as the business day lasts. Equal
 * times are a whole day. No day may begin before the one before it has ended (menu 53).
 */
export function checkWeek(hours: Week, dayEndsAt: LocalTime): Problem[] {
  return WEEKDAYS.flatMap((weekday, at) => {
    const today = openDay(hours[weekday])
    const tomorrow = openDay(hours[WEEKDAYS[(at + 1) % WEEKDAYS.length] ?? 'monday'])
    if (!today) return []
    const overlaps = today.close <= today.open && tomorrow !== null && tomorrow.open < today.close
    return problemsOf([
      [`hours.${weekday}`, isTooLate(today, dayEndsAt) && closesTooLate(today.close, dayEndsAt)],
      [`hours.${weekday}`, overlaps && TIMES_OVERLAP],
    ])
  })
}

/** The same for a date with times of its own. */
export function checkExceptionTimes(exceptions: readonly HoursException[], dayEndsAt: LocalTime): Problem[] {
  return exceptions.flatMap(({ closed, open, close }, index) => {
    const day = openDay({ closed, open: open ?? '', close: close ?? '' })
    if (!day || !isTooLate(day, dayEndsAt)) return []
    return [{ field: `exceptions.${index}.times`, sentence: closesTooLate(day.close, dayEndsAt) }]
  })
}

/** Times that cannot be read are told elsewhere. */
function openDay(day: DayHours | undefined): DayHours | null {
  return day && !day.closed && isLocalTime(day.open) && isLocalTime(day.close) ? day : null
}

function isTooLate({ open, close }: DayHours, dayEndsAt: LocalTime): boolean {
  return close < open && close > dayEndsAt
}
