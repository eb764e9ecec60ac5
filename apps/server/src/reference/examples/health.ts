import type { ExamplesOf } from './example.ts'

export const healthExamples: ExamplesOf<'ping' | 'healthCheck' | 'healthCheckAdvanced' | 'clientError'> = {
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
  clientError: {
    input: {
      errorId: '0199a3fa-d7d0-7f09-a2fd-8697a8b9cadb',
      message: 'TypeError: x is undefined',
      path: '/menu/truro',
    },
    answer: {},
  },
}
