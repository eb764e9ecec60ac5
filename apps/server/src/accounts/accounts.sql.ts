import type { Role } from '@sizzle/domain/people/rights.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

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
           array(select location_id from works_at l where l.user_id = u.id order by location_id) as location_ids
    from users u where u.id = ${userId}`)
}

/** Processes that start together queue here; the second one finds an admin. */
export function lockFirstAdmin(tx: Tx) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtext('first admin'))`)
}

export function countAdmins(db: Db) {
  return db.one<{ count: number }>(sql`select count(*)::bigint as count from users where role = 'admin'`)
}

export type AccountRow = { id: string; email: string; name: string; email_verified: boolean; is_active: boolean }

export function userByEmail(db: Db, email: string) {
  return db.maybe<AccountRow>(sql`
    select id, email, name, email_verified, is_active from users
    where lower(email) = lower(${email}) and deleted_at is null`)
}

export function lockUser(tx: Tx, userId: string) {
  return tx.maybe<AccountRow>(sql`
    select id, email, name, email_verified, is_active from users where id = ${userId} and deleted_at is null for update`)
}

export function accountFacts(db: Db, userId: string) {
  return db.one<{ photo_url: string | null; email_verified: boolean }>(sql`
    select photo_url, email_verified from users where id = ${userId}`)
}

export function makeAdmin(db: Db, userId: string) {
  return db.run(sql`update users set role = 'admin', email_verified = true, updated_at = now() where id = ${userId}`)
}

export function endSessions(db: Db, userId: string) {
  return db.run(sql`delete from sessions where user_id = ${userId}`)
}

export function noteLogin(db: Db, userId: string, now: Date) {
  return db.run(sql`update users set last_login_at = ${now} where id = ${userId}`)
}

/** False when it was confirmed before. */
export async function markEmailVerified(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const marked = await tx.run(sql`
    update users set email_verified = true, updated_at = ${now} where id = ${userId} and not email_verified`)
  return marked === 1
}

/** False where the address belongs to another account. */
export async function moveToAddress(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const { moved } = await tx.one<{ moved: boolean }>(sql`select move_to_address(${userId}, ${email}, ${now}) as moved`)
  return moved
}

/** The hash of the person's password; undefined for who only ever came through a provider. */
export async function passwordHashOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.maybe<{ password: string | null }>(sql`
    select password from accounts where user_id = ${userId} and provider_id = 'credential'`)
  return row?.password ?? undefined
}

/** A person who came through a provider gets their first password this way. */
export function savePassword(tx: Tx, id: string, userId: string, hash: string, now: Date) {
  return tx.run(sql`
    insert into accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (${id}, ${userId}, ${userId}, 'credential', ${hash}, ${now}, ${now})
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = excluded.updated_at`)
}

/**
 * Locks all admins, always in the same order, so that two who take the role from each other at once do it one after the
 * other; then says whether without these people nobody would be left.
 */
export async function isLastAdmin(tx: Tx, ...userIds: readonly string[]): Promise<boolean> {
  const admins = await tx.many<{ id: string }>(sql`
    select id from users where role = 'admin' and is_active and deleted_at is null order by id for update`)
  return admins.length > 0 && admins.every(({ id }) => userIds.includes(id))
}
