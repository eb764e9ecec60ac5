import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AnyRoute, methodOf, pathOf } from '@sizzle/contract/route.ts'
import type { WireAnswer } from '../answer.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { readTogether } from '../read-together.ts'
import type { Limit, Quota } from './limits.ts'
import { type Form, formOf, isUnchanged, type Packed, packed } from './packed.ts'

/** Of what an answer shows, before it was read: the same words, the same answer. */
export type Version = string
/** Taken of this request before the operation runs, when it was not answered from what is kept. */
export type Looked = { readonly quota: Quota; readonly version: Version | undefined }

type Kept = { readonly packed: Packed; readonly version: Version; readonly minute: number; readonly at: number }
type Parts = {
  readonly routes: readonly AnyRoute[]
  /** What the public reads of a location show now, or of all of them. */
  readonly versionOf: (locationId: string | undefined) => Promise<Version>
  readonly limiter: Limit
  readonly limit: number
  readonly addressOf: (request: IncomingMessage) => string
  readonly headers: Readonly<Record<string, string>>
  readonly metrics: Pick<Metrics, 'answered'>
  readonly log: Log
  readonly now: () => Date
}
export type KeptAnswers = ReturnType<typeof openKeptAnswers>

const MINUTE_MS = 60_000
const MOST_BYTES = 16 * 1024 * 1024
/** A search of somebody's own would push out what everybody asks for. */
const LONGEST_QUESTION = 120
const LOCATION = /[?&](?:locationId|id)=([a-z0-9-]{2,50})(?:&|$)/

/**
 * Answers that are the same for all, kept as bytes by their question. Each is given again only after the database has said that
 * nothing of it was changed by then, so nobody is given less than what was saved before they asked, whichever process saved it.
 * Who asks at once shares that look. Whether a kitchen is open turns on whole minutes, so nothing is kept beyond its own.
 */
export function openKeptAnswers(parts: Parts) {
  const paths = new Map(
    parts.routes
      .filter((route) => route.sameForAll && methodOf(route) === 'GET')
      .map((route) => [`/api${pathOf(route)}`, pathOf(route)]),
  )
  const kept = openStore(parts.now)
  const looked = new WeakMap<IncomingMessage, Looked>()
  const together = readTogether<Version>()

  async function look(request: IncomingMessage, url: string, quota: Quota): Promise<Packed | undefined> {
    if (!quota.allowed) {
      looked.set(request, { quota, version: undefined })
      return undefined
    }
    const locationId = LOCATION.exec(url)?.[1]
    const version = await together(locationId ?? '', () => parts.versionOf(locationId)).catch(() => undefined)
    looked.set(request, { quota, version })
    return version === undefined ? undefined : kept.current(url, version)
  }

  return {
    /** Answers it, or passes it on to `next` with what was found out about it. False: not for here. */
    answer(request: IncomingMessage, response: ServerResponse, next: () => void): boolean {
      const url = request.url ?? ''
      const path = request.method === 'GET' ? paths.get(url.split('?', 1)[0] ?? '') : undefined
      if (path === undefined || url.length > LONGEST_QUESTION) return false
      const started = performance.now()
      const quota = parts.limiter.take(parts.addressOf(request), Date.now())
      const settle = async () => {
        const found = await look(request, url, quota)
        if (found === undefined) next()
        else await give(parts, { request, response, path, quota, started }, found)
      }
      settle().catch((error: unknown) => {
        parts.log.error({ err: error }, 'a kept answer could not be given')
        response.destroy()
      })
      return true
    },

    lookedAt: (request: IncomingMessage): Looked | undefined => looked.get(request),

    /** What the operation has just answered; it was read after the version that this request was given. */
    keep(request: IncomingMessage, answer: WireAnswer, startedAt: Date): void {
      const version = looked.get(request)?.version
      if (version !== undefined) kept.put(request.url ?? '', packed(answer), version, startedAt)
    },
  }
}

/** By question, the oldest first. */
function openStore(now: () => Date) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(url: string) {
    bytes -= kept.get(url)?.packed.identity.bytes.length ?? 0
    kept.delete(url)
  }
  return {
    current(url: string, version: Version): Packed | undefined {
      const found = kept.get(url)
      if (!found) return undefined
      const isOver = minuteOf(now()) !== found.minute || performance.now() - found.at > MINUTE_MS
      if (!isOver && found.version === version) return found.packed
      forget(url)
      return undefined
    },
    put(url: string, answer: Packed, version: Version, startedAt: Date) {
      forget(url)
      kept.set(url, { packed: answer, version, minute: minuteOf(startedAt), at: performance.now() })
      bytes += answer.identity.bytes.length
      for (const [oldest] of kept) {
        if (bytes <= MOST_BYTES) return
        forget(oldest)
      }
    },
  }
}

type Asked = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly quota: Quota
  readonly started: number
}

async function give(parts: Parts, { request, response, path, quota, started }: Asked, found: Packed): Promise<void> {
  const requestId = randomUUID()
  await send(request, response, found, {
    ...parts.headers,
    'x-request-id': requestId,
    'x-ratelimit-limit': String(parts.limit),
    'x-ratelimit-remaining': String(quota.remaining),
  })
  const ms = performance.now() - started
  parts.metrics.answered(path, response.statusCode, ms)
  parts.log.info({ requestId, route: path, status: response.statusCode, ms: Math.round(ms) }, 'answered')
}

function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / MINUTE_MS)
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Packed,
  headers: Record<string, string>,
): Promise<void> {
  const { rawHeaders } = request
  if (isUnchanged(headerOf(rawHeaders, 'if-none-match'), answer.etag)) {
    response.writeHead(304, { ...headers, ...describe(answer) })
    return void response.end()
  }
  const found = formOf(answer, headerOf(rawHeaders, 'accept-encoding'))
  const form = found instanceof Promise ? await found : found
  response.writeHead(200, { ...headers, ...describe(answer, form) })
  response.end(form.bytes)
}

/** The headers that go with a packed answer; without a form it has no body. */
export function describe({ etag }: Packed, form?: Form): Record<string, string> {
  return {
    // Kept by the browser, but asked for again each time: the tag makes that one short round trip.
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
    ...(form && { 'content-type': 'application/json', 'content-length': String(form.bytes.byteLength) }),
    ...(form && form.encoding !== 'identity' && { 'content-encoding': form.encoding }),
  }
}

/** Node builds `request.headers` when it is first touched. */
export function headerOf(rawHeaders: readonly string[], name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index]
    if (given?.length === name.length && given.toLowerCase() === name) return rawHeaders[index + 1]
  }
  return undefined
}
