import { setTimeout as sleep } from 'node:timers/promises'
import { fromOwnSite } from '../own-site.ts'
import { noteFailure, type Troubles } from './failures.ts'

export type Answer = { readonly status: number; readonly body: Record<string, unknown> }

const ANSWER_LIMIT_MS = 15_000
const GIVE_UP_MS = 120_000
const PAUSE_MS = 200

/** What came while somebody waited, each kind with how often: for the report, when the wait was in vain. */
export function openWait() {
  const began = performance.now()
  const heard = new Map<string, number>()
  return {
    hear: (what: string) => void heard.set(what, (heard.get(what) ?? 0) + 1),
    told: () =>
      `${((performance.now() - began) / 1000).toFixed(0)} s: ${[...heard].map(([what, times]) => `${times} x ${what}`).join(', ')}`,
  }
}
type Hear = (what: string) => void

/**
 * Asks like the site does: the same wish with the same key until there is an answer, at whichever process is there. A wish that
 * nobody answers for two minutes is an error.
 */
export function openClient(addresses: readonly string[], troubles: Troubles) {
  let turn = 0
  const nextAddress = () => addresses[turn++ % addresses.length] ?? ''

  async function persist(path: string, init: RequestInit, hear?: Hear): Promise<Response> {
    const until = performance.now() + GIVE_UP_MS
    const wait = openWait()
    for (;;) {
      const answer = await fetch(nextAddress() + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      }).catch((error: unknown) => {
        for (const told of [wait.hear, hear]) told?.(endOf(error))
      })
      if (answer) for (const told of [wait.hear, hear]) told?.(String(answer.status))
      if (!answer) troubles.noAnswer += 1
      else if (answer.status < 500) return answer
      else await noteFailure(troubles, path, answer)
      if (performance.now() > until) throw new Error(`${path} was never answered in ${wait.told()}`)
      await sleep(PAUSE_MS)
    }
  }
  /** The body may be cut off by a kill as well. */
  async function json(path: string, init: RequestInit, hear?: Hear): Promise<Answer & { headers: Headers }> {
    for (;;) {
      const answer = await persist(path, init, hear)
      const body: unknown = await answer.json().catch(() => undefined)
      // Every answer of the API is an object.
      if (body !== undefined)
        return { status: answer.status, headers: answer.headers, body: body as Record<string, unknown> }
      troubles.noAnswer += 1
    }
  }
  const cookiesOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  return {
    /** A form of the payment page, pressed until it is answered; a second press changes nothing. */
    async press(path: string, fields: Record<string, string>): Promise<number> {
      return (await persist(path, { method: 'POST', body: new URLSearchParams(fields) })).status
    },
    async signIn(path: string, body: object) {
      const headers = { 'content-type': 'application/json' }
      const signed = await json(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (signed.status !== 200) throw new Error(`${path} answered ${signed.status}`)
      const cookie = cookiesOf(signed.headers)
      const session = await json('/api/session', { headers: { cookie } })
      const own = { ...fromOwnSite(cookie), 'x-api-key': String(session.body.apiKey), ...headers }
      return (call: string, input: object, key: string, hear?: Hear): Promise<Answer> => {
        const sent = { ...own, 'idempotency-key': key }
        return json(`/api${call}`, { method: 'POST', headers: sent, body: JSON.stringify(input) }, hear)
      }
    },
  }
}

/** Nobody listened, the line was cut, or nothing came for fifteen seconds. */
function endOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'silence'
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
}

export type Client = ReturnType<typeof openClient>
export type Caller = Awaited<ReturnType<Client['signIn']>>
