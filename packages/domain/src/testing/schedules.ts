import { WEEKDAYS, type Weekday } from '../hours/local-time.ts'
import type { Interval, WeeklySchedule } from '../hours/schedule.ts'

/** Schedules that tests are written in: days that are not named have no times. */
export function scheduleOf(days: Partial<Record<Weekday, readonly Interval[]>>): WeeklySchedule {
  const none: readonly Interval[] = []
  const { monday = none, tuesday = none, wednesday = none, thursday = none, friday = none } = days
  const { saturday = none, sunday = none } = days
  return { days: { monday, tuesday, wednesday, thursday, friday, saturday, sunday }, from: null, until: null }
}

export function everyDay(...intervals: Interval[]): WeeklySchedule {
  return scheduleOf(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, intervals])))
}

/** Zones with half hours, with a change of half an hour and south of the equator, each with its days of change. */
export const CLOCK_CHANGES = [
  ['America/Halifax', '2027-03-14'],
  ['America/Halifax', '2026-11-01'],
  ['America/St_Johns', '2027-03-14'],
  ['America/St_Johns', '2026-11-01'],
  ['America/Vancouver', '2026-03-08'],
  // British Columbia may keep its summer time: then this is a week like any other.
  ['America/Vancouver', '2025-11-02'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
] as const
