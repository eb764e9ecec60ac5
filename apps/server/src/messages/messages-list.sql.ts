import type { MessageFilterState, MessageKind } from '@sizzle/contract/messages.ts'
import { OUTAGES_UNTIL_AWAY } from '@sizzle/domain/messages/campaign.ts'
import { searchPattern } from '../kit/db/search-pattern.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { InZone, MessageRow } from './messages.sql.ts'

export type MessageFilter = {
  readonly state: MessageFilterState | undefined
  readonly kind: MessageKind | undefined
  readonly search: string | undefined
}
export type ListedMessage = Omit<MessageRow, 'text' | 'html' | 'letter'> & InZone & { excerpt: string }

/** "Queued" to people includes the one on its way right now. */
function statesOf(state: MessageFilterState | undefined): readonly string[] | null {
  if (state === undefined) return null
  return state === 'queued' ? ['queued', 'sending'] : [state]
}

/** Newest first. A search is a part of the recipient, the name or the subject as people type it. */
export function listMessages(db: Db, filter: MessageFilter, limit: number, offset: number) {
  const pattern = searchPattern(filter.search)
  return db.many<ListedMessage>(sql`
    select id, kind, state, template, location_id, recipient, recipient_name, subject, about_kind, about_id, attempts,
           due_at, holds_secret, promotional, last_problem, last_error, sent_at, delivered_at, created_at, version,
           case when holds_secret then '' else left(text, 240) end as excerpt,
           (select time_zone from locations l where l.id = messages.location_id) as time_zone
    from messages
    where (${statesOf(filter.state)}::text[] is null or state = any(${statesOf(filter.state)}))
      and (${filter.kind ?? null}::text is null or kind = ${filter.kind ?? null})
      and (${pattern}::text is null or fold_text(recipient) like ${pattern} or fold_text(recipient_name) like ${pattern}
        or fold_text(subject) like ${pattern})
    order by created_at desc, id desc limit ${limit} offset ${offset}`)
}

/** How many of each state, under the same kind and search: the tabs' figures. */
export function countMessages(db: Db, filter: Omit<MessageFilter, 'state'>) {
  const pattern = searchPattern(filter.search)
  return db.one<Record<MessageFilterState, number>>(sql`
    select count(*) filter (where state in ('queued', 'sending'))::bigint as queued,
           count(*) filter (where state = 'captured')::bigint as captured,
           count(*) filter (where state = 'sent')::bigint as sent,
           count(*) filter (where state = 'failed')::bigint as failed,
           count(*) filter (where state = 'skipped')::bigint as skipped
    from messages
    where (${filter.kind ?? null}::text is null or kind = ${filter.kind ?? null})
      and (${pattern}::text is null or fold_text(recipient) like ${pattern} or fold_text(recipient_name) like ${pattern}
        or fold_text(subject) like ${pattern})`)
}

export type DeliveryState = {
  /** Of the latest attempts in the last quarter of an hour, newest first, how many failed before one was taken. */
  failing: number
  last_problem: string | null
  last_error: string | null
  waiting: number
  oldest_seconds: number
  /** Taken by a process that did not finish them in their lease, and by nobody since. */
  past_lease: number
  longest_past_lease_seconds: number
  failed_today: number
  /** Of a campaign whose letters do not reach the mail server, while nothing else was taken since. */
  campaign_error: string | null
}

/** How sending goes right now, whichever process does it. */
export function deliveryState(db: Db, kind: MessageKind) {
  return db.one<DeliveryState>(sql`
    with recent as (
      select state, last_problem, last_error, attempted_at from messages
      where kind = ${kind} and attempted_at > now() - interval '15 minutes'
      order by attempted_at desc limit 50
    ), failing as (
      -- A mail that was refused for itself says nothing against the provider.
      select * from recent
      where last_problem in ('outage', 'login', 'busy')
        and attempted_at > coalesce((select max(attempted_at) from recent where state in ('sent', 'captured')), '-infinity')
    )
    select (select count(*)::bigint from failing) as failing,
           (select last_problem from failing order by attempted_at desc limit 1) as last_problem,
           (select last_error from failing order by attempted_at desc limit 1) as last_error,
           count(*)::bigint as waiting,
           coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds,
           count(*) filter (where state = 'sending' and due_at < now())::bigint as past_lease,
           greatest(extract(epoch from now() - min(due_at) filter (where state = 'sending')), 0)::float8
             as longest_past_lease_seconds,
           (select count(*)::bigint from messages
            where kind = ${kind} and state = 'failed' and created_at > now() - interval '1 day') as failed_today,
           (select outage_error from campaigns
            where ${kind} = 'email' and state = 'sending' and outages >= ${OUTAGES_UNTIL_AWAY}
              and outage_at > coalesce((select max(attempted_at) from recent where state in ('sent', 'captured')), '-infinity')
            order by outage_at desc limit 1) as campaign_error
    from messages where kind = ${kind} and state in ('queued', 'sending')`)
}

/** What one order or reservation was told, oldest first. */
export function messagesAbout(db: Db, kind: 'order' | 'reservation' | 'user', id: string) {
  return db.many<Pick<MessageRow, 'kind' | 'template' | 'state' | 'created_at' | 'sent_at'>>(sql`
    select kind, template, state, created_at, sent_at from messages
    where about_kind = ${kind} and about_id = ${id} order by created_at, id`)
}
