import { SignInBody, SignUpBody } from '@sizzle/contract/accounts.ts'
import type { RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { AttemptCounter, Attempts } from '../kit/attempts/attempts.ts'
import type { Guest, Person } from '../kit/context.ts'
import type { Database } from '../kit/db/open.ts'
import { fewAtOnce, TooBusy } from '../kit/few-at-once.ts'
import { type Refuse, refusalOf } from '../kit/http/api.ts'
import { checkOrigin } from '../kit/http/guard.ts'
import { jsonBodyOf, refuseFields } from '../kit/http/receive.ts'
import { announce } from '../kit/live/announce.ts'
import type { Log } from '../kit/log.ts'
import { mailVerification } from './account-mail.ts'
import { lockUser, noteLogin, userByEmail } from './accounts.sql.ts'
import type { Auth } from './auth.ts'
import { addConsent } from './consents.sql.ts'
import type { openDeviceCookie } from './device-cookie.ts'
import { endOneSession } from './sessions.ts'
import { signInAttempt, signUpAttempt } from './sign-in-limits.ts'

export type AuthRouteParts = {
  readonly auth: Auth
  readonly origins: readonly string[]
  readonly publicUrl: string
  readonly database: Database
  readonly attempts: Attempts
  readonly device: ReturnType<typeof openDeviceCookie>
  readonly identify: (headers: Headers) => Promise<Guest | Person>
  readonly addressOf: (c: Context) => string
  readonly refuse: Refuse
  readonly log: Log
  readonly clock: () => Date
  readonly socialCallback: (c: Context, provider: string) => Promise<Response>
}

/**
 * The library holds a connection while it hashes and asks for another one: only so many come in at once, so that orders find
 * connections, and nobody waits for longer than a few seconds.
 */
const comingIn = fewAtOnce(4, 300)
const BUSY_SECONDS = 2
const CALLBACK = /^\/callback\/([a-z]{1,20})$/

/** The library's addresses that this house opens; the others do not exist. */
export function mountAuth(api: Hono, parts: AuthRouteParts) {
  const { refuse, origins, log } = parts
  const open: Record<string, (c: Context) => Promise<Response>> = {
    '/sign-up/email': (c) => signUp(parts, c),
    '/sign-in/email': (c) => signIn(parts, c),
    '/sign-out': (c) => signOut(parts, c),
  }
  api.all('/api/auth/*', async (c) => {
    const path = new URL(c.req.url).pathname.slice('/api/auth'.length)
    const provider = CALLBACK.exec(path)?.[1]
    if (provider && c.req.method === 'GET') return parts.socialCallback(c, provider)
    const answer = Object.hasOwn(open, path) ? open[path] : undefined
    if (!answer && !provider) return refuse(c, { code: 'not-found' })
    if (!answer || c.req.method !== 'POST') return refuse(c, { code: 'method_not_allowed' })
    const origin = checkOrigin(c.req.raw.headers, origins)
    if (!origin.ok) return refuse(c, origin.refusal)
    try {
      return await answer(c)
    } catch (error) {
      return refuse(c, refusalOf(error, log.child({ path }), 'signing in or out failed'))
    }
  })
}

/** Limits come before anything slow; an attempt that was right is taken back. */
async function signIn(parts: AuthRouteParts, c: Context): Promise<Response> {
  const { attempts, device, database, addressOf, refuse } = parts
  const body = await bodyOf(SignInBody, c)
  if (!body.ok) return refuse(c, body.refusal)
  const email = normalizeEmail(body.value.email)
  const now = parts.clock()
  const counted: AttemptCounter[] = signInAttempt(
    email,
    addressOf(c),
    device.read(c.req.header('cookie') ?? null, email),
  )
  const paced = await attempts.take(counted, now)
  if (!paced.ok) return refuse(c, paced.refusal)

  const before = await parts.identify(c.req.raw.headers)
  const answer = await inTurn(() => askLibrary(parts, c, '/sign-in/email', { ...body.value, email }))
  if (answer === undefined) {
    // Nothing was tried.
    await attempts.takeBack(counted, now)
    return refuse(c, { code: 'unavailable', retryAfter: BUSY_SECONDS })
  }
  if (!answer.ok) return answer
  await attempts.takeBack(counted, now)
  const user = await userByEmail(database.db, email)
  await database.transaction(async (tx) => {
    if (user) await noteLogin(tx, user.id, now)
    // The previous user has signed out.
    if (before.kind === 'person') await endOneSession(tx, before.userId, before.sessionId)
  })
  answer.headers.append('set-cookie', device.line(email))
  return answer
}

async function signUp(parts: AuthRouteParts, c: Context): Promise<Response> {
  const { attempts, device, database, addressOf, refuse, publicUrl } = parts
  const body = await bodyOf(SignUpBody, c)
  if (!body.ok) return refuse(c, body.refusal)
  const email = normalizeEmail(body.value.email)
  const now = parts.clock()
  const paced = await attempts.take(signUpAttempt(addressOf(c)), now)
  if (!paced.ok) return refuse(c, paced.refusal)

  const { name, password, marketing = false } = body.value
  const answer = await inTurn(() => askLibrary(parts, c, '/sign-up/email', { name: name.trim(), email, password }))
  if (answer === undefined) return refuse(c, { code: 'unavailable', retryAfter: BUSY_SECONDS })
  if (!answer.ok) return answer
  const created = await userByEmail(database.db, email)
  await database.transaction(async (tx) => {
    const user = created && (await lockUser(tx, created.id))
    if (!user) return
    await noteLogin(tx, user.id, now)
    await mailVerification(tx, publicUrl, user, now)
    // No welcome yet: it follows when the address is confirmed (promotions 4).
    if (marketing)
      await addConsent(tx, {
        userId: user.id,
        email,
        given: true,
        wording: MARKETING_CONSENT_TEXT,
        source: 'sign-up',
        address: addressOf(c),
        now,
      })
    await announce(tx, 'user.changed', { id: user.id })
  })
  answer.headers.append('set-cookie', device.line(email))
  return answer
}

/** Undefined: too many wait. */
async function inTurn(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await comingIn(ask)
  } catch (error) {
    if (error instanceof TooBusy) return undefined
    throw error
  }
}

