import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { clockMinutes } from '@sizzle/domain/order/board.ts'
import { duration } from './duration.ts'

type Countdown = {
  /** Left to the eye where the line below says when it is due; '' where nothing can be left out. */
  readonly lead: 'due' | ''
  readonly rest: string
}

/** From here on hours say nothing any more, and the day is named. */
const DAY_MIN = 24 * 60

/** 'due' and 'in 8 min', 'Sat, Nov 28' of a day to come, and '3 min late' once the promise has passed: board and stations say it with the same words. */
export function countdown(promisedAt: Date, now: Date, timeZone: string): Countdown {
  const minutes = clockMinutes(now, promisedAt)
  if (promisedAt < now) return { lead: '', rest: `${duration(Math.max(1, -minutes))} late` }
  if (minutes >= DAY_MIN) {
    return { lead: 'due', rest: shortDate(localAt(timeZone, promisedAt).date, localAt(timeZone, now).date) }
  }
  return { lead: 'due', rest: minutes === 0 ? 'now' : `in ${duration(minutes)}` }
}
