import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Attempts } from '../../kit/attempts/attempts.ts'
import type { Db } from '../../kit/db/sql.ts'
import { passwordMatches } from '../../kit/password-hash.ts'
import { pinAttempt } from '../sign-in-limits.ts'
import { tabletById } from './tablets.sql.ts'

type Colleague = { readonly id: string; readonly pin_hash: string }
type Parts = {
  readonly attempts: Attempts
  readonly db: Db
  /** Whose PIN counts for this. */
  readonly colleaguesAt: (db: Db, locationId: string) => Promise<readonly Colleague[]>
}
type Typed = {
  readonly deviceId: string | undefined
  readonly userId: string
  readonly pin: string
  readonly now: Date
}

/** The tablet, and the hash that the PIN has proven; none where it is wrong. Wrong ones are counted for each person and device. */
export async function provePin({ attempts, db, colleaguesAt }: Parts, { deviceId, userId, pin, now }: Typed) {
  const tablet = deviceId === undefined ? undefined : await tabletById(db, deviceId)
  // Before the PIN is looked at.
  if (!tablet) return refuse({ code: 'not_a_tablet' as const })
  const counted = pinAttempt(userId, tablet.id)
  const paced = await attempts.take(counted, now)
  if (!paced.ok) return paced
  const person = (await colleaguesAt(db, tablet.location_id)).find((one) => one.id === userId)
  const isRight = person !== undefined && (await passwordMatches(pin, person.pin_hash))
  if (isRight) await attempts.takeBack(counted, now)
  return ok({ tablet, provenBy: isRight ? person.pin_hash : undefined })
}
