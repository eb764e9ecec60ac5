import { newActionKey } from '../../../kit/api.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../kit/session-storage.ts'
import type { OrderPayload } from './order-payload.ts'

// One wish to order, kept until it has its answer: pressing again, a reload and a lost answer all send the same key, and
// the server answers every one of them with the first order (decisions.md 16).

export type Attempt = {
  readonly userId: string
  readonly key: string
  readonly payload: OrderPayload
  readonly madeAt: number
}

const STORED_AS = 'checkout-attempt'
/** A reload soon after the press finishes what was pressed; later a person should decide again. */
export const RESUME_WITHIN_MS = 10 * 60_000

/** The same order again is the same wish; anything changed is a new one. */
export function beginAttempt(userId: string, payload: OrderPayload, now: number): Attempt {
  const open = openAttempt(userId)
  const isSame = open && JSON.stringify(open.payload) === JSON.stringify(payload)
  const attempt = isSame ? open : { userId, key: newActionKey(), payload, madeAt: now }
  keepInTab(STORED_AS, attempt)
  return attempt
}

/** Sent, but nobody knows yet what became of it. */
export function openAttempt(userId: string): Attempt | undefined {
  const kept = keptInTab(STORED_AS)
  if (typeof kept !== 'object' || kept === null) return undefined
  // Written by beginAttempt of this very person; a payload that was bent is refused by the server.
  const attempt = kept as Partial<Attempt>
  const isWhole = typeof attempt.key === 'string' && typeof attempt.madeAt === 'number' && attempt.payload !== undefined
  return isWhole && attempt.userId === userId ? (attempt as Attempt) : undefined
}

export function endAttempt(): void {
  forgetInTab(STORED_AS)
}
