import type { Bump } from '@sizzle/domain/order/pause.ts'
import type { Province } from '@sizzle/domain/pricing/presets.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { Page } from '../kit/page.ts'
import type { LocationRow } from './locations.sql.ts'

/** A location with all that the back office edits. */
export type ManagedRow = LocationRow & {
  province: Province | null
  legal_name: string
  latitude: number | null
  longitude: number | null
  created_at: Date
  updated_at: Date
  updated_by: string | null
}
export type NamedRow = ManagedRow & { updated_by_name: string | null; has_menu: boolean }

export type LocationFilter = {
  /** Null: every location. */
  readonly ids: Locations
  /** As `foldText` has it; empty: everything. */
  readonly search: string
  readonly status: 'all' | 'active' | 'inactive'
}

/**
 * By name. For who works everywhere and does not search, an index gives the page and `location_counts` the total. Positions
 * instead of LIKE: what people type has no wildcards.
 */
export function listLocations(db: Db, { ids, search, status }: LocationFilter, { limit, offset }: Page) {
  return db.many<NamedRow & { matching: number }>(sql`
    with found as materialized (
      select id, name from locations
      where (${search} <> '' or ${ids}::text[] is not null) and deleted_at is null
        and (${ids}::text[] is null or id = any(${ids}::text[]))
        and (${status} = 'all' or is_active = (${status} = 'active'))
        and (${search} = '' or position(${search} in fold_text(name)) > 0 or position(${search} in id) > 0
          or position(${search} in lower(code)) > 0 or position(${search} in fold_text(address)) > 0
          or position(${search} in lower(postal_code)) > 0)
    ), shown as (
      (select id from found order by lower(name), id limit ${limit} offset ${offset})
      union (select id from locations
        where ${search} = '' and ${ids}::text[] is null and deleted_at is null
          and (${status} = 'all' or is_active = (${status} = 'active'))
        order by lower(name), id limit ${limit} offset ${offset})
    )
    select l.*, u.name as updated_by_name,
      exists (select from menu_items i where i.location_id = l.id and i.is_available
        and (${ids}::text[] is null or i.location_id = any(${ids}::text[]))) as has_menu,
      case when ${search} = '' and ${ids}::text[] is null
        then (select sum(case ${status} when 'all' then listed when 'active' then active else listed - active end)
              from location_counts)
        else (select count(*) from found) end::int as matching
    from shown join locations l on l.id = shown.id left join users u on u.id = l.updated_by
    order by lower(l.name), l.id`)
}

/** Until the end of the transaction nobody else changes it; orders are placed meanwhile. */
export function lockLocation(tx: Tx, id: string) {
  return tx.maybe<ManagedRow>(sql`select * from locations where id = ${id} and deleted_at is null for no key update`)
}

/** Also orders and bookings that are being made wait, or are waited for: see `locationToServe`. */
export function lockToClose(tx: Tx, id: string) {
  return tx.maybe<ManagedRow>(sql`select * from locations where id = ${id} and deleted_at is null for update`)
}

export function namedLocation(db: Db, id: string) {
  return db.one<NamedRow>(sql`
    select l.*, u.name as updated_by_name,
      exists (select from menu_items i where i.location_id = ${id} and i.is_available) as has_menu
    from locations l left join users u on u.id = l.updated_by where l.id = ${id}`)
}

