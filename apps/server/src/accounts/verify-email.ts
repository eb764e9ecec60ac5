import * as contract from '@sizzle/contract/accounts.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { preparedOperation } from '../kit/operation.ts'
import { mailVerification } from './account-mail.ts'
import type { AccountParts } from './account-parts.ts'
import { accountFacts, lockUser } from './accounts.sql.ts'
import { confirmAddress } from './confirm-address.ts'
import { hashOf } from './email-links.ts'
import { takeToken } from './email-tokens.sql.ts'
import { tokenAttempt, verificationAttempt } from './sign-in-limits.ts'

export function sendVerificationEmail({ attempts, publicUrl }: AccountParts) {
  return preparedOperation(
    contract.sendVerificationEmail,
    async (_, { who, db, now }) => {
      const { userId } = personOf(who)
      if ((await accountFacts(db, userId)).email_verified) return ok(undefined)
      return attempts.take(verificationAttempt(userId), now)
    },
    async (_, { tx, who, now }) => {
      const user = await lockUser(tx, personOf(who).userId)
      if (!user || user.email_verified) return ok({ alreadyVerified: true })
      await mailVerification(tx, publicUrl, user, now)
      return ok({ alreadyVerified: false })
    },
  )
}

export function verifyEmail({ attempts }: AccountParts) {
  return preparedOperation(
    contract.verifyEmail,
    async (_, { address, now }) => attempts.take(tokenAttempt(address), now),
    async ({ token }, { tx, now }) => {
      const taken = await takeToken(tx, hashOf(token), 'verify-email', now)
      const user = taken && (await lockUser(tx, taken.user_id))
      if (!user || user.email !== taken?.email) return refuse({ code: 'verification_link_invalid' })
      await confirmAddress(tx, user.id, now)
      return ok({})
    },
  )
}
