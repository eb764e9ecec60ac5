import * as contract from '@sizzle/contract/profile.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { AccountParts } from '../accounts/account-parts.ts'
import { lockUser } from '../accounts/accounts.sql.ts'
import { askToWelcome } from '../accounts/confirm-address.ts'
import { addConsent, hasMarketingConsent } from '../accounts/consents.sql.ts'
import { saveProfile } from '../accounts/users.sql.ts'
import { personOf } from '../kit/context.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import { announce } from '../kit/live/announce.ts'
import { operation, query } from '../kit/operation.ts'
import { ownFile } from '../outside/files/files.ts'
import { presentProfile } from './present-profile.ts'
import { profileOf } from './profile.sql.ts'

export function getProfile({ social }: AccountParts) {
  return query(contract.getProfile, async (_, { db, who, now }) =>
    ok({
      profile: await presentProfile(db, personOf(who).userId, social, now),
      marketingConsentText: MARKETING_CONSENT_TEXT,
    }),
  )
}

export function updateProfile({ social }: AccountParts) {
  return operation(contract.updateProfile, async (changes, { tx, who, now, address }) => {
    const { userId, email } = personOf(who)
    await lockUser(tx, userId)
    const before = await profileOf(tx, userId)
    if (!before) throw new Error('a signed-in person has a row')
    const said = await hasMarketingConsent(tx, userId)

    const { displayName, phoneNumber, photoURL, preferences, locale } = changes
    const after = {
      name: displayName?.trim() ?? before.name,
      phone_number: phoneNumber === undefined ? before.phone_number : normalizePhone(phoneNumber ?? ''),
      photo_url: photoURL === undefined ? before.photo_url : photoURL || null,
      notifications: preferences?.notifications ?? before.notifications,
      locale: locale ?? before.locale,
    }
    const given = preferences?.marketing ?? said

    await saveProfile(tx, userId, after, now)
    await announce(tx, 'user.changed', { id: userId })
    if (given !== said)
      await addConsent(tx, {
        userId,
        email,
        given,
        wording: MARKETING_CONSENT_TEXT,
        source: 'profile',
        address,
        now,
      })
    if (given && !said) await askToWelcome(tx, userId)
    const dropped = ownFile(before.photo_url)
    if (dropped && after.photo_url !== before.photo_url) await enqueue(tx, 'remove-file', { name: dropped })
    return ok({ profile: await presentProfile(tx, userId, social, now) })
  })
}
