import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type LocationGroupRow = { id: string; name: string; version: number; location_ids: string[]; people: number }

export function allGroups(db: Db) {
  return db.many<LocationGroupRow>(sql`
    select g.id, g.name, g.version,
      array(select m.location_id from location_group_members m where m.group_id = g.id order by 1) as location_ids,
      (select count(*)::int from user_groups u where u.group_id = g.id) as people
    from location_groups g order by lower(g.name)`)
}

export function groupById(db: Db, groupId: string) {
  return db.maybe<LocationGroupRow>(sql`
    select g.id, g.name, g.version,
      array(select m.location_id from location_group_members m where m.group_id = g.id order by 1) as location_ids,
      (select count(*)::int from user_groups u where u.group_id = g.id) as people
    from location_groups g where g.id = ${groupId}`)
}

export async function lockGroup(tx: Tx, groupId: string): Promise<boolean> {
  return (await tx.maybe(sql`select id from location_groups where id = ${groupId} for update`)) !== undefined
}

type Saved = { readonly id: string; readonly name: string; readonly by: string; readonly now: Date }

/** False: another group has this name, in any case. */
export async function insertGroup(tx: Tx, { id, name, by, now }: Saved): Promise<boolean> {
  const made = await tx.maybe(sql`
    insert into location_groups (id, name, updated_at, updated_by) values (${id}, ${name}, ${now}, ${by})
    on conflict (lower(name)) do nothing returning id`)
  return made !== undefined
}

export async function renameGroup(tx: Tx, { id, name, by, now }: Saved): Promise<boolean> {
  const changed = await tx.maybe(sql`
    update location_groups g set name = ${name}, version = version + 1, updated_at = ${now}, updated_by = ${by}
    where g.id = ${id} and not exists (select from location_groups o where lower(o.name) = lower(${name}) and o.id <> g.id)
    returning g.id`)
  return changed !== undefined
}

/** Two names that differ in case only are one; who saves such a one at once waits here. */
export function lockGroupNames(tx: Tx) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtext('names of location groups'))`)
}

export async function saveMembers(tx: Tx, groupId: string, locationIds: readonly string[]) {
  await tx.run(sql`
    delete from location_group_members where group_id = ${groupId} and location_id <> all(${locationIds}::text[])`)
  await tx.run(sql`
    insert into location_group_members (group_id, location_id) select ${groupId}, unnest(${locationIds}::text[])
    on conflict do nothing`)
}

export function peopleOfGroup(db: Db, groupId: string) {
  return db.many<{ user_id: string }>(sql`select user_id from user_groups where group_id = ${groupId} order by 1`)
}

export function removeGroup(tx: Tx, groupId: string) {
  return tx.run(sql`delete from location_groups where id = ${groupId}`)
}
