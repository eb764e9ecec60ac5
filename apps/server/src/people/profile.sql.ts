import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type ProfileRow = {
  id: string
  email: string
  name: string
  email_verified: boolean
  photo_url: string | null
  role: Role
  is_active: boolean
  phone_number: string | null
  country_code: string
  notifications: boolean
  locale: LetterLanguage
  signup_method: string
  last_login_at: Date | null
  created_at: Date
  updated_at: Date
  has_password: boolean
  issuers: string[]
  location_ids: string[]
}

export function profileOf(db: Db, userId: string) {
  return db.maybe<ProfileRow>(sql`
    select u.id, u.email, u.name, u.email_verified, u.photo_url, u.role, u.is_active, u.phone_number, u.country_code,
           u.notifications, coalesce(u.locale, 'en') as locale, u.signup_method, u.last_login_at, u.created_at, u.updated_at,
           exists (select from accounts a where a.user_id = u.id and a.provider_id = 'credential') as has_password,
           array(select provider_id from accounts a where a.user_id = u.id and provider_id <> 'credential' order by 1) as issuers,
           array(select location_id from works_at l where l.user_id = u.id order by 1) as location_ids
    from users u where u.id = ${userId} and u.deleted_at is null`)
}
