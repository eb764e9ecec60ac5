import { randomUUID } from 'node:crypto'
import { methodOf, pathOf } from '@sizzle/contract/route.ts'
import { ActionKey } from '@sizzle/contract/wire.ts'
import { ok } from '@sizzle/domain/result.ts'
import { type Context, Hono } from 'hono'
import { ownRefusalAnswer, refusalAnswer, type WireAnswer } from '../answer.ts'
import type { Guest, OutsideContext, Person, PrepareContext } from '../context.ts'
import { isDatabaseBusy, isDatabaseDown } from '../db/database-down.ts'
import type { Database } from '../db/open.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { AnyAnswer, AnyOperation, RefusalValue } from '../operation.ts'
import { readTogether } from '../read-together.ts'
import { runOperation } from '../run-operation.ts'
import { CallerGone } from './body.ts'
import { guard, type Keys } from './guard.ts'
import { bucketPer, bucketPerAddress, type Limit } from './limits.ts'
import { packed } from './packed.ts'
import { receive } from './receive.ts'

export type ApiParts = {
  readonly operations: readonly AnyOperation[]
  readonly database: Database
  readonly log: Log
  readonly keys: Keys
  readonly origins: readonly string[]
  readonly identify: (headers: Headers) => Promise<Guest | Person>
  readonly addressOf: (c: Context) => string
  /** Gives this request's body the time of a slow phone; asked only once the caller is known to be allowed. */
  readonly allowSlowBody: (c: Context) => void
  readonly limitsFactor: number
  readonly metrics: Pick<Metrics, 'answered'>
  readonly now: () => Date
}

const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Every route of the contract behind one pipeline: limit, origin, key, person, right, input, operation, answer. */
export function createApi(parts: ApiParts, mountFirst: (api: Hono) => void = () => undefined): Hono {
  const api = new Hono()
  mountFirst(api)
  const limiter = bucketPerAddress(widened({ perMinute: 1200, burst: 400 }, parts.limitsFactor))
  const { now } = parts
  const together = readTogether<WireAnswer>()

  for (const operation of parts.operations) {
    const { route } = operation
    const ownLimit = route.perPerson && bucketPer(widened(route.perPerson, parts.limitsFactor))
    const handle = async (c: Context) => {
      const requestId = randomUUID()
      const log = parts.log.child({ requestId, route: pathOf(route) })
      const started = performance.now()
      const address = parts.addressOf(c)
      const setCookie = (line: string) => c.header('set-cookie', line, { append: true })
      const allowSlowBody = () => parts.allowSlowBody(c)
      const quota = limiter.take(address, Date.now())
      const answer = quota.allowed
        ? await answerOf(parts, operation, c.req.raw, {
            requestId,
            log,
            address,
            userAgent: c.req.header('user-agent'),
            now: now(),
            clock: now,
            setCookie,
            allowSlowBody,
            ownLimit,
            together,
          })
        : refusalAnswer({ code: 'too-many-requests', retryAfter: quota.retryAfterSeconds }, requestId, now())
      const ms = performance.now() - started
      parts.metrics.answered(pathOf(route), answer.status, ms)
      log.info({ status: answer.status, code: answer.body.code, ms: Math.round(ms) }, 'answered')
      c.header('x-ratelimit-limit', String(400 * parts.limitsFactor))
      c.header('x-ratelimit-remaining', String(quota.remaining))
      return route.sameForAll && answer.status === 200 ? sendPacked(c, answer, requestId) : send(c, answer, requestId)
    }
    api.on(methodOf(route), `/api${pathOf(route)}`, handle)
    api.all(`/api${pathOf(route)}`, (c) => refuseRequest(c, { code: 'method_not_allowed' }))
  }
  api.all('/api/*', (c) => refuseRequest(c, { code: 'not-found' }))
  api.onError((error, c) => {
    const requestId = randomUUID()
    const refusal = refusalOf(error, parts.log.child({ requestId }), 'request failed outside an operation')
    return send(c, refusalAnswer(refusal, requestId, now()), requestId)
  })
  return api
}

type Caught = Omit<OutsideContext, 'who' | 'database'> & {
  readonly allowSlowBody: () => void
  readonly ownLimit: Limit | undefined
  readonly together: (question: string, read: () => Promise<WireAnswer>) => Promise<WireAnswer>
}

