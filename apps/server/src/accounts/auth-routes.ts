import type { RefusalCode } from '@sizzle/contract/sentences.ts'
import type { Context, Hono } from 'hono'
import type { Refuse } from '../kit/http/api.ts'
import { checkOrigin } from '../kit/http/guard.ts'
import type { Auth } from './auth.ts'

type Parts = { auth: Auth; origins: readonly string[]; addressOf: (c: Context) => string; refuse: Refuse }

/** The library's addresses that this house opens; the others do not exist. */
const OPEN_PATHS = new Set(['/sign-up/email', '/sign-in/email', '/sign-out'])
const MAX_BODY_BYTES = 64 * 1024

/** The library's own words for what went wrong, in ours. Unknown e-mail and wrong password are one answer (decisions.md 6). */
const CODES: Record<string, RefusalCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_EMAIL: 'invalid-email',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  PASSWORD_TOO_SHORT: 'weak-password',
}

export function mountAuth(api: Hono, { auth, origins, addressOf, refuse }: Parts) {
  api.all('/api/auth/*', async (c) => {
    const path = new URL(c.req.url).pathname.slice('/api/auth'.length)
    if (!OPEN_PATHS.has(path)) return refuse(c, { code: 'not-found' })
    if (c.req.method !== 'POST') return refuse(c, { code: 'method_not_allowed' })
    const origin = checkOrigin(c.req.raw.headers, origins)
    if (!origin.ok) return refuse(c, origin.refusal)
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) return refuse(c, { code: 'body_too_large' })

    const answer = await auth.handler(await forLibrary(c.req.raw, origins[0] ?? '', addressOf(c)))
    if (answer.ok || answer.status < 400) return answer
    const body = (await answer.json().catch(() => ({}))) as { code?: string }
    return refuse(c, { code: codeFor(answer.status, body.code) })
  })
}

/** The library checks an Origin whenever a cookie is there; ours was checked above, also for scripts that send none. */
async function forLibrary(request: Request, origin: string, address: string): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.set('x-client-ip', address)
  headers.set('origin', origin)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return new Request(request.url, { method: 'POST', headers, body: (await request.text()) || '{}' })
}

function codeFor(status: number, code: string | undefined): RefusalCode {
  const known = code === undefined ? undefined : CODES[code]
  if (known) return known
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'permission-denied'
  if (status === 404) return 'not-found'
  if (status === 415) return 'unsupported_media_type'
  if (status === 429) return 'too-many-requests'
  return status < 500 ? 'invalid_input' : 'internal'
}
