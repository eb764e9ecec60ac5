import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { LocationRow } from './locations.sql.ts'

export type OwnLocationRow = Pick<LocationRow, 'id' | 'name' | 'address' | 'phone' | 'time_zone' | 'is_active'> & {
  matching: number
}

type OwnFilter = {
  /** Null: every location. */
  readonly ids: Locations
  /** Lower case, trimmed; empty: everything. */
  readonly search: string
  /** In the answer wherever it stands. */
  readonly also: string | null
}

/** By name. Positions instead of LIKE: what people type has no wildcards. */
export function ownLocations(
  db: Db,
  { ids, search, also }: OwnFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return db.many<OwnLocationRow>(sql`
    with mine as (
      select id, name, address, phone, time_zone, is_active, lower(name) as sorted, count(*) over ()::int as matching
      from locations
      where deleted_at is null and (${ids}::text[] is null or id = any(${ids}::text[]))
        and (${search} = '' or position(${search} in lower(name)) > 0 or position(${search} in id) > 0
          or position(${search} in lower(code)) > 0 or position(${search} in lower(address)) > 0
          or position(${search} in lower(postal_code)) > 0)
    ), page as (select * from mine order by sorted, id limit ${limit} offset ${offset})
    select * from page
    union
    select id, name, address, phone, time_zone, is_active, lower(name), (select count(*)::int from mine)
    from locations
    where id = ${also} and deleted_at is null and (${ids}::text[] is null or id = any(${ids}::text[]))
    order by sorted, id`)
}
