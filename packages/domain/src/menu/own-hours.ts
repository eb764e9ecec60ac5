import { WEEKDAYS } from '../hours/local-time.ts'
import type { WeeklySchedule } from '../hours/schedule.ts'
import { scheduleProblems } from '../hours/schedule-check.ts'
import { type Problem, problemsOf } from '../problem.ts'

const NO_TIMES = 'Please add a time on at least one day'

/** What the hours of a menu, a category or a dish need; null where it has none of its own (menu 83). */
export function ownHoursProblems(schedule: WeeklySchedule | null): Problem[] {
  if (schedule === null) return []
  const hasTimes = WEEKDAYS.some((weekday) => schedule.days[weekday].length > 0)
  return [
    ...problemsOf([['schedule', !hasTimes && NO_TIMES]]),
    ...scheduleProblems(schedule).map(({ field, sentence }) => ({ field: `schedule.${field}`, sentence })),
  ]
}

/** As it is stored: a date that was left empty is none. */
export function tidyHours(schedule: WeeklySchedule | null): WeeklySchedule | null {
  return schedule && { days: schedule.days, from: schedule.from || null, until: schedule.until || null }
}
