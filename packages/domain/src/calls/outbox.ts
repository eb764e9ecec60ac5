import { isAnswered } from './retry.ts'

// What was done while offline waits in order and is never shown as confirmed (offline 6).
export const QUEUED_TEXT = 'Queued for when online'
export const NO_ORDERS_OFFLINE = 'Cannot create orders while offline'
export const STATUS_QUEUED = 'Status updates queued for when online'
export const QUEUED_TRIES = 3
export const BETWEEN_REPLAYS_MS = 200
export const BETWEEN_BATCH_ITEMS_MS = 100
export const REQUEUE_AFTER_MS = 5_000
const MAX_WAIT_MS = 60_000

export type QueuedAction = {
  /** Its idempotency key as well: made at the click, sent again with every replay. */
  readonly id: string
  readonly call: string
  readonly input: unknown
  readonly madeAt: number
  /** The version of what it changes, so that the server can tell that it is stale. */
  readonly version: number | null
  readonly tries: number
  readonly notBefore: number
}

export type ReplayOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly action: QueuedAction }
  /** To the visible list with 'try again' and 'discard'; it blocks nobody behind it. */
  | { readonly kind: 'needs_attention'; readonly action: QueuedAction }

/** A refusal is final and goes to a person; silence and 5xx wait and try again, longer each time. */
export function afterReplay(action: QueuedAction, status: number, now: Date): ReplayOutcome {
  if (status >= 200 && status < 300) return { kind: 'done' }
  const tried = { ...action, tries: action.tries + 1 }
  if (isAnswered(status)) return { kind: 'needs_attention', action: tried }
  const wait = Math.min(REQUEUE_AFTER_MS * 2 ** action.tries, MAX_WAIT_MS)
  return { kind: 'again', action: { ...tried, notBefore: now.getTime() + wait } }
}

/** Oldest first; while it waits nothing behind it is sent, or changes would overtake each other. */
export function nextAction<A extends QueuedAction>(queue: readonly A[], now: Date): A | null {
  const first = queue[0]
  return first !== undefined && first.notBefore <= now.getTime() ? first : null
}

/** 'N operations syncing...' and its offline counterpart (offline 10). */
export function syncBanner(pending: number, isOnline: boolean): string | null {
  if (!isOnline) return 'Working offline - changes will sync when reconnected'
  return pending > 0 ? `${pending} operations syncing...` : null
}
