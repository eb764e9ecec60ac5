import { afterAll, describe, expect, it } from 'vitest'
import { openMetrics, quantileMs } from './metrics.ts'

const metrics = openMetrics(new Date('2026-11-20T12:00:00Z'))
afterAll(() => metrics.stop())

describe('what a process has answered (offline 22)', () => {
  it('is counted by route, with refusals and failures apart', () => {
    for (const status of [200, 200, 404, 429, 503]) metrics.answered('/getMenu', status, 4)
    metrics.answered('/ping', 200, 1)
    expect(metrics.routes()).toMatchObject([
      { route: '/getMenu', count: 5, refused: 2, failed: 1, sumMs: 20, maxMs: 4 },
      { route: '/ping', count: 1, refused: 0, failed: 0 },
    ])
  })

  it('says how long most of it took', () => {
    metrics.reset(new Date('2026-11-20T13:00:00Z'))
    for (let n = 0; n < 90; n += 1) metrics.answered('/slow', 200, 8)
    for (let n = 0; n < 9; n += 1) metrics.answered('/slow', 200, 300)
    metrics.answered('/slow', 200, 60_000)
    const [slow] = metrics.routes()
    if (!slow) throw new Error('nothing was counted')
    expect([0.5, 0.95, 0.99, 1].map((part) => quantileMs(slow, part))).toEqual([10, 500, 500, 60_000])
    expect(metrics.since()).toEqual(new Date('2026-11-20T13:00:00Z'))
  })

  it('begins anew', () => {
    metrics.reset(new Date('2026-11-20T14:00:00Z'))
    expect(metrics.routes()).toEqual([])
  })
})
