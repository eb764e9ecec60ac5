import type { KIT_DETAILS } from './kit-details.ts'
import { NO_ANSWER, NOT_NOW, sentenceForStatus } from './refusals/by-status.ts'
import type { KitRefusal } from './refusals/table.ts'
import type { WireDetailsOf, WireInputOf, WireOutputOf, WireRefusalOf } from './route.ts'
import type { Routes } from './routes.ts'

// The typed client. Types come from the routes, nothing of zod does: the menu page stays small.
type KitDetails = typeof KIT_DETAILS
type ByGet = {
  [N in keyof Routes as Routes[N] extends { readonly get: infer P extends string } ? P : never]: Routes[N]
}
type ByPost = {
  [N in keyof Routes as Routes[N] extends { readonly post: infer P extends string } ? P : never]: Routes[N]
}
/** What the client posts and what comes back, by path. */
export type PostPath = keyof ByPost
export type PostInput<P extends PostPath> = WireInputOf<ByPost[P]>
export type PostAnswer<P extends PostPath> = WireOutputOf<ByPost[P]>
/**
 * Reads that travel by POST, because their question is too long for an address: these, and every preview. Asked twice, they
 * change nothing.
 */
const POSTED_QUESTIONS = ['/validatePricing', '/getOrderBySessionId', '/askOrderWish'] as const satisfies PostPath[]
type Preview = Exclude<Extract<PostPath, `/preview${string}`>, '/previewEmail'>
type ByAsk = ByGet & Pick<ByPost, (typeof POSTED_QUESTIONS)[number] | Preview>
/** What the client asks and what comes back, by path, whichever way it travels. */
export type AskPath = keyof ByAsk
export type AskInput<P extends AskPath> = WireInputOf<ByAsk[P]>
export type AskAnswer<P extends AskPath> = WireOutputOf<ByAsk[P]>
/** The calls open to a visitor without a session. */
export type PublicAskPath = { [P in AskPath]: ByAsk[P] extends { may: 'public' } ? P : never }[AskPath]

/** What a call can be refused with, told apart by `code`, each with its details. */
export type Refusal<P extends CallPath> = Omit<CallFailure, 'code'> & (WireRefusalOf<ByPath[P]> | CommonRefusal)
type CommonRefusal = {
  [C in KitRefusal]: { readonly code: C } & WireDetailsOf<C extends keyof KitDetails ? KitDetails[C] : unknown>
}[KitRefusal]
type ByPath = ByGet & ByPost
export type CallPath = keyof ByPath
type ByUpload = { [P in keyof ByPost as ByPost[P] extends { upload: object } ? P : never]: ByPost[P] }

export type CallFailure = {
  success: false
  error: string
  code: string
  userMessage: string
  requestId: string
  timestamp: string
  /** Seconds, where another try is worth it after them. */
  retryAfter?: number
  /** Which fields it is about, as `fieldProblemsIn` reads them. */
  fields?: unknown
}

/** Thrown for every answer that is not a success; `body` is the server's error in its contract shape. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly body: CallFailure
  /** Which call it was; empty for an address that is no route. */
  readonly path: string
  constructor(status: number, body: CallFailure, path = '') {
    super(body.userMessage)
    this.status = status
    this.body = body
    this.path = path
  }
}

/** The refusal of one of these calls, typed with its details; undefined for everything else that may have been thrown. */
export function refusalOf<P extends CallPath>(error: unknown, ...paths: readonly P[]): Refusal<P> | undefined {
  const isTheirs = error instanceof CallError && paths.some((path) => path === error.path)
  // The server encodes the details through the schemas that type them here.
  return isTheirs ? (error.body as Refusal<P>) : undefined
}

/** What carries the calls: `fetch`, or what repeats it. */
export type SendCall = (url: string, init?: RequestInit) => Promise<Response>

