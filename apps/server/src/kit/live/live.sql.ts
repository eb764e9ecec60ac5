import type { DishTicks, TicketTicks, Topic } from '@sizzle/contract/live.ts'
import { type Db, sql, type Tx } from '../db/sql.ts'

export type Change = {
  id: number
  /** Written by announce() only. */
  topic: Topic
  entity_id: string
  location_id: string | null
  user_id: string | null
  version: number
  /** What travels with it; far below the 8,000 bytes that a notice may have. */
  content: TicketTicks | DishTicks | null
}

/** The row and its notice travel together: NOTIFY is delivered at commit, in commit order, to every process. */
export function insertChange(tx: Tx, change: Omit<Change, 'id'>) {
  return tx.run(sql`
    with change as (
      insert into changes (topic, entity_id, location_id, user_id, version, content)
      values (${change.topic}, ${change.entity_id}, ${change.location_id}, ${change.user_id}, ${change.version},
              ${change.content && JSON.stringify(change.content)}::jsonb)
      returning id, topic, entity_id, location_id, user_id, version, content
    )
    select pg_notify('changes', row_to_json(change)::text) from change`)
}

export function newestChange(db: Db) {
  return db.one<{ id: number }>(sql`select coalesce(max(id), 0)::bigint as id from changes`)
}

/**
 * What came after change `after`. Ids are given out before commit, so a slower transaction may hold a lower id and
 * commit later: the last minute before `after` is sent again. Screens refetch by id and version, so twice is harmless.
 */
export function changesAfter(db: Db, after: number, limit: number) {
  return db.many<Change>(sql`
    select id, topic, entity_id, location_id, user_id, version, content from changes
    where id > ${after}
       or (id > ${after - 1000} and at > (select at from changes where id = ${after}) - interval '1 minute' and id <> ${after})
    order by id limit ${limit}`)
}

export function oldestChange(db: Db) {
  return db.one<{ id: number }>(sql`select coalesce(min(id), 0)::bigint as id from changes`)
}

export function forgetOldChanges(db: Db, now: Date) {
  return db.run(sql`delete from changes where at < ${new Date(now.getTime() - 24 * 3_600_000)}`)
}

/** Of these sessions, the ones that still let a person in. */
export function livingSessions(db: Db, sessionIds: readonly string[]) {
  return db.many<{ id: string }>(sql`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any(${sessionIds}::uuid[]) and s.expires_at > now() and u.is_active and u.deleted_at is null`)
}
