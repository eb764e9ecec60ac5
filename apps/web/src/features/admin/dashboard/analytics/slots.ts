import { type Bucket, type RevenueRange, rangeEnd, revenueBuckets } from '@sizzle/domain/analytics/periods.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'

/** All days, weeks or months of a range, those to come too: a week is seven wide on a Tuesday as well. */
export function slotsOf(range: RevenueRange, by: Bucket, dates: readonly string[]): readonly string[] {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined || range === 'years') return dates
  const days = revenueBuckets(by, { from: dayIn(first, by), to: rangeEnd(range, dayIn(first, by)) })
  // What the server counted is never left out, whatever a zone ahead has in it.
  return [...new Set([...dates, ...days])].sort()
}

/** A day of a bucket that is in its range: the week in which a month begins may begin in the month before. */
function dayIn(date: string, by: Bucket): string {
  if (by === 'week') return addDays(date, 6)
  return by === 'month' ? `${date}-01` : date
}
