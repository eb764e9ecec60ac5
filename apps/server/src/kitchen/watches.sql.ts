import { type Db, sql } from '../kit/db/sql.ts'

/** Answers which of them exist. An older word never replaces a newer one. */
export function noteWatches(db: Db, locationIds: readonly string[], now: Date) {
  return db.many<{ location_id: string }>(sql`
    insert into kitchen_watches (location_id, seen_at)
    select id, ${now} from locations where id = any(${locationIds}) and deleted_at is null order by id
    on conflict (location_id) do update set seen_at = greatest(kitchen_watches.seen_at, excluded.seen_at)
    returning location_id`)
}
