import { countryCodeOf } from '@sizzle/domain/people/phone-country.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type UserChange = { name: string; phone_number: string | null; role: Role; is_active: boolean }

export function saveUser(tx: Tx, userId: string, { name, phone_number, role, is_active }: UserChange, now: Date) {
  return tx.run(sql`
    update users set name = ${name}, phone_number = ${phone_number}, country_code = ${countryCodeOf(phone_number)}, role = ${role}, is_active = ${is_active}, updated_at = ${now}
    where id = ${userId}`)
}

export async function saveLocations(tx: Tx, userId: string, locationIds: readonly string[]) {
  await tx.run(sql`delete from user_locations where user_id = ${userId} and location_id <> all(${locationIds}::text[])`)
  await tx.run(sql`
    insert into user_locations (user_id, location_id) select ${userId}, unnest(${locationIds}::text[])
    on conflict do nothing`)
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
}

export function saveProfile(
  tx: Tx,
  userId: string,
  { name, phone_number, photo_url, notifications }: ProfileChange,
  now: Date,
) {
  return tx.run(sql`
    update users set name = ${name}, phone_number = ${phone_number}, country_code = ${countryCodeOf(phone_number)}, photo_url = ${photo_url},
           notifications = ${notifications}, updated_at = ${now}
    where id = ${userId}`)
}

export function savePhoto(tx: Tx, userId: string, photoUrl: string, now: Date) {
  return tx.run(sql`update users set photo_url = ${photoUrl}, updated_at = ${now} where id = ${userId}`)
}
