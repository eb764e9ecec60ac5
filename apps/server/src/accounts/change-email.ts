import * as contract from '@sizzle/contract/accounts.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf, type WriteContext } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { preparedOperation } from '../kit/operation.ts'
import { tieLettersTo } from '../messages/messages.sql.ts'
import { mailEmailChanged, mailNewAddress } from './account-mail.ts'
import type { AccountParts } from './account-parts.ts'
import { lockUser, moveToAddress, passwordHashOf } from './accounts.sql.ts'
import { askToWelcome } from './confirm-address.ts'
import { dropTokens, takeToken } from './email-tokens.sql.ts'
import { proveSelf } from './prove-self.ts'
import { endOtherSessions } from './sessions.ts'
import { changeEmailAttempt } from './sign-in-limits.ts'

/** Nothing changes yet: the account waits for the link that is on its way to the new address (people 64). */
export function changeEmail(parts: AccountParts) {
  return preparedOperation(
    contract.changeEmail,
    async (wish, context) => {
      const proven = await proveSelf(parts, wish, context)
      if (!proven.ok) return proven
      const { userId, email } = personOf(context.who)
      if (wish.email === email) return refuse({ code: 'email_unchanged' })
      const paced = await parts.attempts.take(changeEmailAttempt(userId, wish.email), context.now)
      return paced.ok ? ok({ provenBy: proven.value }) : paced
    },
    async ({ email }, { tx, who, now }, { provenBy }) => {
      const { userId } = personOf(who)
      const user = await lockUser(tx, userId)
      // A password that was changed meanwhile has also taken back what waited.
      if (!user || (await passwordHashOf(tx, userId)) !== provenBy) return refuse({ code: 'wrong-password' })
      await mailNewAddress(tx, parts.publicUrl, user, email, now)
      await announce(tx, 'user.changed', { id: userId })
      return ok({})
    },
  )
}

/**
 * The link alone proves a mailbox and not the account: whoever got it by a slip of the pen must not come in by it, so it counts
 * for who is signed in. A refusal leaves it as it is.
 */
export async function moveToNewAddress(tokenHash: string, { tx, who, now, requestId }: WriteContext) {
  const taken = await takeToken(tx, tokenHash, 'change-email', now)
  const user = taken && (await lockUser(tx, taken.user_id))
  if (!taken || !user?.is_active) return refuse({ code: 'verification_link_invalid' as const })
  if (who.kind !== 'person' || who.userId !== user.id || who.byPin)
    return refuse({ code: 'change_email_sign_in' as const })
  if (!(await moveToAddress(tx, user.id, taken.email, now))) return refuse({ code: 'email-already-in-use' as const })

  await dropTokens(tx, user.id, 'verify-email')
  await dropTokens(tx, user.id, 'reset-password')
  await tieLettersTo(tx, user.id, user.email)
  if (user.email_verified) await mailEmailChanged(tx, user)
  else await askToWelcome(tx, user.id)
  await endOtherSessions(tx, user.id, who.sessionId)
  await announce(tx, 'user.changed', { id: user.id })
  await addAudit(tx, who, requestId, {
    action: 'changeEmail',
    subject: `user:${user.id}`,
    after: { emailChanged: true },
  })
  return ok({ changedTo: taken.email })
}
