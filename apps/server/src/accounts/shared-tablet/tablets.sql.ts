import type { Role } from '@sizzle/domain/people/rights.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'

export type TabletRow = {
  id: string
  name: string
  location_id: string
  location_name: string
  paired_by_name: string
  paired_at: Date
  used_at: Date
}

export function pairedTablets(db: Db) {
  return db.many<TabletRow>(sql`
    select d.id, d.name, d.location_id, l.name as location_name, u.name as paired_by_name, d.paired_at, d.used_at
    from devices d join locations l on l.id = d.location_id join users u on u.id = d.paired_by
    where d.unpaired_at is null and l.deleted_at is null order by lower(l.name), lower(d.name), d.id`)
}

export function tabletById(db: Db, tabletId: string) {
  return db.maybe<TabletRow>(sql`
    select d.id, d.name, d.location_id, l.name as location_name, u.name as paired_by_name, d.paired_at, d.used_at
    from devices d join locations l on l.id = d.location_id join users u on u.id = d.paired_by
    where d.id = ${tabletId} and d.unpaired_at is null and l.deleted_at is null`)
}

/** The device whose cookie holds this secret. */
export function tabletOfCookie(db: Db, tokenHash: string) {
  return db.maybe<{ id: string }>(sql`select id from devices where token_hash = ${tokenHash} and unpaired_at is null`)
}

type NewTablet = {
  readonly id: string
  readonly locationId: string
  readonly name: string
  readonly tokenHash: string
  readonly by: string
  readonly now: Date
}

export function insertTablet(tx: Tx, { id, locationId, name, tokenHash, by, now }: NewTablet) {
  return tx.run(sql`
    insert into devices (id, location_id, name, token_hash, paired_by, paired_at, used_at, series)
    select ${id}, ${locationId}, ${name}, ${tokenHash}, ${by}, ${now}::timestamptz, ${now}::timestamptz,
           (select coalesce(max(series), 0) + 1 from devices where location_id = ${locationId})`)
}

/** Two that are paired at the same moment take turns: each gets a series of its own. */
export function lockForPairing(tx: Tx, locationId: string) {
  return tx.run(sql`select from locations where id = ${locationId} for no key update`)
}

export type TillRow = {
  id: string
  name: string
  location_id: string
  paired_at: Date
  /** The number of its series at the location, and how many of that series' numbers were given to it. */
  series: number
  numbers_given: number
}

/** Until the transaction ends nobody else gives it numbers or hands in its orders. */
export function lockTill(tx: Tx, tabletId: string) {
  return tx.maybe<TillRow>(sql`
    select id, name, location_id, paired_at, series, numbers_given from devices
    where id = ${tabletId} and unpaired_at is null for update`)
}

export function noteNumbersGiven(tx: Tx, tabletId: string, given: number) {
  return tx.run(sql`update devices set numbers_given = ${given} where id = ${tabletId}`)
}

/** Whether this number was given to a till of the location, paired or not. */
export async function isNumberGiven(
  db: Db,
  { location_id: locationId, series }: Pick<TillRow, 'location_id' | 'series'>,
  number: number,
): Promise<boolean> {
  const found = await db.maybe(sql`
    select from devices where location_id = ${locationId} and series = ${series} and numbers_given >= ${number}`)
  return found !== undefined
}

export function unpair(tx: Tx, tabletId: string, now: Date) {
  return tx.maybe<{ name: string; location_id: string }>(sql`
    update devices set unpaired_at = ${now} where id = ${tabletId} and unpaired_at is null returning name, location_id`)
}

export function noteUse(tx: Tx, tabletId: string, now: Date) {
  return tx.run(sql`update devices set used_at = ${now} where id = ${tabletId}`)
}

/** Ends the sessions that a PIN opened there, and says whose they were. */
export function endSessionsAt(tx: Tx, tabletId: string) {
  return tx.many<{ id: string; user_id: string }>(sql`
    delete from sessions where device_id = ${tabletId} returning id, user_id`)
}

export function endPinSessionsOf(tx: Tx, userId: string) {
  return tx.many<{ id: string; user_id: string }>(sql`
    delete from sessions where user_id = ${userId} and device_id is not null returning id, user_id`)
}

type ColleagueRow = { id: string; name: string; role: Role; pin_hash: string; has_second_factor: boolean }

/** Who works there and has a PIN; admins work everywhere. */
export function peopleAt(db: Db, locationId: string) {
  return db.many<ColleagueRow>(sql`
    select u.id, u.name, u.role, p.pin_hash,
      exists (select from second_steps f where f.user_id = u.id) as has_second_factor
    from users u join staff_pins p on p.user_id = u.id
    where u.role <> 'customer' and u.is_active and u.deleted_at is null
      and (u.role = 'admin' or exists (select from works_at w where w.user_id = u.id and w.location_id = ${locationId}))
    order by lower(u.name), u.id`)
}

export async function hasPin(db: Db, userId: string): Promise<boolean> {
  return (await db.maybe(sql`select from staff_pins where user_id = ${userId}`)) !== undefined
}

export function savePin(tx: Tx, userId: string, hash: string, now: Date) {
  return tx.run(sql`
    insert into staff_pins (user_id, pin_hash, set_at) values (${userId}, ${hash}, ${now})
    on conflict (user_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at`)
}

export function deletePin(tx: Tx, userId: string) {
  return tx.run(sql`delete from staff_pins where user_id = ${userId}`)
}

/** Up to the end of the shift. */
export function prolongPinSession(tx: Tx, sessionId: string, until: Date, shiftHours: number) {
  return tx.maybe<{ expires_at: Date }>(sql`
    update sessions set expires_at = least(${until}::timestamptz, created_at + make_interval(hours => ${shiftHours}::int))
    where id = ${sessionId} and device_id is not null returning expires_at`)
}
