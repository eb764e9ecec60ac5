import type { Bucket } from '@sizzle/domain/analytics/periods.ts'
import { BRAND } from '../../../../brand/brand.ts'

export const BUCKET_HEADS: Readonly<Record<Bucket, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
}

export type BucketLabels = {
  readonly short: string
  readonly long: string
  /** Within a sentence. */
  readonly during: string
}

/** A bucket is a calendar day, week, month or year, which no zone moves. */
export function labelsOf(date: string, by: Bucket): BucketLabels {
  if (by === 'year') return { short: date, long: date, during: `in ${date}` }
  const at = by === 'month' ? `${date}-15` : date
  const say = (options: Intl.DateTimeFormatOptions) => sayDay(at, options)
  if (by === 'month') {
    const long = say({ month: 'long', year: 'numeric' })
    return { short: say({ month: 'short' }), long, during: `in ${long}` }
  }
  const day = say({ month: 'short', day: 'numeric' })
  if (by === 'week') return { short: day, long: `Week of ${day}`, during: `in the week of ${day}` }
  const long = say({ weekday: 'short', month: 'short', day: 'numeric' })
  // 'Mon 23'; the year's and the month's own names need no weekday.
  return { short: `${say({ weekday: 'short' })} ${say({ day: 'numeric' })}`, long, during: `on ${long}` }
}

/** 'Tuesday' */
export function weekdayOf(date: string): string {
  return sayDay(date, { weekday: 'long' })
}

function sayDay(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(BRAND.locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
}
