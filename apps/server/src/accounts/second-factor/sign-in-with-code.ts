import * as contract from '@sizzle/contract/second-factor.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { preparedOperation } from '../../kit/operation.ts'
import { mailSecondFactor } from '../account-mail.ts'
import type { AccountParts } from '../account-parts.ts'
import { lockUser } from '../accounts.sql.ts'
import { endOneSession } from '../sessions.ts'
import { factorOf } from './second-factors.sql.ts'
import { isRightCode, paceCode, takeCode } from './take-code.ts'

/** The other half of signing in, whichever way the first half went. The session gets a new token with it. */
export const signInWithCode = ({ attempts, sessions, publicUrl }: AccountParts) =>
  preparedOperation(
    contract.signInWithCode,
    async ({ code }, { who, db, now }) => {
      const waiting = who.kind === 'guest' ? who.awaits : undefined
      if (!waiting) return refuse({ code: 'code_not_awaited' })
      const typed = { userId: waiting.userId, code, now }
      const paced = await paceCode(attempts, typed, () => isRightCode(db, typed))
      return paced.ok ? ok(waiting) : paced
    },
    async ({ code }, { tx, now, address, userAgent, setCookie }, { userId, sessionId }) => {
      const user = await lockUser(tx, userId)
      const kind = user && (await takeCode(tx, { userId, code, now }))
      if (!user || !kind) return refuse({ code: 'wrong_code' })
      await endOneSession(tx, userId, sessionId)
      setCookie(await sessions.begin(tx, { userId, address, userAgent, now, provenByCode: true }))
      const left = (await factorOf(tx, userId))?.codes_left ?? 0
      if (kind === 'recovery') await mailSecondFactor(tx, publicUrl, user, { recoveryCodesLeft: left })
      return ok({ recoveryCodesLeft: left })
    },
  )
