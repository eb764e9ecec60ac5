import * as contract from '@sizzle/contract/passkeys.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Who } from '../../kit/context.ts'
import type { Tx } from '../../kit/db/sql.ts'
import { preparedOperation } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { lockUser, noteLogin } from '../accounts.sql.ts'
import { endOneSession } from '../sessions.ts'
import { passkeyAttempt } from '../sign-in-limits.ts'
import { takeAnswer } from './passkeys.sql.ts'

/** Its device has asked for face, finger or PIN, so the session counts as proven, whether a password came before or not. */
export const signInWithPasskey = ({ attempts, sessions, passkeys }: AccountParts) =>
  preparedOperation(
    contract.signInWithPasskey,
    async ({ passkey }, { db, now, address }) => {
      const counted = passkeyAttempt(address)
      const paced = await attempts.take(counted, now)
      if (!paced.ok) return paced
      const use = await passkeys.readUse(db, passkey, now)
      if (use) await attempts.takeBack(counted, now)
      return ok(use)
    },
    async (_, { tx, who, now, address, userAgent, setCookie }, use) => {
      const user = use && (await lockUser(tx, use.userId))
      if (!user || !(await takeAnswer(tx, { ...use, now }))) return refuse({ code: 'passkey_refused' })
      if (!user.is_active) return refuse({ code: 'account_deactivated' })
      await endBefore(tx, who)
      await noteLogin(tx, user.id, now)
      setCookie(await sessions.begin(tx, { userId: user.id, address, userAgent, now, provenByCode: true }))
      return ok({})
    },
  )

/** Whoever was in, or half in, has signed out with it. */
async function endBefore(tx: Tx, who: Who) {
  const before = who.kind === 'person' ? who : who.awaits
  if (before) await endOneSession(tx, before.userId, before.sessionId)
}
