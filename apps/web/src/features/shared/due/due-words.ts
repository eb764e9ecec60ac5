import { minutesLeft } from '@sizzle/domain/order/board.ts'
import { duration } from './duration.ts'

type Countdown = {
  /** What a narrow card leaves to the eye of whoever reads on; '' where nothing can be left out. */
  readonly lead: 'due' | ''
  readonly rest: string
}

/** 'due' and 'in 8 min', and '3 min late' once the promise has passed: board and stations say it with the same words. */
export function countdown(promisedAt: Date, now: Date): Countdown {
  const minutes = minutesLeft(promisedAt, now)
  if (promisedAt < now) return { lead: '', rest: `${duration(Math.max(1, -minutes))} late` }
  return { lead: 'due', rest: minutes === 0 ? 'now' : `in ${duration(minutes)}` }
}
