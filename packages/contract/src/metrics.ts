import { z } from 'zod'
import { HealthParts } from './health.ts'
import { route } from './route.ts'
import { Instant } from './wire.ts'

// How this process of the server is doing, in figures.

const Latency = {
  p50Ms: z.number().describe('Rounded up to the end of its bucket.'),
  p95Ms: z.number(),
  p99Ms: z.number(),
  maxMs: z.number(),
}

export const getMetrics = route({
  get: '/getMetrics',
  may: 'metrics.see',
  about:
    'What this process has answered since it started or was reset, how quickly, and the state of its parts: queues, providers, database. The same figures are at /metrics for Prometheus, behind METRICS_KEY.',
  input: z.strictObject({}),
  output: z.object({
    since: Instant,
    checkedAt: Instant,
    requests: z.object({
      count: z.int(),
      perMinute: z.number(),
      refused: z.int().describe('Answered with 4xx.'),
      failed: z.int().describe('Answered with 5xx.'),
    }),
    routes: z.array(
      z
        .object({ route: z.string(), count: z.int(), refused: z.int(), failed: z.int(), ...Latency })
        .meta({ id: 'RouteFigures' }),
    ),
    eventLoop: z.object({ p50Ms: z.number(), p99Ms: z.number(), maxMs: z.number() }).describe('How late work begins.'),
    pool: z
      .object({ connections: z.int(), idle: z.int(), waiting: z.int() })
      .describe('Connections to the database, and work that waits for one.'),
    memoryMb: z.number(),
    parts: HealthParts,
  }),
  refusals: {},
})

export const resetMetrics = route({
  post: '/resetMetrics',
  may: 'metrics.see',
  about: 'Restart the counts of this process from zero.',
  input: z.strictObject({}),
  output: z.object({ since: Instant }),
  refusals: {},
})
