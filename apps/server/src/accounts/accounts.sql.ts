import type { Role } from '@sizzle/domain/people/rights.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type PersonRow = {
  id: string
  email: string
  name: string
  role: Role
  is_active: boolean
  location_ids: string[]
}

/** The person as they are now: role, places and whether they may still come in, read anew for every request. */
export function personById(db: Db, userId: string) {
  return db.maybe<PersonRow>(sql`
    select u.id, u.email, u.name, u.role, u.is_active and u.deleted_at is null as is_active,
           array(select location_id from user_locations l where l.user_id = u.id order by location_id) as location_ids
    from users u where u.id = ${userId}`)
}

export function countAdmins(db: Db) {
  return db.one<{ count: number }>(sql`select count(*)::bigint as count from users where role = 'admin'`)
}

export function userByEmail(db: Db, email: string) {
  return db.maybe<{ id: string }>(sql`select id from users where lower(email) = lower(${email})`)
}

export function makeAdmin(db: Db, userId: string) {
  return db.run(sql`update users set role = 'admin', email_verified = true, updated_at = now() where id = ${userId}`)
}

export function endSessions(db: Db, userId: string) {
  return db.run(sql`delete from sessions where user_id = ${userId}`)
}
