import { createClient } from '@sizzle/contract/client.ts'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPolicyFetch } from './calls/request-policy.ts'
import { newQueries } from './queries.ts'

// Without a window the query client would take itself for a server's and repeat nothing, whatever it was told.
beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
})
afterEach(() => void vi.useRealTimers())

/** A screen reads through client and policy from a server that always answers with `status`, for two minutes. */
async function requestsOf(status: number): Promise<number> {
  let requests = 0
  const policy = createPolicyFetch({
    fetch: async () => {
      requests += 1
      return Response.json({ success: false, userMessage: 'no' }, { status })
    },
    random: () => 0.5,
    warn: () => undefined,
  })
  const client = createClient({ fetch: policy })
  const screen = new QueryObserver(newQueries(), {
    queryKey: ['locations'],
    queryFn: () => client.get('/getActiveLocations', {}),
  })
  const leave = screen.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(screen.getCurrentResult().status).toBe('error')
  leave()
  return requests
}

it('a read that a screen shows and that keeps failing asks four times, and a refused one once', async () => {
  expect(await requestsOf(503)).toBe(4)
  expect(await requestsOf(404)).toBe(1)
})
