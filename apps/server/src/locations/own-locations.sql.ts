import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { Page } from '../kit/page.ts'
import type { LocationRow } from './locations.sql.ts'

export type OwnLocationRow = Pick<LocationRow, 'id' | 'name' | 'address' | 'phone' | 'time_zone' | 'is_active'> & {
  matching: number
}

type OwnFilter = {
  /** Null: every location. */
  readonly ids: Locations
  /** As `foldText` has it; empty: everything. */
  readonly search: string
  /** In the answer wherever it stands. */
  readonly also: string | null
}

/**
 * By name. For who works everywhere and does not search, an index gives the page and `location_counts` the total. Positions
 * instead of LIKE: what people type has no wildcards.
 */
export function ownLocations(db: Db, { ids, search, also }: OwnFilter, { limit, offset }: Page) {
  return db.many<OwnLocationRow>(sql`
    with found as materialized (
      select id, name from locations
      where (${search} <> '' or ${ids}::text[] is not null) and deleted_at is null
        and (${ids}::text[] is null or id = any(${ids}::text[]))
        and (${search} = '' or position(${search} in fold_text(name)) > 0 or position(${search} in id) > 0
          or position(${search} in lower(code)) > 0 or position(${search} in fold_text(address)) > 0
          or position(${search} in lower(postal_code)) > 0)
    ), shown as (
      (select id from found order by lower(name), id limit ${limit} offset ${offset})
      union (select id from locations where ${search} = '' and ${ids}::text[] is null and deleted_at is null
        order by lower(name), id limit ${limit} offset ${offset})
      union (select id from locations where id = ${also} and deleted_at is null
        and (${ids}::text[] is null or id = any(${ids}::text[])))
    )
    select l.id, l.name, l.address, l.phone, l.time_zone, l.is_active,
      case when ${search} = '' and ${ids}::text[] is null then (select sum(listed) from location_counts)
        else (select count(*) from found) end::int as matching
    from shown join locations l on l.id = shown.id order by lower(l.name), l.id`)
}
