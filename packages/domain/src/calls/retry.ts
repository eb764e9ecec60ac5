// How often and when a call is repeated (offline 1).
export const MAX_RETRIES = 3
const FIRST_RETRY_MS = 1_000
const MAX_JITTER_MS = 1_000
export const CALL_TIMEOUT_MS = 30_000
export const SLOW_ANSWER_MS = 5_000
export const LOW_QUOTA_PERCENT = 20

/**
 * Whether the server has said what became of a call, by its status (0: no answer at all). Then it is over, done or refused,
 * and trying again is a new wish. Silence, a time-out, a refused hurry and an outage say nothing about it.
 */
export function isAnswered(status: number): boolean {
  return status > 0 && status < 500 && status !== 408 && status !== 429
}

/** Only 429, 5xx and silence are repeated; a POST only when it carries its idempotency key (offline 2). */
export function mayRetry(call: { method: string; hasKey: boolean; status: number; retries: number }): boolean {
  const { method, hasKey, status, retries } = call
  const isSafe = method === 'GET' || hasKey
  return retries < MAX_RETRIES && isSafe && (status === 0 || status === 429 || status >= 500)
}

/** 1 s, 2 s, 4 s, each with up to 1 s of dice; the server's own wish (Retry-After, seconds) wins when it is longer. */
export function retryDelayMs(retries: number, dice: number, retryAfterSeconds: number | null = null): number {
  const backoff = FIRST_RETRY_MS * 2 ** retries + Math.floor(dice * MAX_JITTER_MS)
  return retryAfterSeconds === null ? backoff : Math.max(backoff, retryAfterSeconds * 1000)
}

/** A wait longer than this is for a person to know about, not for a screen to sit through. */
const MAX_SILENT_WAIT_SECONDS = 10

/** False: the answer says when to come back, and that is shown instead. */
export function isWorthWaiting(retryAfterSeconds: number | null): boolean {
  return retryAfterSeconds === null || retryAfterSeconds <= MAX_SILENT_WAIT_SECONDS
}

/** The order page after a card payment: first after 2 s, then every 3 s, at most 20 tries; null: give up (ordering 34). */
export function sessionPollDelayMs(tries: number): number | null {
  if (tries >= 20) return null
  return tries === 0 ? 2_000 : 3_000
}

/** The API-level lookup: 15 attempts, 1 s times the attempt's number, capped at 5 s. */
export function lookupDelayMs(attempt: number): number | null {
  return attempt > 15 ? null : Math.min(attempt * 1_000, 5_000)
}

/** The board without a live stream: 30 s, doubled up to 60 s while nothing changes (offline 11). */
export const ORDER_POLL_MS = 30_000
export const MAX_ORDER_POLL_MS = 60_000
export function orderPollDelayMs(currentMs: number, changed: boolean): number {
  return changed ? ORDER_POLL_MS : Math.min(currentMs * 2, MAX_ORDER_POLL_MS)
}

/** Listeners hear of a list only when one of these differs (offline 12). */
export function listFingerprint(orders: readonly { id: string; status: string; updatedAt: Date | string }[]): string {
  const parts = orders.map(({ id, status, updatedAt }) => `${id} ${status} ${new Date(updatedAt).getTime()}`)
  return parts.sort().join('\n')
}
