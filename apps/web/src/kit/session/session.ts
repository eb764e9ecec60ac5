import { CallError, createClient } from '@sizzle/contract/client.ts'
import { NO_ANSWER } from '@sizzle/contract/refusals/by-status.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { session as sessionRoute } from '@sizzle/contract/session.ts'
import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import { plainThenPolicyFetch } from '../calls/policy-fetch.ts'
import { createStore, useStore } from '../store.ts'

export type SessionUser = NonNullable<WireOutputOf<typeof sessionRoute>['user']>
export type Session =
  | { state: 'loading' }
  /** `awaits`: the password was right, and one of these second steps is still to come. */
  | { state: 'ready'; user: SessionUser | null; apiKey: string; awaits?: readonly SecondStepKind[] | undefined }
  /** The server did not answer: nobody is signed in as far as screens go, and it is asked again on the next need. `sentence`: what came instead of an answer. */
  | { state: 'unknown'; sentence?: string }

const LOADING: Session = { state: 'loading' }
// The first try is given up after so long; the policy waits longer, and finds out whether anybody can be reached.
const client = createClient({ fetch: plainThenPolicyFetch, timeoutMs: 5000 })
let underWay: Promise<Session> | undefined

export const session = createStore<Session>(LOADING)

export function useSession(): Session {
  return useStore(session, LOADING, true)
}

/** Asks who is signed in; callers at the same time share one question. */
export function loadSession(): Promise<Session> {
  underWay ??= ask().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function ask(): Promise<Session> {
  const next = await askSession()
  const known = session.get()
  // A screen whose person is signing in again stays until the second step is there as well.
  const isHalfWay = next.state === 'ready' && next.awaits && known.state === 'ready' && known.user
  if (!isHalfWay) session.set(next)
  return next
}

/** The answer alone: the screens go on with what they know. */
export function askSession(): Promise<Session> {
  return client.get('/session', {}).then(
    ({ user, apiKey, awaits }) => ({ state: 'ready' as const, user, apiKey, awaits }),
    (error: unknown) => ({
      state: 'unknown' as const,
      sentence: error instanceof CallError ? error.body.userMessage : NO_ANSWER,
    }),
  )
}
