import { type DueBand, minutesLeft } from '@sizzle/domain/order/board.ts'
import { duration } from './duration.ts'

// Board and stations say with the same words and signs how far off a promise is.

export const DUE_SIGNS = { calm: null, soon: 'hourglass', late: 'clock' } as const satisfies Record<
  DueBand,
  string | null
>

/** '8 min left', and '3 min late' once the promise has passed. */
export function countdownWords(promisedAt: Date, now: Date): string {
  const minutes = minutesLeft(promisedAt, now)
  return promisedAt < now ? `${duration(Math.max(1, -minutes))} late` : `${duration(minutes)} left`
}
