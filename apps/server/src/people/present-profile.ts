import type { Profile } from '@sizzle/contract/profile.ts'
import type { z } from 'zod'
import { hasMarketingConsent } from '../accounts/consents.sql.ts'
import { pendingEmailOf } from '../accounts/email-tokens.sql.ts'
import type { SocialProviders } from '../accounts/social/providers.ts'
import type { Db } from '../kit/db/sql.ts'
import { ledgerFigures } from './ledger.sql.ts'
import { profileOf } from './profile.sql.ts'

/** The own profile, field by field; the guard has seen to it that the person is there. */
export async function presentProfile(
  db: Db,
  userId: string,
  social: SocialProviders,
  now: Date,
): Promise<z.output<typeof Profile>> {
  const row = await profileOf(db, userId)
  if (!row) throw new Error('a signed-in person has a row')
  const figures = await ledgerFigures(db, userId)
  const pendingEmail = await pendingEmailOf(db, userId, now)
  const marketing = await hasMarketingConsent(db, userId)
  return {
    uid: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    pendingEmail,
    displayName: row.name,
    photoURL: row.photo_url,
    phoneNumber: row.phone_number,
    countryCode: row.country_code,
    role: row.role,
    isActive: row.is_active,
    loyaltyPoints: figures.points,
    totalOrders: figures.orders,
    totalSpent: figures.spent,
    preferences: { notifications: row.notifications, marketing },
    locale: row.locale,
    signupMethod: row.signup_method,
    hasPassword: row.has_password,
    providers: row.issuers.map((issuer) => social.nameOf(issuer)),
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    updatedAt: row.updated_at,
  }
}
