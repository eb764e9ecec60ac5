import { ok, refuse } from '../result.ts'
import { hasRoom, slotStartOf } from './kitchen-load.ts'
import { firstOffered, type TimeFacts, timeInWords } from './slots.ts'

const MINUTE_MS = 60_000
const MAX_WAIT_MINUTES = 90

/**
 * When an order that is wanted at once can be ready. The quote moves to the first slot with room before anybody is
 * refused; behind the longest wait it has to be ordered for later (times 12). Whether orders are taken now is asked
 * before.
 */
export function asapReady(facts: TimeFacts, now: Date, maxWaitMinutes = MAX_WAIT_MINUTES) {
  const { timeZone } = facts.location
  const quoted = new Date(now.getTime() + facts.quoteMinutes * MINUTE_MS)
  // A quote that is longer than the longest wait is no reason to refuse anybody: the kitchen has room then.
  const latest = new Date(now.getTime() + Math.max(maxWaitMinutes, facts.quoteMinutes) * MINUTE_MS)
  const { slotMinutes } = facts.times
  let start = slotStartOf(timeZone, slotMinutes, quoted)
  for (
    ;
    start <= latest;
    start = slotStartOf(timeZone, slotMinutes, new Date(start.getTime() + slotMinutes * MINUTE_MS))
  ) {
    const readyAt = start < quoted ? quoted : start
    if (hasRoom(facts.kitchen, start)) return ok({ readyAt, slotStart: start })
  }
  const free = firstOffered(facts, start, now)
  if (free === null) return refuse({ code: 'kitchen_full_for_days' })
  const time = timeInWords(timeZone, free.at, now)
  return refuse({ code: 'kitchen_full', until: time, time })
}
