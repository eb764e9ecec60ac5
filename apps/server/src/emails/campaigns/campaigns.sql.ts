import type { Audience, CampaignState } from '@sizzle/domain/messages/campaign.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'
import type { Written } from '../../messages/letters/written-letters.ts'

export type CampaignRow = {
  id: string
  name: string
  state: CampaignState
  audience: Audience
  letter: Written
  /** What the readers' own codes begin with; empty: they get none. */
  code: string
  percent: number | null
  code_ends_at: Date | null
  per_minute: number
  /** Tries in a row, up to the last one, that never reached the mail server. */
  outages: number
  outage_error: string | null
  outage_at: Date | null
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
  version: number
}
export type Counted = Pick<Report, 'total' | 'waiting' | 'sent' | 'captured'>

const MOST_LISTED = 100

export function listCampaigns(db: Db) {
  return db.many<CampaignRow & Counted>(sql`
    select c.*, counted.*
    from campaigns c cross join lateral (
      select count(*)::bigint as total,
             count(*) filter (where l.state in ('waiting', 'sending'))::bigint as waiting,
             count(*) filter (where l.state = 'sent')::bigint as sent,
             count(*) filter (where l.state = 'captured')::bigint as captured
      from campaign_letters l where l.campaign_id = c.id) counted
    order by c.created_at desc, c.id desc limit ${MOST_LISTED}`)
}

export function campaignById(db: Db, id: string) {
  return db.maybe<CampaignRow>(sql`select * from campaigns where id = ${id}`)
}

export function lockCampaign(tx: Tx, id: string) {
  return tx.maybe<CampaignRow>(sql`select * from campaigns where id = ${id} for update`)
}

type Words = Pick<
  CampaignRow,
  'id' | 'name' | 'audience' | 'letter' | 'code' | 'percent' | 'code_ends_at' | 'per_minute'
>

export function addCampaign(tx: Tx, row: Words, now: Date) {
  return tx.one<{ version: number }>(sql`
    insert into campaigns (id, name, audience, letter, code, percent, code_ends_at, per_minute, created_at)
    values (${row.id}, ${row.name}, ${JSON.stringify(row.audience)}::jsonb, ${JSON.stringify(row.letter)}::jsonb, ${row.code},
            ${row.percent}, ${row.code_ends_at}, ${row.per_minute}, ${now})
    returning version`)
}

export function changeCampaign(tx: Tx, row: Words) {
  return tx.one<{ version: number }>(sql`
    update campaigns
    set name = ${row.name}, audience = ${JSON.stringify(row.audience)}::jsonb, letter = ${JSON.stringify(row.letter)}::jsonb,
        code = ${row.code}, percent = ${row.percent}, code_ends_at = ${row.code_ends_at}, per_minute = ${row.per_minute},
        version = version + 1
    where id = ${row.id} returning version`)
}

export function markSending(tx: Tx, id: string, now: Date) {
  return tx.one<{ version: number }>(sql`
    update campaigns
    set state = 'sending', started_at = coalesce(started_at, ${now}), due_at = now(), outages = 0, version = version + 1
    where id = ${id} returning version`)
}

export function removeCampaign(tx: Tx, id: string) {
  return tx.run(sql`delete from campaigns where id = ${id} and state = 'draft'`)
}

/** Whoever sends a batch of it notices at the next letter. */
export function markStopped(tx: Tx, id: string) {
  return tx.one<{ version: number }>(sql`
    update campaigns set state = 'stopped', lease = null, version = version + 1 where id = ${id} returning version`)
}

export type Report = {
  total: number
  waiting: number
  sent: number
  captured: number
  failed: number
  skipped: number
  uncertain: number
  delivered: number
  bounced: number
  complained: number
  unsubscribed: number
}

/** What became of its letters. 10,000 of them are counted in some ten milliseconds. */
export function reportOf(db: Db, campaignId: string) {
  return db.one<Report>(sql`
    select count(*)::bigint as total,
           count(*) filter (where state in ('waiting', 'sending'))::bigint as waiting,
           count(*) filter (where state = 'sent')::bigint as sent,
           count(*) filter (where state = 'captured')::bigint as captured,
           count(*) filter (where state = 'failed')::bigint as failed,
           count(*) filter (where state = 'skipped')::bigint as skipped,
           count(*) filter (where state = 'uncertain')::bigint as uncertain,
           count(delivered_at) filter (where bounced_at is null)::bigint as delivered,
           count(bounced_at)::bigint as bounced,
           count(complained_at)::bigint as complained,
           (select count(distinct c.user_id)::bigint from consents c join campaign_letters l on l.user_id = c.user_id
            where l.campaign_id = ${campaignId} and not c.given and c.source = 'unsubscribe link'
              and c.at between l.sent_at and l.sent_at + interval '30 days') as unsubscribed
    from campaign_letters where campaign_id = ${campaignId}`)
}
