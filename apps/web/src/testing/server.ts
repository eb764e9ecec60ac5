import type {
  AskAnswer,
  AskInput,
  AskPath,
  CallFailure,
  CallPath,
  PostAnswer,
  PostInput,
  PostPath,
  Refusal,
} from '@sizzle/contract/client.ts'
import type { ACCOUNTS } from '@sizzle/contract/refusals/accounts.ts'
import { type KitRefusal, REFUSALS } from '@sizzle/contract/refusals/table.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queries } from '../kit/server/queries.tsx'
import { type SessionUser, session } from '../kit/session/session.ts'

// The server as a screen meets it. What a screen sends is written down, and answered with what the test gave for that
// address, in the contract's own types. Storage, the session and known answers are new for each test.

/** The accounts library's own addresses, which stand in no contract. */
type AuthPath = `/auth/${string}`
type Path = CallPath | AuthPath

type Answer<P> = P extends AskPath ? Told<AskAnswer<P>> : P extends PostPath ? Told<PostAnswer<P>> : Nothing
/** An answer that tells nothing forbids every field, its success as well. */
type Told<A> = string extends keyof A ? Nothing : A
type Nothing = { success: true }
type Input<P> = P extends AskPath ? AskInput<P> : P extends PostPath ? PostInput<P> : unknown

/** A refusal by its code, with its details; status and sentence are those of the contract's table. */
type Refused<P> = P extends CallPath
  ? ShortOf<Refusal<P>>
  : { success: false; code: KitRefusal | keyof typeof ACCOUNTS; retryAfter?: number }
type ShortOf<R> = R extends { code: keyof typeof REFUSALS }
  ? Omit<R, Exclude<keyof CallFailure, 'success' | 'code' | 'retryAfter' | 'fields'>>
  : never

/** The answer broke off on its way: nobody knows what became of the call. */
export const LOST = Symbol('lost')

/** A promise is an answer that the test holds back. */
type Reply<P> = Answer<P> | Refused<P> | typeof LOST | Promise<Answer<P> | Refused<P> | typeof LOST>
type AnyReply = { success: boolean; code?: keyof typeof REFUSALS; retryAfter?: number } | typeof LOST

type SentRequest<P> = { readonly key: string | null; readonly input: Input<P> }

/** The server of a test file; call it once, outside of the tests. */
export function aServer() {
  const replies = new Map<string, (AnyReply | Promise<AnyReply>)[]>()
  let sent: { path: string; key: string | null; input: unknown }[] = []
  let unexpected: string[] = []
  let underWay = 0

  /** Answers of one address in the order of the calls; the last one is given again and again. */
  function on<P extends Path>(path: P, ...given: Reply<P>[]): void {
    replies.set(path, given)
  }

  async function answer(path: string): Promise<Response> {
    if (path === '/live') return new Promise(() => undefined) // open, and nothing happens
    const given = replies.get(path)
    const next = given && given.length > 1 ? given.shift() : given?.[0]
    if (next === undefined) unexpected.push(path)
    if (next instanceof Promise) return responseOf(await next)
    underWay += 1
    const response = responseOf(next ?? LOST)
    void response
      .clone()
      .text()
      .finally(() => {
        underWay -= 1
      })
    return response
  }

  /** An answer that came after its test would be an event in the next one; what a test holds back never comes. */
  async function settled(): Promise<void> {
    let quiet = 0
    for (let round = 0; quiet < 2 && round < 50; round++) {
      await new Promise((resolve) => setTimeout(resolve))
      quiet = underWay === 0 ? quiet + 1 : 0
    }
  }

  function take(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const path = url.pathname.replace(/^\/api/, '')
    const asked: unknown = init.body === undefined ? Object.fromEntries(url.searchParams) : bodyOf(init.body)
    sent.push({ path, key: new Headers(init.headers).get('idempotency-key'), input: asked })
    return answer(path)
  }

  /** Somebody has signed in here. */
  function signedIn(user: SessionUser): SessionUser {
    session.set({ state: 'ready', user, apiKey: 'key' })
    on('/session', { success: true, user, apiKey: 'key' })
    return user
  }

  beforeEach(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear()
    queries.clear()
    session.set({ state: 'loading' })
    replies.clear()
    ;[sent, unexpected] = [[], []]
    on('/session', { success: true, user: null, apiKey: 'key' })
    on('/ping', { success: true, status: 'ok' })
    vi.spyOn(globalThis, 'fetch').mockImplementation(take)
  })
  afterEach(async () => {
    await settled()
    expect(unexpected, 'calls that the test has no answer for').toEqual([])
  })

  return {
    on,
    signedIn,
    /** What was sent to this address, in its order. */
    sent: <P extends Path>(path: P) =>
      // Screens send through the typed client, so it is this address's input.
      sent.filter((call) => call.path === path) as unknown as SentRequest<P>[],
  }
}

function responseOf(reply: AnyReply): Response {
  if (reply === LOST) return new Response('{"succ')
  if (reply.success || reply.code === undefined) return Response.json(reply)
  const [status, userMessage] = REFUSALS[reply.code]
  const failure: CallFailure = {
    error: '',
    userMessage,
    requestId: '',
    timestamp: '',
    ...reply,
    success: false,
    code: reply.code,
  }
  const answer = Response.json(failure, { status })
  if (reply.retryAfter !== undefined) answer.headers.set('retry-after', String(reply.retryAfter))
  return answer
}

function bodyOf(body: BodyInit | null): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}
