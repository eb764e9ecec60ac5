import { describe, expect, test } from 'vitest'
import { isOutage } from './failure-gate.ts'
import { afterReplay, nextAction, type QueuedAction, syncBanner } from './outbox.ts'
import {
  isAnswered,
  listFingerprint,
  lookupDelayMs,
  mayRetry,
  orderPollDelayMs,
  retryDelayMs,
  sessionPollDelayMs,
} from './retry.ts'

const start = new Date('2026-11-20T16:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

describe('the failure gate', () => {
  test.each([
    [0, true],
    [500, true],
    [503, true],
    [404, false],
    [429, false],
    [409, false],
  ])('%i is an outage: %s', (status, expected) => {
    expect(isOutage(status)).toBe(expected)
  })
})

test.each([
  [0, false],
  [200, true],
  [400, true],
  [401, true],
  [404, true],
  [408, false],
  [409, true],
  [422, true],
  [429, false],
  [500, false],
  [503, false],
])('status %i says what became of the call: %s', (status, expected) => expect(isAnswered(status)).toBe(expected))

describe('repeating a call', () => {
  test.each([
    ['GET', false, 0, 0, true],
    ['GET', false, 503, 2, true],
    ['GET', false, 503, 3, false],
    ['GET', false, 429, 0, true],
    ['GET', false, 404, 0, false],
    ['POST', true, 500, 0, true],
    ['POST', false, 500, 0, false],
    ['POST', true, 409, 0, false],
  ])('%s, key: %s, after %i and %i retries: %s (offline 2)', (method, hasKey, status, retries, expected) => {
    expect(mayRetry({ method, hasKey, status, retries })).toBe(expected)
  })

  test('waits 1, 2 and 4 seconds with up to a second of dice, or what the server wishes (offline 1)', () => {
    expect([0, 1, 2].map((n) => retryDelayMs(n, 0))).toEqual([1000, 2000, 4000])
    expect(retryDelayMs(0, 0.999)).toBe(1999)
    expect([retryDelayMs(0, 0, 30), retryDelayMs(2, 0, 1)]).toEqual([30_000, 4000])
  })

  test('looking for an order: 2 s, then every 3 s, at most 20 tries (ordering 34)', () => {
    const delays = Array.from({ length: 21 }, (_, tries) => sessionPollDelayMs(tries))
    expect(delays).toEqual([2000, ...Array(19).fill(3000), null])
    expect([1, 5, 6, 15, 16].map(lookupDelayMs)).toEqual([1000, 5000, 5000, 5000, null])
  })

  test('the board asks every 30 s, less often while nothing changes (offline 11)', () => {
    expect([orderPollDelayMs(30_000, false), orderPollDelayMs(60_000, false), orderPollDelayMs(60_000, true)]).toEqual([
      60_000, 60_000, 30_000,
    ])
  })

  test('a list is news only when id, status or time differ (offline 12)', () => {
    const a = { id: 'a', status: 'pending', updatedAt: start }
    const b = { id: 'b', status: 'ready', updatedAt: start.toISOString() }
    expect(listFingerprint([a, b])).toBe(listFingerprint([b, a]))
    expect(listFingerprint([a])).not.toBe(listFingerprint([{ ...a, status: 'ready' }]))
    expect(listFingerprint([a])).not.toBe(listFingerprint([{ ...a, updatedAt: after(1) }]))
  })
})

describe('actions made while offline', () => {
  const action: QueuedAction = {
    id: 'k1',
    call: '/updateOrderStatus',
    input: {},
    madeAt: 0,
    version: 3,
    tries: 0,
    notBefore: 0,
  }

  test.each([
    [200, 'done'],
    [0, 'again'],
    [500, 'again'],
    [503, 'again'],
    [408, 'again'],
    [429, 'again'],
    [400, 'needs_attention'],
    [404, 'needs_attention'],
    [409, 'needs_attention'],
    [422, 'needs_attention'],
  ])('answered with %i: %s (offline 7)', (status, kind) => expect(afterReplay(action, status, start).kind).toBe(kind))

  test.each([
    [[500, 500, 500], 'needs_attention'],
    [[500, 0, 500, 503, 500], 'needs_attention'],
    [[503, 503, 503, 503], 'again'],
    [[0, 0, 0, 0, 500, 500], 'again'],
  ])('answered with %j in turn: %s (offline 7)', (statuses, kind) => {
    let waiting = action
    for (const status of statuses.slice(0, -1)) {
      const outcome = afterReplay(waiting, status, start)
      if (outcome.kind === 'again') waiting = outcome.action
    }
    expect(afterReplay(waiting, statuses.at(-1) ?? 0, start).kind).toBe(kind)
  })

  test('waits 5 s, then longer, at most a minute', () => {
    const waits = [0, 1, 2, 3, 9].map((tries) => {
      const replayed = afterReplay({ ...action, tries }, 503, start)
      return replayed.kind === 'again' ? replayed.action.notBefore - start.getTime() : null
    })
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000])
  })

  test('nothing overtakes the first (offline 6)', () => {
    const waiting = { ...action, notBefore: after(5000).getTime() }
    expect(nextAction([waiting, action], start)).toBeNull()
    expect(nextAction([waiting, action], after(5000))).toBe(waiting)
    expect(nextAction([], start)).toBeNull()
  })

  test('a clock that was set back by a day holds up nothing (offline 30)', () => {
    const waiting = { ...action, notBefore: after(60_000).getTime() }
    expect(nextAction([waiting], start)).toBeNull()
    expect(nextAction([waiting], new Date(start.getTime() - 86_400_000))).toBe(waiting)
  })

  test.each([
    [2, true, '2 operations syncing...'],
    [0, true, null],
    [0, false, 'Working offline - changes will sync when reconnected'],
  ])('%i waiting, online: %s, says %j (offline 10)', (pending, online, text) =>
    expect(syncBanner(pending, online)).toBe(text),
  )
})
