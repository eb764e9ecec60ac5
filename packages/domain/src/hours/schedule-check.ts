import { type Problem, problemsOf } from '../problem.ts'
import { isLocalTime, minutesOf, WEEKDAYS, type Weekday } from './local-time.ts'
import type { WeeklySchedule } from './schedule.ts'
import { datesProblem } from './stated-dates.ts'

export const MAX_INTERVALS_A_DAY = 4
const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES

export const TIMES_OVERLAP = 'These times overlap'
export const TOO_MANY_INTERVALS = `At most ${MAX_INTERVALS_A_DAY} times a day`
export const TIMES_INVALID = 'Please enter valid times'

/** Where one lies in the week, in minutes from Monday's midnight; Sunday's night ends behind the week. */
type Placed = { readonly field: string; readonly start: number; readonly end: number }

/** A week is a ring: Sunday's night must not reach into Monday either (times 2). */
export function scheduleProblems(schedule: WeeklySchedule): Problem[] {
  const overlapping = overlapsIn(WEEKDAYS.flatMap((weekday) => placedOn(schedule, weekday)))
  const ofDays = WEEKDAYS.flatMap((weekday) => {
    const intervals = schedule.days[weekday]
    const ofIntervals = intervals.flatMap(([start, end], n) => {
      const field = fieldOf(weekday, n)
      return problemsOf([
        [field, !(isLocalTime(start) && isLocalTime(end)) && TIMES_INVALID],
        [field, overlapping.has(field) && TIMES_OVERLAP],
      ])
    })
    const isTooMany = intervals.length > MAX_INTERVALS_A_DAY
    return [...problemsOf([[`days.${weekday}`, isTooMany && TOO_MANY_INTERVALS]]), ...ofIntervals]
  })
  return [...ofDays, ...problemsOf([['dates', datesProblem(schedule)]])]
}

function fieldOf(weekday: Weekday, n: number): string {
  return `days.${weekday}.${n}`
}

function placedOn(schedule: WeeklySchedule, weekday: Weekday): Placed[] {
  const midnight = WEEKDAYS.indexOf(weekday) * DAY_MINUTES
  return schedule.days[weekday].flatMap(([start, end], n) => {
    if (!isLocalTime(start) || !isLocalTime(end)) return []
    const length = minutesOf(end) - minutesOf(start)
    const from = midnight + minutesOf(start)
    return [{ field: fieldOf(weekday, n), start: from, end: from + (length > 0 ? length : length + DAY_MINUTES) }]
  })
}

/** The fields of both that share a minute, whichever was entered first. */
function overlapsIn(placed: readonly Placed[]): Set<string> {
  const fields = new Set<string>()
  for (const [n, one] of placed.entries()) {
    for (const other of placed.slice(n + 1)) {
      if (meet(one, other, 0) || meet(one, other, WEEK_MINUTES)) {
        fields.add(one.field).add(other.field)
      }
    }
  }
  return fields
}

function meet(one: Placed, other: Placed, ahead: number): boolean {
  const meets = (a: Placed, b: Placed) => a.start + ahead < b.end && b.start < a.end + ahead
  return meets(one, other) || meets(other, one)
}
