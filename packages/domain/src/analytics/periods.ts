import { type BusinessHours, businessDateOf } from '../hours/business-date.ts'
import { addDays, instantOf, type LocalDate, localAt, WEEKDAYS } from '../hours/local-time.ts'

// The dashboard's tabs (money 38), in business days of the restaurant: weeks start on Monday, months on day 1.
export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This Week',
  month: 'This Month',
}

/** Both days are included. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate }

export type PeriodDays = {
  readonly current: Days
  readonly previous: Days
  /** Of the last day before, only what was ordered until then is compared; null: all of it. */
  readonly previousUntil: Date | null
}

/**
 * The period up to now, and the same stretch before: at ten on a Friday, today is compared with last Friday until ten.
 * A restaurant's Friday is no Thursday, so days are compared with the same day a week earlier.
 */
export function periodDays(period: Period, hours: BusinessHours, now: Date): PeriodDays {
  const today = businessDateOf(hours, now)
  const from = startOf(period, today)
  const before = previousStart(period, from)
  if (period === 'yesterday')
    return { current: { from, to: from }, previous: { from: before, to: before }, previousUntil: null }
  const current = { from, to: today }
  const twin = sameDayBefore(period, today)
  if (twin === null) return { current, previous: { from: before, to: addDays(from, -1) }, previousUntil: null }
  return { current, previous: { from: before, to: twin }, previousUntil: sameTimeOn(twin, hours, now) }
}

/** The time that it is now, on another business day. */
function sameTimeOn(day: LocalDate, hours: BusinessHours, now: Date): Date {
  const { date, time } = localAt(hours.zone, now)
  const isAfterMidnight = date > businessDateOf(hours, now)
  return instantOf(hours.zone, isAfterMidnight ? addDays(day, 1) : day, time)
}

function startOf(period: Period, date: LocalDate): LocalDate {
  switch (period) {
    case 'today':
      return date
    case 'yesterday':
      return addDays(date, -1)
    case 'week':
      return mondayOf(date)
    case 'month':
      return `${date.slice(0, 7)}-01`
  }
}

export function mondayOf(date: LocalDate): LocalDate {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + WEEKDAYS.length - 1) % WEEKDAYS.length
  return addDays(date, -sinceMonday)
}

function previousStart(period: Period, start: LocalDate): LocalDate {
  if (period === 'month') return `${addDays(start, -1).slice(0, 7)}-01`
  return addDays(start, -WEEKDAYS.length)
}

/** The last of a long month has no twin in a short one: it is compared with all of it. */
function sameDayBefore(period: Period, date: LocalDate): LocalDate | null {
  if (period !== 'month') return addDays(date, -WEEKDAYS.length)
  const lastOfPrevious = addDays(`${date.slice(0, 7)}-01`, -1)
  const twin = `${lastOfPrevious.slice(0, 7)}-${date.slice(8)}`
  return twin <= lastOfPrevious ? twin : null
}

export const REVENUE_RANGES = ['week', 'month', 'year', 'years'] as const
export type RevenueRange = (typeof REVENUE_RANGES)[number]

const YEARS_TOGETHER = 5

/** From the range's start up to today. */
export function rangeDays(range: RevenueRange, today: LocalDate): Days {
  return { from: rangeStart(range, today), to: today }
}

function rangeStart(range: RevenueRange, today: LocalDate): LocalDate {
  if (range === 'year') return firstOfYear(today, 0)
  return range === 'years' ? firstOfYear(today, 1 - YEARS_TOGETHER) : startOf(range, today)
}

function firstOfYear(date: LocalDate, yearsOn: number): LocalDate {
  return `${Number(date.slice(0, 4)) + yearsOn}-01-01`
}

/** What of a week or a month is still to come; nothing on its last day, and longer ranges are not shown by day. */
export function daysAhead(range: RevenueRange, today: LocalDate): Days | null {
  if (range !== 'week' && range !== 'month') return null
  const to = rangeEnd(range, today)
  return today < to ? { from: addDays(today, 1), to } : null
}

/** The last day of the week, the month or the year that a day is in. */
export function rangeEnd(range: Exclude<RevenueRange, 'years'>, day: LocalDate): LocalDate {
  if (range === 'year') return `${day.slice(0, 4)}-12-31`
  if (range === 'week') return addDays(mondayOf(day), WEEKDAYS.length - 1)
  const inNextMonth = addDays(`${day.slice(0, 7)}-28`, 4)
  return addDays(`${inNextMonth.slice(0, 7)}-01`, -1)
}

export type RangeBefore = {
  /** All of the stretch before. */
  readonly whole: Days
  /** What is compared with the range up to now: until the same day, and of that day until the same time. */
  readonly compared: Pick<PeriodDays, 'previous' | 'previousUntil'>
}

/** What a range is compared with (money 90); several years together have nothing before them. */
export function rangeBefore(range: RevenueRange, hours: BusinessHours, now: Date): RangeBefore | null {
  if (range === 'years') return null
  const { from } = rangeDays(range, businessDateOf(hours, now))
  const compared = range === 'year' ? yearBefore(hours, now) : periodDays(range, hours, now)
  return { whole: { from: compared.previous.from, to: addDays(from, -1) }, compared }
}

/** February 29 has no twin: it is compared with all that came before March. */
function yearBefore(hours: BusinessHours, now: Date): RangeBefore['compared'] {
  const today = businessDateOf(hours, now)
  const from = firstOfYear(today, -1)
  if (today.endsWith('-02-29')) return { previous: { from, to: `${from.slice(0, 4)}-02-28` }, previousUntil: null }
  const twin = `${from.slice(0, 4)}${today.slice(4)}`
  return { previous: { from, to: twin }, previousUntil: sameTimeOn(twin, hours, now) }
}

/** What revenue is added up by. */
export const BUCKETS = ['day', 'week', 'month', 'year'] as const
export type Bucket = (typeof BUCKETS)[number]

/** What each range can be shown by; the first one is usual. */
export const BUCKETS_OF: Readonly<Record<RevenueRange, readonly [Bucket, ...Bucket[]]>> = {
  week: ['day'],
  month: ['day', 'week'],
  year: ['month', 'week', 'day'],
  years: ['year', 'month'],
}

export function bucketFor(range: RevenueRange, wanted: Bucket | undefined): Bucket {
  return BUCKETS_OF[range].find((bucket) => bucket === wanted) ?? BUCKETS_OF[range][0]
}

/** Four of each weekday, so that none counts more than another. */
const BUSY_DAYS = 28
export function busyDays(today: LocalDate): Days {
  return { from: addDays(today, 1 - BUSY_DAYS), to: today }
}

/** Ascending; one without an order is there too. */
export function revenueBuckets(by: Bucket, { from, to }: Days): string[] {
  const buckets = new Set<string>()
  for (let date = from; date <= to; date = addDays(date, 1)) buckets.add(bucketOf(by, date))
  return [...buckets]
}

/** A day, the Monday of a week, a month such as 2026-11 or a year. */
export function bucketOf(by: Bucket, date: LocalDate): string {
  if (by === 'day') return date
  if (by === 'week') return mondayOf(date)
  return date.slice(0, by === 'month' ? 7 : 4)
}
