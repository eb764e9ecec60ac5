import { clock12, closingClock, localAt } from '@sizzle/domain/hours/local-time.ts'
import { hoursOn } from '@sizzle/domain/hours/opening-hours.ts'
import type { PageLocation } from '../../../kit/page-content.ts'

/** 'Today 11:30 a.m. – 9 p.m.', by the kitchen's own calendar and with its holidays. */
export function hoursToday(location: PageLocation, now: Date): string {
  const { open, close, closed } = hoursOn(location, localAt(location.timeZone, now).date)
  if (closed) return 'Closed today'
  if (open === close) return 'Open around the clock today'
  return `Today ${clock12(open)} – ${closingClock(close)}`
}
