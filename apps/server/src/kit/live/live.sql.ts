import type { DishTicks, TicketTicks, Topic } from '@sizzle/contract/live.ts'
import { inSteps } from '../db/in-steps.ts'
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

/**
 * The transaction has its number (`own`) before the change has one: `unseenChanges` tells by it whether a change that is not there
 * may still come.
 */
export function insertChange(tx: Tx, change: Omit<Change, 'id'>) {
  tx.send(sql`
    insert into changes (topic, entity_id, location_id, user_id, version, content)
    select ${change.topic}::text, ${change.entity_id}::text, ${change.location_id}::text, ${change.user_id}::uuid, ${change.version}::int,
           ${change.content && JSON.stringify(change.content)}::jsonb
    from (select pg_current_xact_id() as own offset 0) begun where own is not null`)
  tx.tell('changes')
}

/** The same for several that are about no location and nobody. */
export function insertChanges(tx: Tx, changes: readonly Pick<Change, 'topic' | 'entity_id' | 'version'>[]) {
  tx.send(sql`
    with begun as materialized (select pg_current_xact_id() as own)
    insert into changes (topic, entity_id, version)
    select topic, entity_id, version
    from begun, jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (topic text, entity_id text, version int)
    where own is not null`)
  tx.tell('changes')
}

/** The numbers of the newest ones, and of those a little before that may have been missed by who reads the first time. */
export async function newestChanges(db: Db, most: number): Promise<readonly number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from changes where id > (select max(id) from changes) - ${most}::bigint order by id`)
  return rows.map(({ id }) => id)
}

/** Where a reading stood among the transactions. */
type Edge = {
  /** Every transaction below this number has ended. */
  open_from: number
  /** A number taken just now, above that of every transaction under way. */
  taken: number | null
  /** The last number that a change was given. */
  last: number
}

/** What is newer than `newest`, and of the `missing` what has come meanwhile. */
export async function unseenChanges(
  db: Db,
  asked: {
    readonly newest: number
    readonly missing: readonly number[]
    readonly takes: boolean
    readonly limit: number
  },
): Promise<Edge & { readonly changes: readonly Change[] }> {
  const rows = await db.many<Edge & (Change | { id: null })>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as open_from,
           case when ${asked.takes} then pg_current_xact_id()::text::bigint end as taken,
           (select last_value from changes_id_seq) as last, found.*
    from (select) one left join (
      (select id, topic, entity_id, location_id, user_id, version, content from changes
       where id > ${asked.newest} order by id limit ${asked.limit})
      union all
      select came.* from unnest(${asked.missing}::bigint[]) as m (id) cross join lateral (
        -- One look into the index for each: a plan that was made while there were few changes would read all of them.
        select id, topic, entity_id, location_id, user_id, version, content from changes where id = m.id offset 0) came
    ) found on true
    order by found.id`)
  return {
    open_from: rows[0]?.open_from ?? 0,
    taken: rows[0]?.taken ?? null,
    last: rows[0]?.last ?? 0,
    changes: rows.filter((row): row is Edge & Change => row.id !== null),
  }
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

/**
 * What was changed of all that guests see of a location, or of all of them, in the last five minutes: another change, another sum.
 * Nothing that is compared with it is kept for longer than a minute. A change is seen once it is committed, whatever its number.
 */
export function publicVersion(db: Db, locationId: string | undefined) {
  return db.one<{ count: number; sum: number }>(sql`
    select count(*)::int as count, coalesce(sum(id), 0)::bigint as sum from changes
    where topic in ('location.changed', 'menu.changed', 'settings.changed') and at > now() - interval '5 minutes'
      and (${locationId ?? null}::text is null or location_id is null or location_id = ${locationId ?? null})`)
}

export function oldestChange(db: Db) {
  return db.one<{ id: number }>(sql`select coalesce(min(id), 0)::bigint as id from changes`)
}

export function forgetOldChanges(db: Db, now: Date) {
  const before = new Date(now.getTime() - 24 * 3_600_000)
  return inSteps(() =>
    db.run(sql`
      delete from changes where at < ${before} and ctid = any(array(
        select ctid from changes where at < ${before} order by at limit 500 for update skip locked))`),
  )
}

/** Of these sessions, the ones that still let a person in. */
export function livingSessions(db: Db, sessionIds: readonly string[]) {
  return db.many<{ id: string }>(sql`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any(${sessionIds}::uuid[]) and s.expires_at > now() and u.is_active and u.deleted_at is null`)
}