export type ClientOptions = {
  base?: string
  fetch?: SendCall
  /** Sent as x-api-key when there is one. */
  apiKey?: () => string | undefined | Promise<string | undefined>
  /** Asked when the server knows nobody behind a call (401); true sends the same call, with the same key, once more. */
  signInAgain?: () => Promise<boolean>
  timeoutMs?: number
}

export function createClient(options: ClientOptions = {}) {
  const send = sender(options)

  function get(path: string, input: unknown): Promise<unknown> {
    return send(withQuery(path, input), { method: 'GET', headers: {} })
  }

  function post(path: string, body: string | Blob, type: string, key: string): Promise<unknown> {
    return send(path, { method: 'POST', headers: { 'content-type': type, 'idempotency-key': key }, body })
  }

  function postJson(path: string, input: unknown, key: string): Promise<unknown> {
    return post(path, JSON.stringify(input), 'application/json', key)
  }

  return {
    get<P extends keyof ByGet>(path: P, input: WireInputOf<ByGet[P]>): Promise<WireOutputOf<ByGet[P]>> {
      // The route types the answer; the server encodes it through that very schema.
      return get(path, input) as Promise<WireOutputOf<ByGet[P]>>
    },
    /** A read by GET or by POST; `key` is made for this one call. */
    ask<P extends AskPath>(path: P, input: AskInput<P>, key: string): Promise<AskAnswer<P>> {
      const isPosted = path.startsWith('/preview') || POSTED_QUESTIONS.some((question) => question === path)
      return (isPosted ? postJson(path, input, key) : get(path, input)) as Promise<AskAnswer<P>>
    },
    /** `key` is the user's action: made at the click, repeated on every retry (ordering 16). */
    post<P extends keyof ByPost>(
      path: P,
      input: WireInputOf<ByPost[P]>,
      key: string,
    ): Promise<WireOutputOf<ByPost[P]>> {
      return postJson(path, input, key) as Promise<WireOutputOf<ByPost[P]>>
    },
    /** The file itself is the body; its details travel in the query. */
    upload<P extends keyof ByUpload>(
      path: P,
      input: WireInputOf<ByUpload[P]>,
      file: Blob,
      key: string,
    ): Promise<WireOutputOf<ByUpload[P]>> {
      return post(withQuery(path, input), file, file.type, key) as Promise<WireOutputOf<ByUpload[P]>>
    },
  }
}

function sender(options: ClientOptions) {
  const { base = '/api', timeoutMs = 30_000 } = options

  async function send(path: string, init: CallInit): Promise<unknown> {
    try {
      return await sendOnce(path, init)
    } catch (error) {
      const isNobody = error instanceof CallError && error.status === 401
      if (isNobody && (await options.signInAgain?.())) return sendOnce(path, init)
      throw error
    }
  }

  async function sendOnce(path: string, init: CallInit): Promise<unknown> {
    const key = await options.apiKey?.()
    if (key) init.headers['x-api-key'] = key
    const [route] = path.split('?')
    let response: Response
    try {
      response = await (options.fetch ?? fetch)(base + path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      throw new CallError(0, failure('network-error', NO_ANSWER, String(cause)), route)
    }
    return answerIn(response, route)
  }
  return send
}

async function answerIn(response: Response, route: string | undefined): Promise<unknown> {
  const body = (await response.json().catch(() => undefined)) as CallFailure | { success: true } | undefined
  if (response.ok && body?.success) return body
  // An answer that broke off says nothing of what became of the call.
  const status = response.ok ? 0 : response.status
  throw new CallError(
    status,
    body?.success === false ? body : failure('internal', sentenceForStatus(status || 500, NOT_NOW), ''),
    route,
  )
}

type CallInit = RequestInit & { headers: Record<string, string> }

function withQuery(path: string, input: unknown): string {
  const query = new URLSearchParams(
    Object.entries(input as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return query ? `${path}?${query}` : path
}

function failure(code: string, userMessage: string, error: string): CallFailure {
  return { success: false, error, code, userMessage, requestId: '', timestamp: new Date().toISOString() }
}
