import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type AnyRoute, methodOf, pathOf } from '@sizzle/contract/route.ts'
import { ActionKey } from '@sizzle/contract/wire.ts'
import { ok } from '@sizzle/domain/result.ts'
import { type Context, Hono } from 'hono'
import { jsonOf, ownRefusalAnswer, refusalAnswer, type WireAnswer } from '../answer.ts'
import type { Guest, OutsideContext, Person, PrepareContext } from '../context.ts'
import { isDatabaseBusy, isDatabaseDown } from '../db/database-down.ts'
import { momentOf } from '../db/moment.sql.ts'
import type { Database } from '../db/open.ts'
import { keptReads } from '../kept-reads.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { AnyAnswer, AnyOperation, RefusalValue } from '../operation.ts'
import { readTogether } from '../read-together.ts'
import { runOperation } from '../run-operation.ts'
import { CallerGone } from './body.ts'
import { guard, type Keys } from './guard.ts'
import { describe, type KeptAnswers } from './kept-answers.ts'
import { bucketPer, type Limit } from './limits.ts'
import { formOf, isUnchanged, packed } from './packed.ts'
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
  /** How often one address may call; asked here unless that was done before. */
  readonly limiter: Limit
  readonly kept: Pick<KeptAnswers, 'lookedAt' | 'keep'>
  readonly incomingOf: (c: Context) => IncomingMessage
  readonly metrics: Pick<Metrics, 'answered'>
  readonly now: () => Date
}

/** Calls a minute from one address, and at once. */
export const CALLS = { perMinute: 1200, burst: 400 }

export const API_HEADERS = {
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
  const { now, kept, limiter } = parts
  const together = readTogether<WireAnswer>()
  const office = keptReads<WireAnswer>(
    () => momentOf(parts.database.db),
    ({ status }) => status === 200,
  )

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
      const incoming = parts.incomingOf(c)
      const quota = kept.lookedAt(incoming)?.quota ?? limiter.take(address, Date.now())
      const asked = now()
      const answer = quota.allowed
        ? await answerOf(parts, operation, c.req.raw, {
            requestId,
            log,
            address,
            userAgent: c.req.header('user-agent'),
            now: asked,
            clock: now,
            setCookie,
            allowSlowBody,
            ownLimit,
            together: route.sameForEqualRights ? (question, read) => office(question, asked, read) : together,
          })
        : refusalAnswer({ code: 'too-many-requests', retryAfter: quota.retryAfterSeconds }, requestId, asked)
      const ms = performance.now() - started
      parts.metrics.answered(pathOf(route), answer.status, ms)
      log.info({ status: answer.status, code: answer.body.code, ms: Math.round(ms) }, 'answered')
      c.header('x-ratelimit-limit', String(CALLS.burst * parts.limitsFactor))
      c.header('x-ratelimit-remaining', String(quota.remaining))
      if (!route.sameForAll || answer.status !== 200) return send(c, answer, requestId)
      kept.keep(incoming, answer, asked)
      return sendPacked(c, answer, requestId)
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

export function widened({ perMinute, burst }: { perMinute: number; burst: number }, factor: number) {
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
    const question = sharedQuestion(operation.route, request.url, who)
    if (question === undefined) return await run()
    const shared = await caught.together(question, run)
    // A refusal carries the number of its own request.
    return shared.status === 200 ? shared : await run()
  } catch (error) {
    return refused(refusalOf(error, caught.log, 'operation failed'))
  }
}

/** Who asks the same is answered from the same reading; `undefined`: nobody else is answered like this one. */
function sharedQuestion({ sameForAll, sameForEqualRights }: AnyRoute, url: string, who: Guest | Person) {
  if (sameForAll) return url
  if (!sameForEqualRights || who.kind !== 'person') return undefined
  const { role, locationIds, byPin = false } = who
  return [url, role, byPin, ...locationIds].join(' ')
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
  const forAll = packed(answer)
  if (isUnchanged(c.req.header('if-none-match'), forAll.etag)) {
    for (const [name, value] of Object.entries(describe(forAll))) c.header(name, value)
    return c.body(null, 304)
  }
  const form = await formOf(forAll, c.req.header('accept-encoding'))
  for (const [name, value] of Object.entries(describe(forAll, form))) c.header(name, value)
  return c.body(form.bytes)
}

function send(c: Context, answer: WireAnswer, requestId: string): Response {
  for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value)
  c.header('x-request-id', requestId)
  if (answer.status === 429 || answer.status === 503) {
    const { retryAfter } = answer.body
    c.header('retry-after', typeof retryAfter === 'number' ? String(retryAfter) : '2')
  }
  c.header('content-type', 'application/json')
  // The status comes from the table of sentences; Hono's type only lists them as literals.
  return c.body(jsonOf(answer), answer.status as 200)
}
