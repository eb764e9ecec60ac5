import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/accounts.ts'
import { looksLikeEmail, normalizeEmail } from '@sizzle/domain/people/email.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { z } from 'zod'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { Job } from '../kit/jobs/worker.ts'
import { preparedOperation } from '../kit/operation.ts'
import { mailPasswordChanged, mailReset } from './account-mail.ts'
import type { AccountParts } from './account-parts.ts'
import { lockUser, savePassword, userByEmail } from './accounts.sql.ts'
import { confirmAddress } from './confirm-address.ts'
import { hashOf } from './email-links.ts'
import { dropTokens, isTokenGood, takeToken } from './email-tokens.sql.ts'
import { deletePasskeys, stepsOf } from './passkeys/passkeys.sql.ts'
import { endAllSessions } from './sessions.ts'
import { resetAttempt, tokenAttempt } from './sign-in-limits.ts'

const Payload = z.object({ email: z.string() })

/** Does the same for every address, known or not: one job is written, and only the job looks (people 9). */
export function requestPasswordReset({ attempts }: AccountParts) {
  return preparedOperation(
    contract.requestPasswordReset,
    async ({ email }, { address, now }) => {
      if (!looksLikeEmail(email.trim())) return refuse({ code: 'invalid-email' })
      return attempts.take(resetAttempt(email, address), now)
    },
    async ({ email }, { tx }) => {
      await enqueue(tx, 'mail-password-reset', { email: normalizeEmail(email) })
      return ok({})
    },
  )
}

export function mailPasswordReset(publicUrl: string): Job {
  return async (payload, { database, now }) => {
    const { email } = Payload.parse(payload)
    await database.transaction(async (tx) => {
      const user = await userByEmail(tx, email)
      if (user?.is_active) await mailReset(tx, publicUrl, user, now())
    })
  }
}

/** Counted with the attempts to use a link: it answers the same question as they do. */
export function readResetLink({ attempts }: AccountParts) {
  return preparedOperation(
    contract.readResetLink,
    async (_, { address, now }) => attempts.take(tokenAttempt(address), now),
    async ({ token }, { tx, now }) =>
      (await isTokenGood(tx, hashOf(token), 'reset-password', now)) ? ok({}) : refuse({ code: 'reset_link_invalid' }),
  )
}

export function resetPassword({ attempts, publicUrl, hashPassword }: AccountParts) {
  return preparedOperation(
    contract.resetPassword,
    async ({ token, newPassword }, { db, address, now }) => {
      const paced = await attempts.take(tokenAttempt(address), now)
      if (!paced.ok) return paced
      // Looked at before the hash is made, so that made-up tokens cost nothing; taken in the transaction.
      const good = await isTokenGood(db, hashOf(token), 'reset-password', now)
      return ok(good ? await hashPassword(newPassword) : undefined)
    },
    async ({ token }, { tx, now }, hash) => {
      const taken = hash === undefined ? undefined : await takeToken(tx, hashOf(token), 'reset-password', now)
      const user = taken && (await lockUser(tx, taken.user_id))
      if (hash === undefined || !user?.is_active || user.email !== taken?.email)
        return refuse({ code: 'reset_link_invalid' })

      await savePassword(tx, randomUUIDv7(), user.id, hash, now)
      // The link was read at that address, which is what verification asks for.
      await confirmAddress(tx, user.id, now)
      // Whoever knew the old password may have asked for it.
      await dropTokens(tx, user.id, 'change-email')
      // They may have added a passkey as well. A second step stays: an email account alone must not take it away.
      if ((await stepsOf(tx, user.id)).length === 0) await deletePasskeys(tx, user.id)
      await endAllSessions(tx, user.id)
      await mailPasswordChanged(tx, publicUrl, user)
      return ok({})
    },
  )
}
