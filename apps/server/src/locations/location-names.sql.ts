import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'

/** Those that are not deleted, by name. */
export function locationNames(db: Db, ids: Locations) {
  return db.many<{ id: string; name: string; is_active: boolean }>(sql`
    select id, name, is_active from locations
    where deleted_at is null and (${ids}::text[] is null or id = any(${ids}::text[]))
    order by lower(name), id`)
}
