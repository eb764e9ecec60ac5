import type { House } from '../house.ts'
import { type Metrics, quantileMs } from '../kit/metrics.ts'
import type { Probe } from '../kit/probe.ts'

export type Measured = {
  readonly metrics: Metrics
  readonly probes: readonly Probe[]
  readonly pool: House['database']['pool']
}

const MINUTE_MS = 60_000

export async function readMetrics({ metrics, probes, pool }: Measured, now: Date) {
  const routes = metrics.routes()
  const sum = (of: (figures: (typeof routes)[number]) => number) => routes.reduce((all, one) => all + of(one), 0)
  const count = sum((one) => one.count)
  const minutes = Math.max(1, (now.getTime() - metrics.since().getTime()) / MINUTE_MS)
  return {
    since: metrics.since(),
    checkedAt: now,
    requests: {
      count,
      perMinute: Math.round((count / minutes) * 10) / 10,
      refused: sum((one) => one.refused),
      failed: sum((one) => one.failed),
    },
    routes: routes.map((one) => ({
      route: one.route,
      count: one.count,
      refused: one.refused,
      failed: one.failed,
      p50Ms: quantileMs(one, 0.5),
      p95Ms: quantileMs(one, 0.95),
      p99Ms: quantileMs(one, 0.99),
      maxMs: Math.ceil(one.maxMs),
    })),
    eventLoop: metrics.loopDelay(),
    pool: { connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    parts: await Promise.all(probes.map((probe) => probe())),
  }
}
