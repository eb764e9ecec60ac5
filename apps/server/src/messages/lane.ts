import type { MessageKind } from '@sizzle/contract/messages.ts'
import type { Database } from '../kit/db/open.ts'
import { type Lane, type LanePace, openLane, type WorkEnd } from '../kit/leases/lane.ts'
import type { Log } from '../kit/log.ts'
import type { Outcome } from '../outside/outcome.ts'
import { failed } from '../outside/outcome.ts'
import { type LeasedMessage, leaseMessages, renewMessages } from './messages.sql.ts'
import { MAX_ATTEMPTS } from './next-try.ts'
import { openSettling } from './settle.ts'

export type Pace = LanePace & {
  /** After so long without an answer the provider has not taken it. */
  readonly cutMs: number
  /** While the provider is away: one message at a time, this far apart. */
  readonly probeEveryMs: number
}
const PACE: Pace = { width: 8, cutMs: 10_000, leaseSeconds: 30, lookEveryMs: 5000, probeEveryMs: 5000 }
/** So many in a row that never reached the provider mean that it is away. */
const OUTAGES_UNTIL_AWAY = 5

type LaneParts = {
  readonly kind: MessageKind
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly pace?: Partial<Pace> | undefined
  /** Why this one is not sent after all; null: it is. */
  readonly holdBack?: (message: LeasedMessage) => Promise<string | null>
  readonly send: (message: LeasedMessage, signal: AbortSignal) => Promise<Outcome>
}

/** Sends what is due in parallel and marks each message as soon as it has ended: waiting for others would repeat all of them after a kill. */
export function openMessageLane({ kind, database, log, now, pace: given, holdBack, send }: LaneParts): Lane {
  const pace = { ...PACE, ...given }
  const { cutMs, leaseSeconds, probeEveryMs } = pace
  let outages = 0
  const isAway = () => outages >= OUTAGES_UNTIL_AWAY
  const settle = openSettling({ database, log, kind, leaseSeconds })

  async function deliver(message: LeasedMessage): Promise<WorkEnd> {
    const isWanted = !message.is_late && !message.is_overtaken && !message.is_unwelcome
    const reason = isWanted && holdBack ? await holdBack(message) : null
    const outcome = isWanted && reason === null ? await attempt(message) : undefined
    if (outcome?.state === 'failed' && (outcome.problem === 'outage' || outcome.problem === 'login')) outages += 1
    else if (outcome) outages = 0
    return settle(message, outcome, reason)
  }

  async function attempt(message: LeasedMessage): Promise<Outcome> {
    // Only a worker that died each time leaves so many attempts without a mark.
    if (message.attempts > MAX_ATTEMPTS) return failed('refused', 'Every attempt ended without an answer')
    // The provider is told to give up, and is not waited for when it does not.
    const signal = AbortSignal.timeout(cutMs)
    const cut = new Promise<Outcome>((resolve) => {
      const late = () => resolve(failed('outage', `No answer within ${cutMs / 1000} seconds`))
      signal.addEventListener('abort', () => setTimeout(late, 250), { once: true })
    })
    return Promise.race([send(message, signal), cut])
  }

  return openLane<LeasedMessage>({
    name: kind,
    log,
    pace,
    take: (limit) => leaseMessages(database.db, kind, limit, leaseSeconds, now()),
    renew: (held) => renewMessages(database.db, held, leaseSeconds),
    work: deliver,
    restMs: () => (isAway() ? probeEveryMs : undefined),
  })
}
