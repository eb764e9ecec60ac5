import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { NAMED_BY_ID } from '../kit/audit.sql.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type AuditFilter = {
  readonly locationId?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  /** Their whole names. */
  readonly people?: readonly string[] | undefined
  /** Those among them who stand there by id. */
  readonly peopleById?: readonly string[] | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}
type State = Record<string, unknown> | null
export type AuditRow = {
  id: string
  at: Date
  actor_id: string | null
  actor_name: string
  approved_by_name: string | null
  action: string
  subject: string
  location_id: string | null
  location_name: string | null
  time_zone: string | null
  before: State
  after: State
  /** Of those that match, up to one more than are read. */
  matching: number
}

/** Newest first. Entries older than the latest `most` that match are not looked for, so that a page costs the same for ever. */
export function listAudit(
  db: Db,
  { locationId, action, subject, people, peopleById, from, until }: AuditFilter,
  { most, limit, offset }: { readonly most: number; readonly limit: number; readonly offset: number },
) {
  return db.many<AuditRow>(sql`
    with found as (
      select id, at from audit
      where (${locationId ?? null}::text is null or location_id = ${locationId ?? null})
        and (${action ?? null}::text is null or action = ${action ?? null})
        and (${subject ?? null}::text is null or subject = ${subject ?? null} or starts_with(subject, ${subject ?? null} || ':'))
        and (${people ?? null}::text[] is null or (actor_name = any(${people ?? null}) and not exists (
               select from users u where audit.subject = 'user:' || audit.actor_id and u.id = audit.actor_id and u.deleted_at is not null))
             or (actor_name = ${NAMED_BY_ID} and actor_id = any(${peopleById ?? null}::uuid[])))
        and (${from ?? null}::timestamptz is null or at >= ${from ?? null})
        and (${until ?? null}::timestamptz is null or at < ${until ?? null})
      order by at desc, id desc limit ${most + 1}
    ), page as (
      -- The one more is only counted.
      select id, at from found order by at desc, id desc
      limit least(${limit}::int, greatest(${most}::int - ${offset}::int, 0)) offset ${offset}
    )
    select a.id::text, a.at, a.actor_id,
      -- Earlier entries hold the name of who has left as well.
      case when a.actor_name = ${NAMED_BY_ID} or (a.subject = 'user:' || a.actor_id and u.deleted_at is not null)
           then coalesce(u.name, 'Former customer') else a.actor_name end as actor_name,
      a.approved_by_name, a.action,
      -- And an address, the words of somebody's search or those of a mail server in clear.
      case when starts_with(a.subject, 'address:')
           then coalesce((select 'user:' || p.id from users p where lower(p.email) = substr(a.subject, 9)), 'address')
           else a.subject end as subject,
      a.location_id, l.name as location_name, l.time_zone,
      case when a.action = 'retryMessage' then a.before - 'lastError' else a.before end as before,
      case when a.action in ('exportReservations', 'exportAudit') then a.after - '{search,person}'::text[] else a.after end as after,
      (select count(*)::int from found) as matching
    from page join audit a on a.id = page.id left join locations l on l.id = a.location_id left join users u on u.id = a.actor_id
    order by a.at desc, a.id desc`)
}

/** Everybody who ever changed something and has this in their name: the index leads from one name to the next. */
export async function peopleNamed(db: Db, part: string): Promise<string[]> {
  const rows = await db.many<{ name: string }>(sql`
    with recursive names as (
      (select actor_name as name from audit order by actor_name limit 1)
      union all
      select (select actor_name from audit where actor_name > names.name order by actor_name limit 1)
      from names where names.name is not null
    )
    select name from names where position(${foldText(part)} in fold_text(name)) > 0`)
  return rows.map(({ name }) => name)
}

/** Everybody who stands there by id and is called so today. */
export async function peopleByIdNamed(db: Db, part: string): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select id from users where id in (select actor_id from audit where actor_name = ${NAMED_BY_ID})
      and position(${foldText(part)} in fold_text(name)) > 0`)
  return rows.map(({ id }) => id)
}

/** What was done lately, by name. */
export async function auditActions(db: Db, most: number): Promise<string[]> {
  const rows = await db.many<{ action: string }>(sql`
    select distinct action from (select action from audit order by at desc, id desc limit ${most}) latest order by action`)
  return rows.map(({ action }) => action)
}
