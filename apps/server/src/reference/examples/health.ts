import type { ExamplesOf } from './example.ts'

type Checks = 'ping' | 'healthCheck' | 'healthCheckAdvanced' | 'clientError'
type Figures = 'getMetrics' | 'resetMetrics'

export const healthExamples: ExamplesOf<Checks | Figures> = {
  ping: { input: {}, answer: { status: 'ok' } },
  healthCheck: { input: {}, answer: { status: 'ok' } },
  healthCheckAdvanced: {
    input: {},
    answer: {
      status: 'degraded',
      checkedAt: '2026-11-20T21:40:00.000Z',
      parts: [
        { name: 'database', status: 'ok', cause: '', figures: { answersInMs: 2, waitingForConnection: 0 } },
        {
          name: 'live',
          status: 'degraded',
          cause: 'Live notices are interrupted; screens fall back to asking',
          figures: { streams: 3 },
        },
      ],
    },
  },
  getMetrics: {
    input: {},
    answer: {
      since: '2026-11-20T06:00:00.000Z',
      checkedAt: '2026-11-20T21:40:00.000Z',
      requests: { count: 18_204, perMinute: 19.4, refused: 41, failed: 0 },
      routes: [
        {
          route: '/getLocationMenu',
          count: 9102,
          refused: 2,
          failed: 0,
          p50Ms: 5,
          p95Ms: 10,
          p99Ms: 25,
          maxMs: 88,
        },
      ],
      eventLoop: { p50Ms: 0.1, p99Ms: 1.2, maxMs: 14.5 },
      pool: { connections: 6, idle: 5, waiting: 0 },
      memoryMb: 214,
      parts: [{ name: 'jobs', status: 'ok', cause: '', figures: { waiting: 0, running: 1, failed: 0 } }],
    },
  },
  resetMetrics: { input: {}, answer: { since: '2026-11-20T21:41:00.000Z' } },
  clientError: {
    input: {
      errorId: '0199a3fa-d7d0-7f09-a2fd-8697a8b9cadb',
      message: 'TypeError: x is undefined',
      path: '/menu/truro',
    },
    answer: {},
  },
}
