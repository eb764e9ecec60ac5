import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/accounts.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { operation, preparedOperation } from '../kit/operation.ts'
import { mailPasswordChanged } from './account-mail.ts'
import type { AccountParts } from './account-parts.ts'
import { lockUser, passwordHashOf, savePassword } from './accounts.sql.ts'
import { dropTokens } from './email-tokens.sql.ts'
import { provePassword } from './prove-password.ts'
import { endAllSessions } from './sessions.ts'

export function changePassword({ attempts, sessions, publicUrl, hashPassword }: AccountParts) {
  return preparedOperation(
    contract.changePassword,
    async ({ currentPassword, newPassword }, { who, db, now }) => {
      const { userId } = personOf(who)
      const proven = await provePassword(attempts, db, { userId, password: currentPassword, now })
      if (!proven.ok) return proven
      return ok({ provenBy: proven.value, hash: await hashPassword(newPassword) })
    },
    async (_, { tx, who, address, userAgent, now, setCookie }, { provenBy, hash }) => {
      const { userId } = personOf(who)
      const user = await lockUser(tx, userId)
      // Of two changes at once the second proved a password that is none any more.
      if (!user || (await passwordHashOf(tx, userId)) !== provenBy) return refuse({ code: 'wrong-password' })

      await savePassword(tx, randomUUIDv7(), userId, hash, now)
      await dropTokens(tx, userId, 'reset-password')
      // Whoever knew the old one may have asked for it.
      await dropTokens(tx, userId, 'change-email')
      await endAllSessions(tx, userId)
      const cookie = await sessions.begin(tx, { userId, address, userAgent, now, provenByCode: true })
      await mailPasswordChanged(tx, publicUrl, user)
      setCookie(cookie)
      return ok({})
    },
  )
}

export function signOutEverywhere({ sessions }: AccountParts) {
  return operation(contract.signOutEverywhere, async (_, { tx, who, setCookie }) => {
    const ended = await endAllSessions(tx, personOf(who).userId)
    setCookie(sessions.expiredCookie())
    return ok({ ended })
  })
}
