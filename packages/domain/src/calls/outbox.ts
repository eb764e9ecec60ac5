import { isAnswered } from './retry.ts'

// What was done while offline waits in order and is never shown as confirmed (offline 6).
export const QUEUED_TEXT = 'Queued for when online'
export const NO_ORDERS_OFFLINE = 'Cannot create orders while offline'
export const STATUS_QUEUED = 'Status updates queued for when online'
export const BETWEEN_REPLAYS_MS = 200
export const BETWEEN_BATCH_ITEMS_MS = 100
export const REQUEUE_AFTER_MS = 5_000
const MAX_WAIT_MS = 60_000
const QUEUED_TRIES = 3
/** The server took the action up and could not finish it; other 5xx say that it is down. */
const BROKE = 500

export type QueuedAction = {
  /** Its idempotency key as well: made at the click, sent again with every replay. */
  readonly id: string
  readonly call: string
  readonly input: unknown
  readonly madeAt: number
  /** The version of what it changes, so that the server can tell that it is stale. */
  readonly version: number | null
  readonly tries: number
  /** How often the server took it up and broke. One of an older version has none. */
  readonly broke?: number
  readonly notBefore: number
}

export type ReplayOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly action: QueuedAction }
  /** To the visible list with 'try again' and 'discard'; it blocks nobody behind it. */
  | { readonly kind: 'needs_attention'; readonly action: QueuedAction }

/**
 * A refusal is final and goes to a person; silence and 5xx wait and try again, longer each time. What the server breaks at
 * goes to a person after three tries: everything behind it would wait for ever.
 */
export function afterReplay(action: QueuedAction, status: number, now: Date): ReplayOutcome {
  if (status >= 200 && status < 300) return { kind: 'done' }
  const broke = (action.broke ?? 0) + (status === BROKE ? 1 : 0)
  const tried = { ...action, tries: action.tries + 1, broke }
  if (isAnswered(status) || broke >= QUEUED_TRIES) return { kind: 'needs_attention', action: tried }
  const wait = Math.min(REQUEUE_AFTER_MS * 2 ** action.tries, MAX_WAIT_MS)
  return { kind: 'again', action: { ...tried, notBefore: now.getTime() + wait } }
}

/** Oldest first; while it waits nothing behind it is sent, or changes would overtake each other. */
export function nextAction<A extends QueuedAction>(queue: readonly A[], now: Date): A | null {
  const first = queue[0]
  return first !== undefined && waitOf(first, now) === 0 ? first : null
}

/** No wait is longer than the longest: a clock that was set back would hold the queue for a day. */
export function waitOf({ notBefore }: Pick<QueuedAction, 'notBefore'>, now: Date): number {
  const wait = notBefore - now.getTime()
  return wait > 0 && wait <= MAX_WAIT_MS ? wait : 0
}

/** 'N operations syncing...' and its offline counterpart (offline 10). */
export function syncBanner(pending: number, isOnline: boolean): string | null {
  if (!isOnline) return 'Working offline - changes will sync when reconnected'
  return pending > 0 ? `${pending} operations syncing...` : null
}