async function signOut(parts: AuthRouteParts, c: Context): Promise<Response> {
  const { database, identify } = parts
  const person = await identify(c.req.raw.headers)
  const answer = await askLibrary(parts, c, '/sign-out', {})
  if (person.kind === 'person') await database.transaction((tx) => endOneSession(tx, person.userId, person.sessionId))
  return answer
}

/** The library's own words for what went wrong, in ours. Unknown email and wrong password are one answer (people 6). */
const CODES: Record<string, RefusalCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_EMAIL: 'invalid-email',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  // Two sign-ups of one address at once: the second one meets the unique index.
  FAILED_TO_CREATE_USER: 'email-already-in-use',
  PASSWORD_TOO_SHORT: 'weak-password',
  ACCOUNT_DEACTIVATED: 'account_deactivated',
}

type LibraryBody = { readonly email?: string; readonly [field: string]: unknown }

/** Hands over what we checked, and nothing else that came: no header that it could believe, no field that it could store. */
async function askLibrary(parts: AuthRouteParts, c: Context, path: string, body: LibraryBody): Promise<Response> {
  const { auth, database, origins, publicUrl, addressOf, refuse } = parts
  const headers = new Headers({
    'content-type': 'application/json',
    origin: origins[0] ?? '',
    'x-client-ip': addressOf(c),
  })
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const request = new Request(`${publicUrl}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await auth.handler(request)
  if (answer.ok) return withHeaders(answer)
  const said = recordOf(await answer.json().catch(() => ({}))).code
  const code = typeof said === 'string' ? said : undefined
  // The library says no more, whether the unique index or the database itself was in the way.
  if (code === 'FAILED_TO_CREATE_USER' && !(await userByEmail(database.db, body.email ?? '')))
    return refuse(c, { code: 'unavailable', retryAfter: 2 })
  return refuse(c, { code: codeFor(answer.status, code) })
}

/** The session's token belongs into the cookie only, where no script can read it. */
async function withHeaders(answer: Response): Promise<Response> {
  const { token: _, ...body } = recordOf(await answer.json().catch(() => ({})))
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  return Response.json({ ...body, success: true }, { status: answer.status, headers })
}

function codeFor(status: number, code: string | undefined): RefusalCode {
  const known = code === undefined ? undefined : CODES[code]
  if (known) return known
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'permission-denied'
  return status < 500 ? 'invalid_input' : 'internal'
}

async function bodyOf<T extends z.ZodType>(shape: T, c: Context) {
  const raw = await jsonBodyOf(c.req.raw)
  if (!raw.ok) return raw
  const parsed = shape.safeParse(raw.value.input)
  if (!parsed.success) return refuseFields(parsed.error.issues, raw.value.input)
  return { ok: true as const, value: parsed.data }
}
