import { clock12, isLocalTime } from '@sizzle/domain/hours/local-time.ts'
import type { DayHours } from '@sizzle/domain/hours/opening-hours.ts'

/** What a pair of times means where it is not what it seems. */
export function hoursInWords({ open, close, closed }: DayHours): string | null {
  if (closed || !isLocalTime(open) || !isLocalTime(close) || open < close) return null
  return open === close ? 'Open around the clock' : `Closes at ${clock12(close)} the next day`
}
