import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper ends in milliseconds; what takes longer than the last is counted beyond it. */
export const LATENCY_ENDS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const

export type RouteFigures = {
  readonly route: string
  readonly count: number
  /** Answered with 4xx. */
  readonly refused: number
  /** Answered with 5xx. */
  readonly failed: number
  readonly sumMs: number
  readonly maxMs: number
  /** How many took up to each end, and last all beyond. */
  readonly buckets: readonly number[]
}
type LoopDelay = { readonly p50Ms: number; readonly p99Ms: number; readonly maxMs: number }

/** What this process has answered since it started, or since somebody began to count anew. */
export type Metrics = {
  answered(route: string, status: number, ms: number): void
  routes(): RouteFigures[]
  since(): Date
  loopDelay(): LoopDelay
  reset(now: Date): void
  stop(): void
}

type Counter = { count: number; refused: number; failed: number; sumMs: number; maxMs: number; buckets: number[] }

const RESOLUTION_MS = 20

/** Routes are those of the contract, so their number has an end, whatever addresses strangers ask for. */
export function openMetrics(start: Date): Metrics {
  const counters = new Map<string, Counter>()
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let began = start
  return {
    answered(route, status, ms) {
      const counter = counters.get(route) ?? newCounter()
      counters.set(route, counter)
      counter.count += 1
      counter.sumMs += ms
      counter.maxMs = Math.max(counter.maxMs, ms)
      if (status >= 500) counter.failed += 1
      else if (status >= 400) counter.refused += 1
      const end = LATENCY_ENDS.findIndex((limit) => ms <= limit)
      const at = end === -1 ? LATENCY_ENDS.length : end
      counter.buckets[at] = (counter.buckets[at] ?? 0) + 1
    },
    routes: () =>
      [...counters.entries()]
        .map(([route, counter]) => ({ route, ...counter, buckets: [...counter.buckets] }))
        .toSorted((one, other) => other.count - one.count || one.route.localeCompare(other.route)),
    since: () => began,
    loopDelay: () => ({
      p50Ms: late(delay.percentile(50)),
      p99Ms: late(delay.percentile(99)),
      maxMs: late(delay.max),
    }),
    reset(now) {
      counters.clear()
      delay.reset()
      began = now
    },
    stop: () => void delay.disable(),
  }
}

function newCounter(): Counter {
  return { count: 0, refused: 0, failed: 0, sumMs: 0, maxMs: 0, buckets: LATENCY_ENDS.map(() => 0).concat(0) }
}

/** The histogram holds the whole wait between two looks, of which the resolution was meant. */
function late(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? Math.max(0, Math.round((nanoseconds / 1e6 - RESOLUTION_MS) * 10) / 10) : 0
}

/** The end of the bucket in which this part of all answers lies; the slowest where it is beyond all ends. */
export function quantileMs({ count, buckets, maxMs }: RouteFigures, part: number): number {
  const wanted = Math.ceil(count * part)
  let seen = 0
  for (const [at, end] of LATENCY_ENDS.entries()) {
    seen += buckets[at] ?? 0
    if (seen >= wanted) return Math.min(end, Math.ceil(maxMs))
  }
  return Math.ceil(maxMs)
}
