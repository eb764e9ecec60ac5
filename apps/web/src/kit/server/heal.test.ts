import { CallError } from '@sizzle/contract/client.ts'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { healFailed } from './heal.ts'
import { newQueries } from './queries.tsx'

// A screen that shows one answer, and a server that fails as long as the test says.
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = (status: number) =>
  new CallError(status, { success: false, error: '', code: '', userMessage: 'no', requestId: '', timestamp: '' })

/** `fails` is the status it fails with at first. */
function aScreen(fails: number) {
  let status: number | undefined = fails
  let asked = 0
  const read = async () => {
    asked += 1
    if (status !== undefined) throw failure(status)
    return 'the answer'
  }
  const queries = newQueries()
  const end = healFailed(queries)
  const screen = new QueryObserver(queries, { queryKey: ['orders'], queryFn: read })
  const seen: string[] = []
  const leave = screen.subscribe((now) => {
    if (seen.at(-1) !== now.status) seen.push(now.status)
  })
  const close = () => {
    leave()
    end()
    queries.clear()
  }
  const recover = () => {
    status = undefined
  }
  return { screen, seen, asked: () => asked, recover, close }
}

it('what an outage kept away comes by itself, and the failure stands until then (offline 46)', async () => {
  const { screen, seen, recover, close, asked } = aScreen(503)
  await vi.advanceTimersByTimeAsync(16_000)
  expect(asked()).toBe(3) // at once, after 5 s and after 10 more
  expect(seen).toEqual(['pending', 'error'])
  recover()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(screen.getCurrentResult()).toMatchObject({ status: 'success', data: 'the answer', error: null })
  expect(seen).toEqual(['pending', 'error', 'success'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked()).toBe(4)
  close()
})

it('a long outage is asked about every half a minute', async () => {
  const { close, asked } = aScreen(0)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked()).toBeGreaterThan(18)
  expect(asked()).toBeLessThan(25)
  close()
})

it('who was asked too much is asked again later', async () => {
  const { close, asked } = aScreen(429)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(asked()).toBe(2)
  close()
})

it('a refusal is not asked for again, and nobody asks for a screen that has gone or is out of sight', async () => {
  const refused = aScreen(403)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused.asked()).toBe(1)
  refused.close()

  const hidden = aScreen(503)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(hidden.asked()).toBe(1)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(hidden.asked()).toBeGreaterThan(1)
  hidden.close()
})
