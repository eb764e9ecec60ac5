import { clock12, isLocalTime, WEEKDAYS, type Weekday } from '@sizzle/domain/hours/local-time.ts'
import type { Interval, WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'

export type Week = WeeklySchedule['days']

export function weekdayName(weekday: Weekday): string {
  return weekday.slice(0, 1).toUpperCase() + weekday.slice(1)
}

/** What a pair of times means where it is not what it seems. */
export function intervalInWords([start, end]: Interval): string | null {
  if (!isLocalTime(start) || !isLocalTime(end) || start < end) return null
  return start === end ? 'Around the clock' : `Until ${clock12(end)} the next day`
}

/** 'Monday to Friday 11:30 a.m. - 3 p.m.': days in a row with the same times are one line, 'Saturday and Sunday' where they are two; days without times are left out. */
export function weekInWords(week: Week): string[] {
  const runs: { first: Weekday; last: Weekday; times: string }[] = []
  for (const weekday of WEEKDAYS) {
    const times = week[weekday].map(([start, end]) => `${clock12(start)} - ${clock12(end)}`).join(', ')
    const before = runs.at(-1)
    if (before?.times === times) runs.splice(-1, 1, { ...before, last: weekday })
    else runs.push({ first: weekday, last: weekday, times })
  }
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => `${daysInWords(first, last)} ${times}`)
}

function daysInWords(first: Weekday, last: Weekday): string {
  if (first === 'monday' && last === 'sunday') return 'Every day'
  if (first === last) return weekdayName(first)
  const isPair = WEEKDAYS.indexOf(last) === WEEKDAYS.indexOf(first) + 1
  return `${weekdayName(first)} ${isPair ? 'and' : 'to'} ${weekdayName(last)}`
}

export const NO_TIMES: Week = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

export const NO_HOURS: WeeklySchedule = { days: NO_TIMES, from: null, until: null }

export function everyDay(intervals: readonly Interval[]): Week {
  return {
    monday: intervals,
    tuesday: intervals,
    wednesday: intervals,
    thursday: intervals,
    friday: intervals,
    saturday: intervals,
    sunday: intervals,
  }
}

/** The days that most often share their times, by what a person calls them. */
export const DAYS_TOGETHER: readonly (readonly [string, readonly Weekday[]])[] = [
  ['Every day', WEEKDAYS],
  ['Monday to Friday', WEEKDAYS.slice(0, 5)],
  ['Saturday and Sunday', WEEKDAYS.slice(5)],
]

/** The same first time on each of these days, to start from. */
export function firstTimesOn(weekdays: readonly Weekday[]): Week {
  const week: Record<Weekday, readonly Interval[]> = { ...NO_TIMES }
  for (const weekday of weekdays) week[weekday] = [likelyNext([])]
  return week
}

/** What a new time starts with: lunch, then dinner, and after that nothing is likelier than anything else. */
export function likelyNext(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1)
  if (!last) return ['11:30', '15:00']
  const [start, end] = last
  return start < end && end <= '17:00' ? ['17:00', '22:00'] : ['', '']
}
