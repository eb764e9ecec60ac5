import { addDays, instantOf, type LocalDate, type LocalTime, localAt, WEEKDAYS } from '../hours/local-time.ts'

// The dashboard's tabs (money 38), on the restaurant's calendar: weeks start on Monday, months on day 1.
export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This Week',
  month: 'This Month',
}

/** From, included, to `to`, not included. */
export type Span = { readonly from: Date; readonly to: Date }

/**
 * The period up to now, and the same stretch one period earlier: at ten in the morning, today is compared with
 * yesterday until ten, not with the whole of it.
 */
export function periodSpans(period: Period, zone: string, now: Date): { current: Span; previous: Span } {
  const { date, time } = localAt(zone, now)
  const start = startOf(period, date)
  const before = previousStart(period, start)
  if (period === 'yesterday') {
    const today = midnight(zone, date)
    return {
      current: { from: midnight(zone, start), to: today },
      previous: { from: midnight(zone, before), to: midnight(zone, start) },
    }
  }
  const to = instantOf(zone, sameDayBefore(period, date), time)
  const limit = midnight(zone, start)
  return {
    current: { from: limit, to: now },
    previous: { from: midnight(zone, before), to: to < limit ? to : limit },
  }
}

export function startOf(period: Period, date: LocalDate): LocalDate {
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
function sameDayBefore(period: Period, date: LocalDate): LocalDate {
  if (period !== 'month') return addDays(date, period === 'week' ? -7 : -1)
  const lastOfPrevious = addDays(`${date.slice(0, 7)}-01`, -1)
  const twin = `${lastOfPrevious.slice(0, 7)}-${date.slice(8)}`
  return twin <= lastOfPrevious ? twin : addDays(lastOfPrevious, 1)
}

function midnight(zone: string, date: LocalDate): Date {
  return instantOf(zone, date, '00:00' satisfies LocalTime)
}

/** Dashboard figures look back this far. */
export const ANALYTICS_DAYS = 30
export function analyticsSpan(zone: string, now: Date): Span {
  return { from: midnight(zone, addDays(localAt(zone, now).date, -ANALYTICS_DAYS)), to: now }
}

export const REVENUE_RANGES = ['week', 'month', 'year'] as const
export type RevenueRange = (typeof REVENUE_RANGES)[number]

/** Days for week and month, months for the year, from the range's start up to today, ascending. */
export function revenueBuckets(range: RevenueRange, zone: string, now: Date): string[] {
  const today = localAt(zone, now).date
  if (range === 'year') {
    const months = Number(today.slice(5, 7))
    return Array.from({ length: months }, (_, n) => `${today.slice(0, 4)}-${String(n + 1).padStart(2, '0')}`)
  }
  const days: string[] = []
  for (let date = startOf(range, today); date <= today; date = addDays(date, 1)) days.push(date)
  return days
}

export function bucketOf(range: RevenueRange, zone: string, at: Date): string {
  const { date } = localAt(zone, at)
  return range === 'year' ? date.slice(0, 7) : date
}
