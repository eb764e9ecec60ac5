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

export type Taken<Item> = {
  readonly items: readonly Item[]
  /** In how many milliseconds the next of the others falls due; null when none waits. */
  readonly nextInMs: number | null
}
/** Whether the row is over, or may fall due once more. */
export type WorkEnd = 'done' | 'again'

export type LaneParts<Item extends LeasedRow> = {
  /** For the log. */
  readonly name: string
  readonly log: Log
  readonly pace: LanePace
  /** Leases what is due, at most so many. */
  readonly take: (limit: number) => Promise<Taken<Item>>
  /** Lengthens the leases of what is still being worked on; answers how many of them still stood. */
  readonly renew: (items: readonly Item[]) => Promise<number>
  /** Does the work and writes down how it ended. */
  readonly work: (item: Item) => Promise<WorkEnd>
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
/** From the first ring to the look: what many write at once is taken at once. Each taking and each note of an end is a commit on the disk where orders commit. */
const GATHER_MS = 20
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
  /** All places were taken: more may be due. */
  let isFull = false

  function begin(item: Item) {
    const working = workOn(parts, item).then((end) => {
      underWay.delete(working)
      // While it rests the alarm stays silent: the next try waits for its time.
      if ((isFull || end === 'again') && restMs() === undefined) alarm.ring()
    })
    underWay.set(working, { item, since: performance.now() })
  }

  async function round(): Promise<number> {
    const places = (restMs() === undefined ? pace.width : 1) - underWay.size
    isFull = places <= 0
    if (isFull) return restMs() ?? pace.lookEveryMs // a place that falls free rings
    const { items, nextInMs } = await parts.take(places)
    isFull = items.length >= places
    for (const item of items) begin(item)
    const rest = restMs()
    if (rest !== undefined) return rest
    if (isFull) return underWay.size >= pace.width ? pace.lookEveryMs : 0
    return Math.min(pace.lookEveryMs, Math.max(nextInMs ?? pace.lookEveryMs, SOONEST_MS))
  }

  async function run() {
    while (!stopped) {
      const wait = await round().catch((error: unknown) => {
        log.warn({ err: error, lane: name }, 'what is due cannot be read; looking again soon')
        return pace.lookEveryMs
      })
      if (wait > 0 && !stopped) await alarm.wait(wait, isFull ? 0 : GATHER_MS)
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

async function workOn<Item extends LeasedRow>({ name, log, work }: LaneParts<Item>, item: Item): Promise<WorkEnd> {
  try {
    return await work(item)
  } catch (error) {
    log.error({ err: error, lane: name, id: item.id }, 'the end of work was not noted')
    return 'again'
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
