import * as contract from '@sizzle/contract/accounts.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { preparedOperation } from '../kit/operation.ts'
import { mailNewAddress, mailVerification } from './account-mail.ts'
import type { AccountParts } from './account-parts.ts'
import { accountFacts, lockUser } from './accounts.sql.ts'
import { moveToNewAddress } from './change-email.ts'
import { confirmAddress } from './confirm-address.ts'
import { hashOf } from './email-links.ts'
import { pendingEmailOf, takeToken } from './email-tokens.sql.ts'
import { changeEmailAttempt, tokenAttempt, verificationAttempt } from './sign-in-limits.ts'

export function sendVerificationEmail({ attempts, publicUrl }: AccountParts) {
  return preparedOperation(
    contract.sendVerificationEmail,
    async (_, { who, db, now }) => {
      const { userId } = personOf(who)
      const pending = await pendingEmailOf(db, userId, now)
      if (pending !== null) return attempts.take(changeEmailAttempt(userId, pending), now)
      if ((await accountFacts(db, userId)).email_verified) return ok(undefined)
      return attempts.take(verificationAttempt(userId), now)
    },
    async (_, { tx, who, now }) => {
      const user = await lockUser(tx, personOf(who).userId)
      if (!user) return ok({ alreadyVerified: true })
      const pending = await pendingEmailOf(tx, user.id, now)
      if (pending === null && user.email_verified) return ok({ alreadyVerified: true })
      if (pending === null) await mailVerification(tx, publicUrl, user, now)
      else await mailNewAddress(tx, publicUrl, user, pending, now)
      return ok({ alreadyVerified: false })
    },
  )
}

export function verifyEmail({ attempts }: AccountParts) {
  return preparedOperation(
    contract.verifyEmail,
    async (_, { address, now }) => attempts.take(tokenAttempt(address), now),
    async ({ token }, context) => {
      const { tx, now } = context
      const taken = await takeToken(tx, hashOf(token), 'verify-email', now)
      if (!taken) return moveToNewAddress(hashOf(token), context)
      const user = await lockUser(tx, taken.user_id)
      if (user?.email !== taken.email) return refuse({ code: 'verification_link_invalid' })
      await confirmAddress(tx, user.id, now)
      return ok({})
    },
  )
}
