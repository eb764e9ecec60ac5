import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import type { Attempts, TooMany } from '../kit/attempts/attempts.ts'
import type { Db } from '../kit/db/sql.ts'
import { passwordMatches } from '../kit/password-hash.ts'
import { passwordHashOf } from './accounts.sql.ts'
import { passwordProof } from './sign-in-limits.ts'

type Refusal = TooMany | { code: 'wrong-password' } | { code: 'no_password' }

/**
 * Whether the signed-in person knows the password, for what a borrowed session must not be able to do. Counted like
 * sign-ins but apart from them; answers the hash it was checked against, for the transaction to compare.
 */
export async function provePassword(
  attempts: Attempts,
  db: Db,
  { userId, password, now }: { userId: string; password: string; now: Date },
): Promise<Result<string, Refusal>> {
  const stored = await passwordHashOf(db, userId)
  if (stored === undefined) return refuse({ code: 'no_password' })
  const paced = await attempts.take(passwordProof(userId), now)
  if (!paced.ok) return paced
  if (!(await passwordMatches(password, stored))) return refuse({ code: 'wrong-password' })
  await attempts.takeBack(passwordProof(userId), now)
  return ok(stored)
}
