import { ok, refuse } from '@sizzle/domain/result.ts'
import { type PrepareContext, personOf } from '../kit/context.ts'
import type { AccountParts } from './account-parts.ts'
import { passwordHashOf } from './accounts.sql.ts'
import { provePassword } from './prove-password.ts'
import { sessionStart } from './sessions.sql.ts'

/** A sign-in this young proves who it is, for people without a password. */
const FRESH_MS = 10 * 60_000

type Sent = { readonly password?: string | undefined }

/** The password, or a fresh sign-in where there is none; answers the hash it was checked against. */
export async function proveSelf(
  { attempts }: Pick<AccountParts, 'attempts'>,
  { password = '' }: Sent,
  { who, db, now }: PrepareContext,
) {
  const { userId, sessionId } = personOf(who)
  if ((await passwordHashOf(db, userId)) === undefined) {
    const began = (await sessionStart(db, sessionId))?.created_at.getTime() ?? 0
    return now.getTime() - began < FRESH_MS ? ok(undefined) : refuse({ code: 'fresh_sign_in_needed' as const })
  }
  const proven = await provePassword(attempts, db, { userId, password, now })
  if (proven.ok) return proven
  // No password any more since a moment ago: the same answer as for a wrong one.
  const { refusal } = proven
  return refusal.code === 'no_password' ? refuse({ code: 'wrong-password' as const }) : refuse(refusal)
}
