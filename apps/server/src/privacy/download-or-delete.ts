import { createHmac } from 'node:crypto'
import * as contract from '@sizzle/contract/profile.ts'
import * as contractOfUsers from '@sizzle/contract/users.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { AccountParts } from '../accounts/account-parts.ts'
import { isLastAdmin, lockUser } from '../accounts/accounts.sql.ts'
import { addConsent, hasMarketingConsent } from '../accounts/consents.sql.ts'
import { proveSelf } from '../accounts/prove-self.ts'
import { endAllSessions } from '../accounts/sessions.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import { announce } from '../kit/live/announce.ts'
import { operation, preparedOperation, query } from '../kit/operation.ts'
import { ownFile } from '../outside/files/files.ts'
import { presentProfile } from '../people/present-profile.ts'
import { profileOf } from '../people/profile.sql.ts'
import { belongingsOf } from './belongings.ts'
import { goWithout, whatIsOwed, whyNotYet } from './may-leave.ts'
import { erasePerson, everythingAbout } from './person-parts.ts'

export function downloadMyData({ social }: AccountParts) {
  return query(contract.downloadMyData, async (_, { db, who, now }) => {
    return ok({ madeAt: now, person: await wholePerson(db, personOf(who).userId, social, now) })
  })
}

/** The same for an admin, whom the person has asked by letter or at the counter. */
export function exportUserData({ social }: AccountParts) {
  return operation(contractOfUsers.exportUserData, async ({ userId }, { tx, who, now, requestId }) => {
    if (!(await profileOf(tx, userId))) return refuse({ code: 'user_not_found' })
    const person = await wholePerson(tx, userId, social, now)
    await addAudit(tx, personOf(who), requestId, { action: 'exportUserData', subject: `user:${userId}` })
    return ok({ madeAt: now, person })
  })
}

async function wholePerson(db: Db, userId: string, social: AccountParts['social'], now: Date) {
  const { totalSpent, ...profile } = await presentProfile(db, userId, social, now)
  const theirs = await belongingsOf(db, userId, now)
  return { profile: { ...profile, totalSpentCents: totalSpent }, ...(await everythingAbout(db, userId, theirs)) }
}

/** `secret`: keys the trace of the address that a record of consent keeps. */
export function deleteMyAccount(parts: AccountParts, secret: string) {
  const { sessions } = parts
  return preparedOperation(
    contract.deleteMyAccount,
    (sent, context) => proveSelf(parts, sent, context),
    async ({ leavesOwed }, { tx, who, now, address, setCookie }) => {
      const { userId } = personOf(who)
      if (await isLastAdmin(tx, userId)) return refuse({ code: 'last_admin' })
      const user = await lockUser(tx, userId)
      if (!user) return ok({})
      const theirs = await belongingsOf(tx, userId, now)
      const held = whyNotYet(theirs)
      if (held) return held
      const owing = leavesOwed ? undefined : await whatIsOwed(tx, theirs)
      if (owing) return owing
      await goWithout({ tx, now }, theirs)
      const photo = ownFile((await profileOf(tx, userId))?.photo_url ?? null)

      if (await hasMarketingConsent(tx, userId))
        await addConsent(tx, {
          userId,
          email: user.email,
          given: false,
          wording: MARKETING_CONSENT_TEXT,
          source: 'account removed',
          address,
          now,
        })
      const emailHash = `hmac-sha256:${createHmac('sha256', secret).update(user.email).digest('base64url')}`
      await endAllSessions(tx, userId)
      await erasePerson(tx, { userId, email: user.email, emailHash, now }, theirs)
      await announce(tx, 'user.changed', { id: userId })
      if (photo) await enqueue(tx, 'remove-file', { name: photo })
      setCookie(sessions.expiredCookie())
      return ok({})
    },
  )
}
