import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { countryCodeOf } from '@sizzle/domain/people/phone-country.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type By = { readonly adminId: string; readonly now: Date }
export type UserChange = { name: string; phone_number: string | null; role: Role; is_active: boolean }

export function saveUser(
  tx: Tx,
  userId: string,
  { name, phone_number, role, is_active }: UserChange,
  { adminId, now }: By,
) {
  return tx.run(sql`
    update users set name = ${name}, phone_number = ${phone_number}, country_code = ${countryCodeOf(phone_number)}, role = ${role}, is_active = ${is_active},
           deactivated_at = case when ${is_active} then null else deactivated_at end,
           version = version + 1, updated_at = ${now}, updated_by = ${adminId}
    where id = ${userId}`)
}

export function saveDeactivated(tx: Tx, userId: string, { adminId, now }: By) {
  return tx.run(sql`
    update users set is_active = false, deactivated_at = coalesce(deactivated_at, ${now}),
           version = version + 1, updated_at = ${now}, updated_by = ${adminId}
    where id = ${userId}`)
}

/** What is null stays as it is for each of them. */
export type UsersChange = {
  role: Role | null
  is_active: boolean | null
  location_ids: readonly string[] | null
  group_ids?: readonly string[] | null
}

export async function saveUsers(tx: Tx, userIds: readonly string[], change: UsersChange, { adminId, now }: By) {
  await tx.run(sql`
    update users set role = coalesce(${change.role}, role), is_active = coalesce(${change.is_active}::bool, is_active),
           deactivated_at = case when ${change.is_active}::bool then null else deactivated_at end,
           version = version + 1, updated_at = ${now}, updated_by = ${adminId}
    where id = any(${userIds}::uuid[])`)
  if (change.location_ids) await saveLocations(tx, userIds, change.location_ids)
  if (change.group_ids) await saveGroups(tx, userIds, change.group_ids)
}

/** These locations, and no others, for each of these people. */
export async function saveLocations(tx: Tx, userIds: readonly string[], locationIds: readonly string[]) {
  await tx.run(sql`
    delete from user_locations where user_id = any(${userIds}::uuid[]) and location_id <> all(${locationIds}::text[])`)
  await tx.run(sql`
    insert into user_locations (user_id, location_id)
    select u.id, l.id from unnest(${userIds}::uuid[]) u (id), unnest(${locationIds}::text[]) l (id)
    on conflict do nothing`)
}

/** The same for groups of locations. */
export async function saveGroups(tx: Tx, userIds: readonly string[], groupIds: readonly string[]) {
  await tx.run(sql`
    delete from user_groups where user_id = any(${userIds}::uuid[]) and group_id <> all(${groupIds}::uuid[])`)
  await tx.run(sql`
    insert into user_groups (user_id, group_id)
    select u.id, g.id from unnest(${userIds}::uuid[]) u (id), unnest(${groupIds}::uuid[]) g (id)
    on conflict do nothing`)
}

/** Locked, so that none of them is deleted before a right names it. */
export async function areGroups(tx: Tx, groupIds: readonly string[]): Promise<boolean> {
  const found = await tx.many(sql`
    select id from location_groups where id = any(${groupIds}::uuid[]) order by id for key share`)
  return found.length === groupIds.length
}

/** Of these, the ones that are no location of ours. */
export async function unknownLocations(db: Db, locationIds: readonly string[]): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select asked.id from unnest(${locationIds}::text[]) asked(id)
    where not exists (select from locations l where l.id = asked.id)`)
  return rows.map(({ id }) => id)
}

export type ProfileChange = {
  name: string
  phone_number: string | null
  photo_url: string | null
  notifications: boolean
  locale: LetterLanguage
}

export function saveProfile(
  tx: Tx,
  userId: string,
  { name, phone_number, photo_url, notifications, locale }: ProfileChange,
  now: Date,
) {
  return tx.run(sql`
    update users set name = ${name}, phone_number = ${phone_number}, country_code = ${countryCodeOf(phone_number)}, photo_url = ${photo_url},
           notifications = ${notifications}, locale = ${locale}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${userId}`)
}

export function savePhoto(tx: Tx, userId: string, photoUrl: string, now: Date) {
  return tx.run(
    sql`update users set photo_url = ${photoUrl}, version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${userId}`,
  )
}