/** Codes are given out one after the other, so that two people never get the same. */
export function lockCodes(tx: Tx) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtext('order codes of locations'))`)
}

export async function codesInUse(tx: Tx, butNotOf: string): Promise<Set<string>> {
  const rows = await tx.many<{ code: string }>(
    sql`select code from locations where deleted_at is null and id <> ${butNotOf}`,
  )
  return new Set(rows.map(({ code }) => code))
}

/** Also those of deleted ones: an id means the same place for ever. */
export async function takenIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.many<{ id: string }>(sql`select id from locations where id = any(${[...ids]}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Statements turn instants into local days, so the database has to know a zone too. */
export async function knowsZone(db: Db, zone: string): Promise<boolean> {
  const { known } = await db.one<{ known: boolean }>(
    sql`select exists (select from pg_timezone_names where name = ${zone}) as known`,
  )
  return known
}

export type LocationColumns = Pick<
  ManagedRow,
  | 'code'
  | 'name'
  | 'address'
  | 'postal_code'
  | 'province'
  | 'phone'
  | 'email'
  | 'manager'
  | 'capacity'
  | 'features'
  | 'hours'
  | 'exceptions'
  | 'tax_kind'
  | 'tax_province'
  | 'tax_lines'
  | 'tax_registrations'
  | 'day_ends_at'
  | 'time_zone'
  | 'opening_date'
  | 'is_active'
  | 'legal_name'
  | 'latitude'
  | 'longitude'
  | 'slot_capacity'
  | 'slot_minutes'
  | 'notice_minutes'
  | 'order_rules'
  | 'type_hours'
>
export type By = { readonly userId: string; readonly now: Date }

/** Nothing: the id is taken. */
export function insertLocation(tx: Tx, id: string, columns: LocationColumns, { userId, now }: By) {
  return tx.maybe<{ id: string }>(sql`
    insert into locations (id, code, name, address, postal_code, province, phone, email, manager, capacity, features, hours, exceptions,
      tax_kind, tax_province, tax_lines, tax_registrations, day_ends_at, time_zone, opening_date, is_active, legal_name, latitude, longitude,
      slot_capacity, slot_minutes, notice_minutes, order_rules, type_hours, chain_exceptions, created_at, updated_at, updated_by)
    select ${id}, l.code, l.name, l.address, l.postal_code, l.province, l.phone, l.email, l.manager, l.capacity, l.features, l.hours,
      l.exceptions, l.tax_kind, l.tax_province, l.tax_lines, l.tax_registrations, l.day_ends_at, l.time_zone, l.opening_date, l.is_active,
      l.legal_name, l.latitude, l.longitude, l.slot_capacity, l.slot_minutes, l.notice_minutes, l.order_rules, l.type_hours, c.exceptions,
      ${now}, ${now}, ${userId}
    from jsonb_populate_record(null::locations, ${JSON.stringify(columns)}::jsonb) l, chain_hours c
    for share of c
    on conflict (id) do nothing returning id`)
}

export function saveLocation(tx: Tx, id: string, columns: LocationColumns, { userId, now }: By) {
  return tx.run(sql`
    update locations set
      (code, name, address, postal_code, province, phone, email, manager, capacity, features, hours, exceptions, tax_kind, tax_province,
       tax_lines, tax_registrations, day_ends_at, time_zone, opening_date, is_active, legal_name, latitude, longitude, slot_capacity,
       slot_minutes, notice_minutes, order_rules, type_hours)
      = (select l.code, l.name, l.address, l.postal_code, l.province, l.phone, l.email, l.manager, l.capacity, l.features, l.hours,
           l.exceptions, l.tax_kind, l.tax_province, l.tax_lines, l.tax_registrations, l.day_ends_at, l.time_zone, l.opening_date,
           l.is_active, l.legal_name, l.latitude, l.longitude, l.slot_capacity, l.slot_minutes, l.notice_minutes, l.order_rules, l.type_hours
         from jsonb_populate_record(null::locations, ${JSON.stringify(columns)}::jsonb) l),
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`)
}

export function setActive(tx: Tx, id: string, isActive: boolean, { userId, now }: By) {
  return tx.run(sql`
    update locations set is_active = ${isActive}, version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`)
}

/** Who edits the location meanwhile edits other fields: it keeps its version. Null: none any more. */
export function setBump(tx: Tx, id: string, bump: Bump | null) {
  return tx.run(sql`
    update locations set bump_minutes = ${bump?.minutes ?? null}, bump_until = ${bump?.until ?? null} where id = ${id}`)
}

/** The row stays: orders, receipts and reservations go on pointing at it. */
export function markDeleted(tx: Tx, id: string, { userId, now }: By) {
  return tx.run(sql`
    update locations set is_active = false, deleted_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`)
}
