import { createClient } from '@sizzle/contract/client.ts'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPolicyFetch } from '../calls/request-policy.ts'
import { type SessionUser, session } from '../session/session.ts'
import { forgetWithPerson, newQueries } from './queries.tsx'

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

describe('another person on this device', () => {
  const ann: SessionUser = {
    id: 'ann',
    name: 'Ann',
    email: 'ann@example.com',
    role: 'customer',
    emailVerified: true,
    photoURL: null,
    locationIds: [],
  }
  const here = (user: SessionUser | null) => session.set({ state: 'ready', user, apiKey: 'key' })

  /** What is known of Ann's profile after the session has gone through these. */
  function knownAfter(...next: (() => void)[]): unknown {
    here(ann)
    const queries = newQueries()
    const end = forgetWithPerson(queries)
    queries.setQueryData(['/getProfile', {}], 'what Ann sees')
    for (const step of next) step()
    end()
    session.set({ state: 'loading' })
    return queries.getQueryData(['/getProfile', {}])
  }

  it.each([
    ['signs in', () => here({ ...ann, id: 'bob' })],
    ['is nobody: Ann has signed out', () => here(null)],
  ])('%s: nothing of the former is left', (_, step) => {
    expect(knownAfter(step)).toBeUndefined()
  })

  it.each([
    ['signed in again', () => here({ ...ann })],
    ['with other rights', () => here({ ...ann, role: 'staff' })],
    ['while the server does not answer', () => session.set({ state: 'unknown' })],
  ])('is not the same person %s', (_, step) => {
    expect(knownAfter(step, () => here(ann))).toBe('what Ann sees')
  })

  it('is also known as another one after a moment without an answer', () => {
    const unknown = () => session.set({ state: 'unknown' })
    expect(knownAfter(unknown, () => here({ ...ann, id: 'bob' }))).toBeUndefined()
  })
})
