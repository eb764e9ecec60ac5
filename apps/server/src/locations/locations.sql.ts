import type { LocalTime } from '@sizzle/domain/hours/local-time.ts'
import type { DayHours, HoursException } from '@sizzle/domain/hours/opening-hours.ts'
import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import type { OrderRules } from '@sizzle/domain/locations/order-rules.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { Pause } from '@sizzle/domain/order/pause.ts'
import type { Province } from '@sizzle/domain/pricing/presets.ts'
import type { ClassTaxLine } from '@sizzle/domain/pricing/tax-class.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Page } from '../kit/page.ts'

export type LocationRow = {
  id: string
  code: string
  name: string
  address: string
  postal_code: string
  phone: string
  email: string
  manager: string | null
  capacity: number | null
  features: string[]
  hours: Record<string, DayHours>
  exceptions: HoursException[]
  tax_kind: 'postal' | 'preset' | 'own'
  tax_province: Province | null
  tax_lines: ClassTaxLine[]
  tax_registrations: Record<string, string>
  /** A business day ends at this hour of the night. */
  day_ends_at: LocalTime
  time_zone: string
  opening_date: string | null
  is_active: boolean
  rating: string
  review_count: number
  menu_version: number
  version: number
  /** "Accept" is a button of its own. */
  /** Of reservations: guests of one slot, minutes from one slot to the next, minutes ahead that one must book. */
  slot_capacity: number
  slot_minutes: number
  notice_minutes: number
  /** The chain's holidays. Its own dates go before them. */
  chain_exceptions: HoursException[]
  order_rules: OrderRules
  /** Hours of an order type; one without any has those of the location. */
  type_hours: Partial<Record<OrderType, WeeklySchedule>>
  /** Minutes on top of every quote, for a time. */
  bump_minutes: number | null
  bump_until: Date | null
}

/** With the pauses that are not over. */
export type LocationNow = LocationRow & { readonly pauses: readonly PauseInJson[] }
/** And whether a guest finds a dish on its menu. */
export type SiteLocationRow = LocationNow & { readonly has_menu: boolean }
/** As the database writes it into JSON. */
type PauseInJson = Pick<Pause, 'orderType' | 'channel'> & { readonly from: string; readonly until: string }

export function pausesOf({ pauses }: LocationNow): Pause[] {
  return pauses.map((pause) => ({ ...pause, from: new Date(pause.from), until: new Date(pause.until) }))
}

export function locationById(db: Db, id: string) {
  return db.maybe<LocationRow>(sql`select * from locations where id = ${id} and deleted_at is null`)
}

/**
 * The same for who writes something that has to be served there: until that is done, nobody deletes it or changes its hours.
 * The lock is the one that a row which points at the location takes anyway.
 */
export function locationToServe(tx: Tx, id: string) {
  return tx.maybe<LocationRow>(sql`select * from locations where id = ${id} and deleted_at is null for key share`)
}

export function locationNow(db: Db, id: string, now: Date) {
  return db.maybe<SiteLocationRow>(sql`
    select l.*, exists (select from menu_items i where i.location_id = ${id} and i.is_available) as has_menu, array(
        select json_build_object('orderType', p.order_type, 'channel', p.channel, 'from', p.from_at, 'until', p.until_at)
        from pauses p where p.location_id = ${id} and p.ended_at is null and p.until_at > ${now}
      ) as pauses
    from locations l where l.id = ${id} and l.deleted_at is null`)
}

export type ActiveFilter = {
  /** As `foldText` has it; empty: everything. */
  readonly search: string
  /** Only where tables can be booked. */
  readonly withTables?: boolean
  /** In the answer wherever it stands. */
  readonly also?: string | null
}

/**
 * By name, as customers find them. Without a search an index gives the page and `location_counts` the total, so a chain may
 * have thousands. Of what a search finds, the wide rows are read for the page only. Positions instead of LIKE: what people
 * type has no wildcards. Pauses and the first dish are one look at an index each for each location that is shown.
 */
export function activeLocationsNow(
  db: Db,
  now: Date,
  { search, withTables = false, also = null }: ActiveFilter,
  { limit, offset }: Page,
) {
  return db.many<SiteLocationRow & { matching: number }>(sql`
    with found as materialized (
      select id, name from locations
      where ${search} <> '' and is_active and deleted_at is null
        and (not ${withTables}::bool or 'Dine-in' = any(features))
        and (position(${search} in fold_text(name)) > 0 or position(${search} in fold_text(address)) > 0
          or position(${search} in lower(postal_code)) > 0)
    ), shown as (
      (select id from found order by name, id limit ${limit} offset ${offset})
      union (select id from locations
        where ${search} = '' and is_active and deleted_at is null
          and (not ${withTables}::bool or 'Dine-in' = any(features))
        order by name, id limit ${limit} offset ${offset})
      union (select id from locations where id = ${also} and is_active and deleted_at is null
        and (not ${withTables}::bool or 'Dine-in' = any(features)))
    )
    select l.*, case when ${search} <> '' then (select count(*) from found)
        else (select sum(case when ${withTables}::bool then with_tables else active end) from location_counts)
        end::int as matching,
      exists (select from menu_items i where i.location_id = l.id and i.is_available) as has_menu,
      array(
        select json_build_object('orderType', p.order_type, 'channel', p.channel, 'from', p.from_at, 'until', p.until_at)
        from pauses p where p.location_id = l.id and p.ended_at is null and p.until_at > ${now}
      ) as pauses
    from shown join locations l on l.id = shown.id order by l.name, l.id`)
}

export function activeLocations(db: Db) {
  return db.many<LocationRow>(sql`select * from locations where is_active and deleted_at is null order by name`)
}

export function activeLocationIds(db: Db) {
  return db.many<{ id: string }>(sql`select id from locations where is_active and deleted_at is null order by name, id`)
}

/** Also one that is gone from the site: its orders stay, with their receipts. */
export function locationEver(db: Db, id: string) {
  return db.one<LocationRow>(sql`select * from locations where id = ${id}`)
}

/** Closed ones too: what happened there is still shown. */
export function locationsById(db: Db, ids: readonly string[]) {
  return db.many<LocationRow>(sql`select * from locations where id = any(${ids}::text[])`)
}

/** The menu of the location becomes another one; who changes it at the same time waits. */
export function nextMenuVersion(tx: Tx, id: string) {
  return tx.maybe<LocationRow>(sql`
    update locations set menu_version = menu_version + 1 where id = ${id} and deleted_at is null returning *`)
}
