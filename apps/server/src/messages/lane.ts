import type { MessageKind } from '@sizzle/contract/messages.ts'
import type { Database } from '../kit/db/open.ts'
import type { Log } from '../kit/log.ts'
import type { Outcome } from '../outside/outcome.ts'
import { failed } from '../outside/outcome.ts'
import { type LeasedMessage, leaseMessages, nextDueIn } from './messages.sql.ts'
import { MAX_ATTEMPTS } from './next-try.ts'
import { settle } from './settle.ts'

export type Pace = {
  /** So many at a time; one that hangs takes one place. */
  readonly width: number
  /** After so long without an answer the provider has not taken it. */
  readonly cutMs: number
  /** Longer than a cut and its mark, so that nobody takes what is still on its way. */
  readonly leaseSeconds: number
  /** The safety net behind `wake`. */
  readonly lookEveryMs: number
  /** While the provider is away: one message at a time, this far apart. */
  readonly probeEveryMs: number
}
export const PACE: Pace = { width: 8, cutMs: 10_000, leaseSeconds: 30, lookEveryMs: 5000, probeEveryMs: 5000 }
/** So many in a row that never reached the provider mean that it is away. */
const OUTAGES_UNTIL_AWAY = 5
/** Between rounds for a row that is due but just held by another worker. */
const SOONEST_MS = 20

type LaneParts = {
  readonly kind: MessageKind
  readonly database: Database
  readonly log: Log
  readonly pace?: Partial<Pace> | undefined
  readonly send: (message: LeasedMessage, signal: AbortSignal) => Promise<Outcome>
}

/** Leases what is due, sends in parallel, marks each by itself (trust.md 5.3 measured what the other ways repeat). */
export function openLane({ kind, database, log, pace, send }: LaneParts) {
  const { width, cutMs, leaseSeconds, lookEveryMs, probeEveryMs } = { ...PACE, ...pace }
  const onTheirWay = new Set<Promise<void>>()
  const alarm = openAlarm()
  let outages = 0
  let stopped = false
  const isAway = () => outages >= OUTAGES_UNTIL_AWAY

  async function deliver(message: LeasedMessage) {
    const isWanted = !message.is_late && !message.is_overtaken
    const outcome = isWanted ? await attempt(message) : undefined
    if (outcome?.state === 'failed' && (outcome.problem === 'outage' || outcome.problem === 'login')) outages += 1
    else if (outcome) outages = 0
    await settle({ database, log, kind }, message, outcome, leaseSeconds)
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

  async function round(): Promise<number> {
    const places = (isAway() ? 1 : width) - onTheirWay.size
    const messages = places > 0 ? await leaseMessages(database.db, kind, places, leaseSeconds) : []
    for (const message of messages) {
      const delivery: Promise<void> = deliver(message)
        .catch((error: unknown) => log.error({ err: error, messageId: message.id }, 'a message could not be delivered'))
        .finally(() => {
          onTheirWay.delete(delivery)
          // While the provider is away the alarm stays silent: the next probe waits for its time.
          if (!isAway()) alarm.ring()
        })
      onTheirWay.add(delivery)
    }
    if (isAway()) return probeEveryMs
    if (onTheirWay.size >= width) return lookEveryMs // a place that falls free rings
    if (messages.length > 0) return 0
    const due = await nextDueIn(database.db, kind)
    return Math.min(lookEveryMs, Math.max(due ?? lookEveryMs, SOONEST_MS))
  }

  async function run() {
    while (!stopped) {
      const wait = await round().catch((error: unknown) => {
        log.warn({ err: error, kind }, 'the outbox cannot be read; looking again soon')
        return lookEveryMs
      })
      if (wait > 0 && !stopped) await alarm.wait(wait)
    }
  }
  const running = run()

  return {
    wake: () => {
      if (!isAway()) alarm.ring()
    },
    async stop() {
      stopped = true
      alarm.ring()
      await running
      await Promise.all(onTheirWay)
    },
  }
}

/** A wait that can be ended early; a ring while nobody waits ends the next wait at once. */
function openAlarm() {
  let rang = false
  let end: (() => void) | undefined
  return {
    ring() {
      rang = true
      end?.()
    },
    async wait(ms: number) {
      if (!rang) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, ms)
        end = resolve
        await promise
        clearTimeout(timer)
        end = undefined
      }
      rang = false
    },
  }
}
