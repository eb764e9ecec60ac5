import {
  addDays,
  instantOf,
  isLocalTime,
  type LocalDate,
  type LocalTime,
  localAt,
  type Weekday,
  weekdayOf,
} from './local-time.ts'
import { happens, type OpenPeriod, type PeriodsOn, periodAfter, periodAt, periodOf, remembered } from './periods.ts'

/** An end that is not after the start is on the next day; it belongs to the day of its start. */
export type Interval = readonly [start: LocalTime, end: LocalTime]

/** Hours of a menu, a dish or an order type. `from` and `until` are the first and last day on which one may start. */
export type WeeklySchedule = {
  readonly days: Readonly<Record<Weekday, readonly Interval[]>>
  readonly from: LocalDate | null
  readonly until: LocalDate | null
}

/** What starts on a date, in order; what the spring change skips as a whole does not happen (times 1). */
export function intervalsOn(schedule: WeeklySchedule, zone: string, date: LocalDate): OpenPeriod[] {
  if (!holdsOn(schedule, date)) return []
  return schedule.days[weekdayOf(date)]
    .filter(([start, end]) => isLocalTime(start) && isLocalTime(end))
    .map(([start, end]) => periodOf(zone, date, start, end))
    .filter(happens)
    .sort((a, b) => a.opens.getTime() - b.opens.getTime())
}

function holdsOn({ from, until }: WeeklySchedule, date: LocalDate): boolean {
  return (from === null || from <= date) && (until === null || date <= until)
}

export function intervalsOf(schedule: WeeklySchedule, zone: string): PeriodsOn {
  return remembered((date) => intervalsOn(schedule, zone, date))
}

export function isOn(schedule: WeeklySchedule, zone: string, instant: Date): boolean {
  return periodAt(intervalsOf(schedule, zone), zone, instant) !== null
}

/** The first instant from this one on at which it is on; null if none is near. */
export function nextOn(schedule: WeeklySchedule, zone: string, instant: Date): Date | null {
  if (isOn(schedule, zone, instant)) return instant
  return periodAfter(intervalsOf(schedule, zone), zone, instant)?.opens ?? null
}

/** The next instant at which one of these begins or ends, or a new day does: words about days change with it. */
export function nextTurn(schedules: readonly WeeklySchedule[], zone: string, instant: Date): Date {
  const today = localAt(zone, instant).date
  const near = schedules.flatMap((one) => [addDays(today, -1), today].flatMap((date) => intervalsOn(one, zone, date)))
  const turns = near.flatMap(({ opens, closes }) => [opens.getTime(), closes.getTime()])
  const ahead = turns.filter((turn) => turn > instant.getTime())
  return new Date(Math.min(instantOf(zone, addDays(today, 1), '00:00').getTime(), ...ahead))
}
