import type { MessageState } from '@sizzle/contract/messages.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import { linkTextKeys } from './link-text.ts'
import type { SessionRow } from './sessions.sql.ts'

export type LinkRow = SessionRow & { location_name: string; time_zone: string; link_code: string }

/** Links that a customer can pay now. Reads the small partial index of open sessions, however many have ended. */
export function openLinks(db: Db, locations: readonly string[] | null, now: Date) {
  return db.many<LinkRow>(sql`
    select s.*, l.name as location_name, l.time_zone
    from payment_sessions s join locations l on l.id = s.location_id
    where s.state in ('open', 'failed') and not s.needs_review and s.refused_at is null and s.withdrawn_at is null
      and s.link_code is not null and s.payment_url is not null
      and s.expires_at > ${now} and (${locations}::text[] is null or s.location_id = any(${locations}))
    order by s.created_at desc, s.id desc limit 100`)
}

/** Also one that has ended. One that never reached the provider was never a link. */
export function linkById(db: Db, { id, at }: Lookup) {
  return db.maybe<LinkRow>(sql`
    select s.*, l.name as location_name, l.time_zone
    from payment_sessions s join locations l on l.id = s.location_id
    where (${at}::text[] is null or s.location_id = any(${at})) and s.id = ${id} and s.link_code is not null and s.payment_url is not null`)
}

/** What of a paid session's money its order does not need, since that got cheaper: it goes back to the card by itself. */
export function notNeededOf(db: Db, s: { location_id: string; id: string }) {
  return db.maybe<{ amount: number; is_done: boolean }>(sql`
    select sum(r.amount)::int as amount, bool_and(r.state = 'succeeded') as is_done
    from payments p join refunds r on r.location_id = p.location_id and r.payment_id = p.id and r.cause = 'edited'
    where p.location_id = ${s.location_id} and p.session_id = ${s.id} having count(*) > 0`)
}

export type LinkTextRow = { session_id: string; state: MessageState; created_at: Date }

/** What was sent of these links, oldest first. */
export function textsOf(db: Db, sessionIds: readonly string[]) {
  return db.many<LinkTextRow>(sql`
    select split_part(dedupe_key, ':', 2) as session_id, state, created_at from messages
    where dedupe_key = any(${sessionIds.flatMap(linkTextKeys)}::text[]) order by created_at, id`)
}
