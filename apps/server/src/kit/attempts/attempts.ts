import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import type { Db } from '../db/sql.ts'
import { addressKey } from '../http/address.ts'
import { countAttempt, nextAttempt, type Pace, takeBackAttempt } from './attempts.sql.ts'

/** What is tried and for whom it is counted: an account (as typed, whether it exists or not) or a network address. */
export type AttemptCounter = {
  readonly what: string
  readonly by: 'account' | 'address'
  readonly whose: string
  readonly pace: Pace
}
export type TooMany = { readonly code: 'too-many-attempts'; readonly retryAfter: number }

/**
 * Limits on guessing, in the database because every process must see them. They pace and never lock: waiting grows to a
 * bound and is forgotten after an hour. `factor` widens the limits of addresses only (LIMITS_FACTOR).
 */
export function openAttempts(db: Db, factor: number) {
  return {
    /** Counts an attempt for each of these, in order; the first that comes too early stops it. */
    async take(counted: readonly AttemptCounter[], now: Date): Promise<Result<undefined, TooMany>> {
      for (const one of counted) {
        const subject = subjectOf(one)
        if (await countAttempt(db, subject, paceOf(one, factor), now)) continue
        const wait = await nextAttempt(db, subject)
        const seconds = Math.ceil(((wait?.next_at.getTime() ?? 0) - now.getTime()) / 1000)
        return refuse({ code: 'too-many-attempts', retryAfter: Math.max(seconds, 1) })
      }
      return ok(undefined)
    },
    async takeBack(counted: readonly AttemptCounter[], now: Date): Promise<void> {
      for (const one of counted) await takeBackAttempt(db, subjectOf(one), now)
    },
  }
}
export type Attempts = ReturnType<typeof openAttempts>

function paceOf({ by, pace }: AttemptCounter, factor: number): Pace {
  if (by === 'account') return pace
  return {
    ...pace,
    free: pace.free * factor,
    firstSeconds: pace.firstSeconds / factor,
    maxSeconds: pace.maxSeconds / factor,
  }
}

/** Hashed: a table of what strangers typed would be a list of people. */
function subjectOf({ what, by, whose }: AttemptCounter): string {
  const name = by === 'address' ? addressKey(whose) : whose
  return createHash('sha256')
    .update(JSON.stringify([what, by, name]))
    .digest('base64url')
}