function widened({ perMinute, burst }: { perMinute: number; burst: number }, factor: number) {
  return { perMinute: perMinute * factor, burst: burst * factor }
}

async function answerOf(
  parts: ApiParts,
  operation: AnyOperation,
  request: Request,
  caught: Caught,
): Promise<WireAnswer> {
  const refused = (refusal: RefusalValue) => refusalAnswer(refusal, caught.requestId, caught.now)
  try {
    const who = await identify(parts, operation, request)
    const verdict = guard(operation.route, request.headers, who, parts.keys, parts.origins)
    if (!verdict.ok) return refused(verdict.refusal)
    const own = who.kind === 'person' ? caught.ownLimit?.take(who.userId, performance.now()) : undefined
    if (own?.allowed === false) return refused({ code: 'too-many-requests', retryAfter: own.retryAfterSeconds })
    const key = request.headers.get('idempotency-key')
    if (key !== null && !ActionKey.safeParse(key).success) return refused({ code: 'idempotency_key_invalid' })
    if (operation.route.upload) caught.allowSlowBody()
    const received = await receive(operation.route, request)
    if (!received.ok) return refused(received.refusal)
    const { input, body, file } = received.value
    const prepared = await prepare(operation, input, { ...caught, who, db: parts.database.db, file })
    if (!prepared.ok) return ownRefusalAnswer(operation.route, prepared.refusal, caught.requestId, caught.now)
    const action = key === null || operation.route.keepsNoAnswer ? undefined : { key, body }
    const run = () => runOperation(operation, input, { ...caught, who, file }, parts.database, action, prepared.value)
    if (!operation.route.sameForAll) return await run()
    const shared = await caught.together(request.url, run)
    // A refusal carries the number of its own request.
    return shared.status === 200 ? shared : await run()
  } catch (error) {
    return refused(refusalOf(error, caught.log, 'operation failed'))
  }
}

/** What a failure is to the caller: worth another try in a moment, or not. */
export function refusalOf(error: unknown, log: Log, what: string): RefusalValue {
  if (error instanceof CallerGone) return { code: 'malformed_request' }
  if (isDatabaseDown(error) || isDatabaseBusy(error)) {
    log.error({ err: error }, 'the database does not answer in time')
    return { code: 'unavailable', retryAfter: 2 }
  }
  log.error({ err: error }, what)
  return { code: 'internal' }
}

async function prepare(operation: AnyOperation, input: unknown, context: PrepareContext): Promise<AnyAnswer> {
  if (operation.kind !== 'write' || !operation.prepare) return ok(undefined)
  return operation.prepare(input, context)
}

/** A public read answers strangers too, so it does not fall with the database that knows the sessions. */
async function identify(parts: ApiParts, { route }: AnyOperation, request: Request): Promise<Guest | Person> {
  try {
    return await parts.identify(request.headers)
  } catch (error) {
    if (route.may === 'public' && methodOf(route) === 'GET') return { kind: 'guest' }
    throw error
  }
}

export type Refuse = (c: Context, refusal: RefusalValue) => Response

/** For the few addresses that are no operation (sign-in, webhooks): the same error shape. */
export const refuseRequest: Refuse = (c, refusal) => {
  const requestId = randomUUID()
  return send(c, refusalAnswer(refusal, requestId, new Date()), requestId)
}

async function sendPacked(c: Context, answer: WireAnswer, requestId: string): Promise<Response> {
  for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value)
  c.header('x-request-id', requestId)
  c.header('content-type', 'application/json')
  c.header('vary', 'accept-encoding')
  const { bytes, encoding } = await packed(answer, c.req.header('accept-encoding'))
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-length', String(bytes.byteLength))
  return c.body(bytes)
}

function send(c: Context, answer: WireAnswer, requestId: string): Response {
  for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value)
  c.header('x-request-id', requestId)
  if (answer.status === 429 || answer.status === 503) {
    const { retryAfter } = answer.body
    c.header('retry-after', typeof retryAfter === 'number' ? String(retryAfter) : '2')
  }
  // The status comes from the table of sentences; Hono's type only lists them as literals.
  return c.json(answer.body, answer.status as 200)
}
