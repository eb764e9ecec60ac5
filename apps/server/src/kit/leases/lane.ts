import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { openAlarm } from './alarm.ts'

/** One row that this process has taken. The lease is another one at each taking, so an older holder can be told apart. */
export type LeasedRow = { readonly id: string | number; readonly lease: string }

export type LanePace = {
  /** So many at a time; one that hangs takes one place. */
  readonly width: number
  /** What a dead process held falls due again after so long; what is being worked on is renewed three times as often. */
  readonly leaseSeconds: number
  /** The safety net behind `wake`. */
  readonly lookEveryMs: number
}

export type LaneParts<Item extends LeasedRow> = {
  /** For the log. */
  readonly name: string
  readonly log: Log
  readonly pace: LanePace
  /** Leases what is due, at most so many. */
  readonly take: (limit: number) => Promise<Item[]>
  /** Lengthens the leases of what is still being worked on; answers how many of them still stood. */
  readonly renew: (items: readonly Item[]) => Promise<number>
  /** In how many milliseconds the next row falls due; null when none waits. */
  readonly nextDueIn: () => Promise<number | null>
  /** Does the work and writes down how it ended. */
  readonly work: (item: Item) => Promise<void>
  /** While this gives a number: one row at a time, so many milliseconds apart, whatever rings. */
  readonly restMs?: () => number | undefined
}

export type Lane = {
  /** Something may be due: look now instead of at the next round. */
  wake(): void
  /** Takes nothing more and waits for what is under way; what hangs is left to its lease. */
  stop(): Promise<void>
  readonly isRunning: () => boolean
}

/** Between rounds for a row that is due but just held by another worker. */
const SOONEST_MS = 20
const RENEWALS_PER_LEASE = 3
/** Work that has gone on for so long hangs: its lease ends, and another process may take it up. */
const LONGEST_WORK_MS = 15 * 60_000
const STOP_LIMIT_MS = 15_000

type UnderWay<Item> = Map<Promise<void>, { readonly item: Item; readonly since: number }>

/** Takes rows that are due under a lease, works on several at a time and keeps their leases while it does. */
export function openLane<Item extends LeasedRow>(parts: LaneParts<Item>): Lane {
  const { name, log, pace, restMs = () => undefined } = parts
  const underWay: UnderWay<Item> = new Map()
  const alarm = openAlarm()
  let stopped = false
  let isRunning = true

  function begin(item: Item) {
    const done: Promise<void> = parts
      .work(item)
      .catch((error: unknown) => log.error({ err: error, lane: name, id: item.id }, 'the end of work was not noted'))
      .finally(() => {
        underWay.delete(done)
        // While it rests the alarm stays silent: the next try waits for its time.
        if (restMs() === undefined) alarm.ring()
      })
    underWay.set(done, { item, since: performance.now() })
  }

  async function round(): Promise<number> {
    const places = (restMs() === undefined ? pace.width : 1) - underWay.size
    const items = places > 0 ? await parts.take(places) : []
    for (const item of items) begin(item)
    const rest = restMs()
    if (rest !== undefined) return rest
    if (underWay.size >= pace.width) return pace.lookEveryMs // a place that falls free rings
    if (items.length > 0) return 0
    const due = await parts.nextDueIn()
    return Math.min(pace.lookEveryMs, Math.max(due ?? pace.lookEveryMs, SOONEST_MS))
  }

  async function run() {
    while (!stopped) {
      const wait = await round().catch((error: unknown) => {
        log.warn({ err: error, lane: name }, 'what is due cannot be read; looking again soon')
        return pace.lookEveryMs
      })
      if (wait > 0 && !stopped) await alarm.wait(wait)
    }
    isRunning = false
  }

  const heartbeat = keepLeases(parts, underWay)
  const running = run()

  return {
    wake: () => {
      if (restMs() === undefined) alarm.ring()
    },
    async stop() {
      stopped = true
      alarm.ring()
      await running
      await endOf(underWay.keys())
      clearInterval(heartbeat)
    },
    isRunning: () => isRunning,
  }
}

/** Renews the leases of what is being worked on, until the timer is cleared. */
function keepLeases<Item extends LeasedRow>(
  { name, log, pace, renew }: LaneParts<Item>,
  underWay: UnderWay<Item>,
): NodeJS.Timeout {
  async function renewAll() {
    const latest = performance.now() - LONGEST_WORK_MS
    const items = [...underWay.values()].filter(({ since }) => since > latest).map(({ item }) => item)
    if (items.length === 0) return
    const kept = await renew(items)
    // Also what ended while we asked; a lease that was really lost shows when its end is not noted.
    if (kept < items.length) log.debug({ lane: name, lost: items.length - kept }, 'leases were not renewed')
  }
  // A renewal that waits for the database is waited for: others behind it would only take connections.
  let isRenewing = false
  return setInterval(
    () => {
      if (isRenewing) return
      isRenewing = true
      renewAll()
        .catch((error: unknown) => log.warn({ err: error, lane: name }, 'leases could not be renewed'))
        .finally(() => {
          isRenewing = false
        })
    },
    (pace.leaseSeconds * 1000) / RENEWALS_PER_LEASE,
  )
}

/** Of all that is under way, but not longer than a stop may take. */
async function endOf(work: Iterable<Promise<void>>): Promise<void> {
  const late = new AbortController()
  const limit = sleep(STOP_LIMIT_MS, undefined, { signal: late.signal }).catch(() => undefined)
  await Promise.race([Promise.all(work), limit])
  late.abort()
}
