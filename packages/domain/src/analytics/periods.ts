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
 * The period up to now, and the same stretch one period earlier: at ten in the morning, today is compared with
 * yesterday until ten, not with the whole of it.
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
  const { date, time } = localAt(hours.zone, now)
  const isAfterMidnight = date > today
  const previousUntil = instantOf(hours.zone, isAfterMidnight ? addDays(twin, 1) : twin, time)
  return { current, previous: { from: before, to: twin }, previousUntil }
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
  return addDays(start, period === 'week' ? -7 : -1)
}

/** The last of a long month has no twin in a short one: it is compared with all of it. */
function sameDayBefore(period: Period, date: LocalDate): LocalDate | null {
  if (period !== 'month') return addDays(date, period === 'week' ? -7 : -1)
  const lastOfPrevious = addDays(`${date.slice(0, 7)}-01`, -1)
  const twin = `${lastOfPrevious.slice(0, 7)}-${date.slice(8)}`
  return twin <= lastOfPrevious ? twin : null
}

export const REVENUE_RANGES = ['week', 'month', 'year'] as const
export type RevenueRange = (typeof REVENUE_RANGES)[number]

/** From the range's start up to today. */
export function rangeDays(range: RevenueRange, today: LocalDate): Days {
  return { from: range === 'year' ? `${today.slice(0, 4)}-01-01` : startOf(range, today), to: today }
}

/** Four of each weekday, so that none counts more than another. */
const BUSY_DAYS = 28
export function busyDays(today: LocalDate): Days {
  return { from: addDays(today, 1 - BUSY_DAYS), to: today }
}

/** Days for week and month, months for the year, ascending; one without an order is there too. */
export function revenueBuckets(range: RevenueRange, { from, to }: Days): string[] {
  const buckets = new Set<string>()
  for (let date = from; date <= to; date = addDays(date, 1)) buckets.add(bucketOf(range, date))
  return [...buckets]
}

export function bucketOf(range: RevenueRange, date: LocalDate): string {
  return range === 'year' ? date.slice(0, 7) : date
}
