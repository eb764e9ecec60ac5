import { clockAt, localAt } from '@sizzle/domain/hours/local-time.ts'
import { scheduledAt } from '@sizzle/domain/order/time-words.ts'
import type { BoardOrder } from '../state/board-query.ts'

type Scheduled = Pick<BoardOrder, 'scheduledFor' | 'promisedAt' | 'locationInfo'>

/** '6:30 p.m.' by the location's clock; another day than today is named. */
export function wantedTime({ scheduledFor, promisedAt, locationInfo: { timeZone } }: Scheduled, now: Date): string {
  const wanted = new Date(scheduledFor ?? promisedAt)
  const isToday = localAt(timeZone, wanted).date === localAt(timeZone, now).date
  return (isToday ? clockAt : scheduledAt)(timeZone, wanted)
}
