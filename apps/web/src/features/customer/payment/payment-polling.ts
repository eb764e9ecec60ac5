import { sessionPollDelayMs } from '@sizzle/domain/calls/retry.ts'

/** After the last quick try, the page keeps asking at this slower pace. */
const LATER_EVERY_MS = 15_000

export function nextPollMs(tries: number): number {
  return sessionPollDelayMs(tries) ?? LATER_EVERY_MS
}

/** After the last try a person is told that nobody has heard anything; only the server says "paid". */
export function stillWaiting(tries: number, isPaid: boolean): 'waiting' | 'unheard' | 'paid_unseen' {
  if (sessionPollDelayMs(tries) !== null) return 'waiting'
  return isPaid ? 'paid_unseen' : 'unheard'
}
