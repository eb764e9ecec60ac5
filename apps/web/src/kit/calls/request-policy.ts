import type { SendCall } from '@sizzle/contract/client.ts'
import { GATE_OPEN_TEXT, HALF_OPEN_AFTER_MS, isOutage, OPEN_AFTER_FAILURES } from '@sizzle/domain/calls/failure-gate.ts'
import {
  CALL_TIMEOUT_MS,
  isWorthWaiting,
  LOW_QUOTA_PERCENT,
  MAX_RETRIES,
  mayRetry,
  retryDelayMs,
  SLOW_ANSWER_MS,
} from '@sizzle/domain/calls/retry.ts'
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  type FailureReason,
  handleAll,
  handleWhenResult,
  retry,
} from 'cockatiel'

export type PolicyParts = {
  readonly fetch: SendCall
  readonly random: () => number
  /** Told of slow answers and of a quota that runs low, in words for who looks into the console. */
  readonly warn: (text: string) => void
  /** Calls its listener whenever something else has found out that the server is there. */
  readonly onServerBack?: (listener: () => void) => void
  /** Where it is known whether anybody can be reached. */
  readonly line?: {
    readonly isDead: () => boolean
    /** Ends with the line, and every call with it. */
    readonly life: () => AbortSignal
    readonly heard: () => void
    /** The browser answered itself, with what may be old. */
    readonly kept: () => void
    /** A call has met silence. */
    readonly doubt: () => void
  }
}

const LONG_SILENCE_MS = 4_000
/** For a try on a dead line, which the first answer brings back. */
const DEAD_TIMEOUT_MS = 4_000

/**
 * How this browser calls the server (offline 1): 30 s for each try, three retries where repeating does no harm,
 * and a gate for each address that stops calling what is down. A `fetch` for the typed client.
 */
export function createPolicyFetch(parts: PolicyParts): SendCall {
  const gates = new Map<string, CircuitBreakerPolicy>()
  parts.onServerBack?.(() => gates.clear())

  function gateOf(address: string): CircuitBreakerPolicy {
    const gate = gates.get(address) ?? newGate()
    gates.set(address, gate)
    return gate
  }

  return async (url, init = {}) => {
    const call = { method: init.method ?? 'GET', hasKey: new Headers(init.headers).has('idempotency-key') }
    const address = `${call.method} ${url.split('?')[0]}`
    const gate = gateOf(address)
    try {
      return await retryPolicy(call, parts).execute(() => gate.execute(() => attempt(parts, address, url, init)))
    } catch (error) {
      if (error instanceof BrokenCircuitError) return gateAnswer()
      throw error
    }
  }
}

/** No answer and 5xx open it; a refusal says that the server is well. Half-open, one call at a time finds out. */
function newGate(): CircuitBreakerPolicy {
  return circuitBreaker(handleAll.orWhenResult(isOutageAnswer), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(OPEN_AFTER_FAILURES),
  })
}

function retryPolicy(call: { method: string; hasKey: boolean }, { random, line }: PolicyParts) {
  const isRepeated = (status: number) => !line?.isDead() && mayRetry({ ...call, status, retries: 0 })
  const policy = handleWhenResult(
    (answer) => answer instanceof Response && isRepeated(answer.status) && isWorthWaiting(retryAfterIn(answer)),
  ).orWhen((error) => !(error instanceof BrokenCircuitError) && isRepeated(0))
  return retry(policy, {
    maxAttempts: MAX_RETRIES,
    backoff: new DelegateBackoff(({ attempt, result }: { attempt: number; result: FailureReason<unknown> }) =>
      retryDelayMs(attempt - 1, random(), retryAfterOf(result)),
    ),
  })
}

async function attempt(parts: PolicyParts, address: string, url: string, init: RequestInit) {
  const { warn } = parts
  const started = performance.now()
  const answer = await listenedTo(parts, url, init)
  const took = performance.now() - started
  if (took > SLOW_ANSWER_MS) warn(`${address} answered slowly: ${(took / 1000).toFixed(1)} s`)
  const [limit, left] = ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) => Number(answer.headers.get(name)))
  if (limit && left !== undefined && (left / limit) * 100 < LOW_QUOTA_PERCENT) {
    warn(`${address}: ${left} of ${limit} requests left for now`)
  }
  return answer
}

/** Silence raises the question whether anybody can be reached, and any answer settles it. */
async function listenedTo({ fetch, line }: PolicyParts, url: string, init: RequestInit) {
  const doubt = line && setTimeout(line.doubt, LONG_SILENCE_MS)
  try {
    const answer = await fetch(url, { ...init, signal: signalFor(line) })
    // What the worker has kept is no answer of the server's.
    if (answer.headers.has('x-kept')) line?.kept()
    else line?.heard()
    return answer
  } catch (error) {
    line?.doubt()
    throw error
  } finally {
    clearTimeout(doubt)
  }
}

function signalFor(line: PolicyParts['line']): AbortSignal {
  if (!line) return AbortSignal.timeout(CALL_TIMEOUT_MS)
  if (line.isDead()) return AbortSignal.timeout(DEAD_TIMEOUT_MS)
  return AbortSignal.any([line.life(), AbortSignal.timeout(CALL_TIMEOUT_MS)])
}

function isOutageAnswer(answer: unknown): boolean {
  return answer instanceof Response && isOutage(answer.status)
}

function retryAfterOf(result: FailureReason<unknown>): number | null {
  return 'value' in result && result.value instanceof Response ? retryAfterIn(result.value) : null
}

function retryAfterIn(answer: Response): number | null {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

/** In the server's own error shape, so that screens need to know only one. */
function gateAnswer(): Response {
  const body = {
    success: false,
    error: GATE_OPEN_TEXT,
    code: 'circuit_open',
    userMessage: GATE_OPEN_TEXT,
    requestId: '',
    timestamp: new Date().toISOString(),
  }
  return Response.json(body, { status: 503 })
}
