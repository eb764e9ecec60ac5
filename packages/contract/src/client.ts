import type { AnyRoute, WireInputOf, WireOutputOf } from './route.ts'
import type { Routes } from './routes.ts'

// The typed client. Types come from the routes, nothing of zod does: the menu page stays small.
type Table = Routes[keyof Routes]
type ByGet = { [R in Table as R extends { get: infer P extends string } ? P : never]: R }
type ByPost = { [R in Table as R extends { post: infer P extends string } ? P : never]: R }

export type CallFailure = {
  success: false
  error: string
  code: string
  userMessage: string
  requestId: string
  timestamp: string
  [detail: string]: unknown
}

/** Thrown for every answer that is not a success; `body` is the server's error in its contract shape. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly body: CallFailure
  constructor(status: number, body: CallFailure) {
    super(body.userMessage)
    this.status = status
    this.body = body
  }
}

export type ClientOptions = {
  base?: string
  fetch?: typeof fetch
  /** Sent as x-api-key when there is one. */
  apiKey?: () => string | undefined | Promise<string | undefined>
  timeoutMs?: number
}

const NETWORK_SENTENCE = 'Network error - please check your connection'

export function createClient(options: ClientOptions = {}) {
  const { base = '/api', timeoutMs = 30_000 } = options

  async function send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<unknown> {
    const key = await options.apiKey?.()
    if (key) init.headers['x-api-key'] = key
    let response: Response
    try {
      response = await (options.fetch ?? fetch)(base + path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      throw new CallError(0, failure('network-error', NETWORK_SENTENCE, String(cause)))
    }
    const body = (await response.json().catch(() => undefined)) as CallFailure | { success: true } | undefined
    if (response.ok && body?.success) return body
    throw new CallError(
      response.status,
      body && !body.success
        ? body
        : failure('internal', 'Service temporarily unavailable. Please try again later.', ''),
    )
  }

  return {
    get<P extends keyof ByGet>(path: P, input: WireInput<ByGet[P]>): Promise<WireOutput<ByGet[P]>> {
      const query = new URLSearchParams(
        Object.entries(input as Record<string, unknown>)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, String(value)]),
      ).toString()
      // The route types the answer; the server encodes it through that very schema.
      return send(query ? `${path}?${query}` : path, { method: 'GET', headers: {} }) as Promise<WireOutput<ByGet[P]>>
    },
    /** `key` is the user's action: made at the click, repeated on every retry (decisions.md 16). */
    post<P extends keyof ByPost>(path: P, input: WireInput<ByPost[P]>, key: string): Promise<WireOutput<ByPost[P]>> {
      return send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(input),
      }) as Promise<WireOutput<ByPost[P]>>
    },
  }
}

type WireInput<R> = R extends AnyRoute ? WireInputOf<R> : never
type WireOutput<R> = R extends AnyRoute ? WireOutputOf<R> : never

function failure(code: string, userMessage: string, error: string): CallFailure {
  return { success: false, error, code, userMessage, requestId: '', timestamp: new Date().toISOString() }
}
