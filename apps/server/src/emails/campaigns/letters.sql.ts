import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'
import type { Written } from '../../messages/letters/written-letters.ts'

export type LeasedCampaign = {
  id: string
  lease: string
  letter: Written
  per_minute: number
  code: string
  percent: number | null
  /** Before this batch, in a row. */
  outages: number
  /** Its codes have ended. */
  is_over: boolean
  leased_at: Date
}
type Held = Pick<LeasedCampaign, 'id' | 'lease'>

/** One process sends of a campaign at a time, so its pace holds over all of them. */
export function leaseCampaigns(db: Db, limit: number, leaseSeconds: number) {
  return db.many<LeasedCampaign>(sql`
    with due as (
      select id from campaigns where state = 'sending' and due_at <= now()
      order by due_at limit ${limit} for update skip locked
    )
    update campaigns c set lease = gen_random_uuid(), due_at = now() + ${leaseSeconds} * interval '1 second'
    from due where c.id = due.id
    returning c.id, c.lease, c.letter, c.per_minute, c.code, c.percent, c.outages,
              coalesce(c.code_ends_at <= now(), false) as is_over, now() as leased_at`)
}

export function renewCampaigns(db: Db, held: readonly Held[], leaseSeconds: number) {
  return db.run(sql`
    update campaigns set due_at = now() + ${leaseSeconds} * interval '1 second'
    where state = 'sending' and id = any(${held.map(({ id }) => id)}::uuid[]) and lease = any(${held.map(({ lease }) => lease)}::uuid[])`)
}

export async function nextCampaignIn(db: Db): Promise<number | null> {
  const { ms } = await db.one<{ ms: number | null }>(sql`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from campaigns where state = 'sending'`)
  return ms
}

/** What a process that died had begun: it may have left, so it is not begun again. */
export function settleAbandoned(db: Db, { id, lease }: Held) {
  return db.run(sql`
    update campaign_letters l set state = 'uncertain', last_error = 'The program ended while it was being sent'
    from campaigns c
    where c.id = ${id} and c.lease = ${lease} and c.state = 'sending' and l.campaign_id = c.id and l.state = 'sending'`)
}

/** The offer has ended: what has not left by then says nothing that is true. */
export function skipRest(db: Db, { id, lease }: Held) {
  return db.run(sql`
    update campaign_letters l set state = 'skipped', last_error = 'The offer was over'
    from campaigns c
    where c.id = ${id} and c.lease = ${lease} and c.state = 'sending' and l.campaign_id = c.id and l.state = 'waiting'`)
}

export type DueLetter = { id: string; user_id: string; name: string; language: LetterLanguage }

export function dueLetters(db: Db, campaignId: string, limit: number) {
  return db.many<DueLetter>(sql`
    select l.id, l.user_id, u.name, coalesce(u.locale, 'en') as language
    from campaign_letters l join users u on u.id = l.user_id
    where l.campaign_id = ${campaignId} and l.state = 'waiting' and l.due_at <= now()
    order by l.due_at, l.id limit ${limit}`)
}

export type BegunLetter = {
  id: string
  attempts: number
  user_id: string
  email: string
  name: string
  language: LetterLanguage
  takes_offers: boolean
  code: string | null
}

/**
 * The last look before they leave: the campaign still runs and is ours, the letter was not begun, and its reader takes offers.
 * Who has no code yet, because somebody else has the same one, gets one in the next batch.
 */
export function beginLetters(db: Db, held: Held, letterIds: readonly string[]) {
  return db.many<BegunLetter>(sql`
    update campaign_letters l set state = 'sending', attempts = l.attempts + 1
    from campaigns c, users u left join promotion_codes p on p.user_id = u.id and p.campaign_id = ${held.id}
    where c.id = ${held.id} and c.lease = ${held.lease} and c.state = 'sending'
      and l.id = any(${letterIds}::uuid[]) and l.campaign_id = c.id and l.state = 'waiting' and u.id = l.user_id
      and (c.percent is null or p.code is not null)
    returning l.id, l.attempts, u.id as user_id, u.email, u.name, coalesce(u.locale, 'en') as language, takes_offers(u.id), p.code`)
}

export type LetterEnd = {
  readonly id: string
  /** "waiting": it is tried again, in so many seconds. */
  readonly state: 'sent' | 'captured' | 'failed' | 'skipped' | 'uncertain' | 'waiting'
  readonly error: string | null
  readonly seconds: number
}

/**
 * Also over "uncertain": who really knows how it ended says so. One that came back before this was noted has failed. In the
 * order of their ids, so that nobody waits in a circle.
 */
export function endLetters(tx: Tx, ends: readonly LetterEnd[]) {
  tx.send(sql`
    with held as materialized (
      select l.id, e.state, e.error, e.seconds
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as e (id uuid, state text, error text, seconds float8)
      join campaign_letters l on l.id = e.id and (l.state = 'sending' or (l.state = 'uncertain' and e.state <> 'waiting'))
      order by l.id for update of l
    )
    update campaign_letters l
    set state = case when h.state = 'sent' and l.bounced_at is not null then 'failed' else h.state end,
        sent_at = case when h.state in ('sent', 'captured') then now() end,
        due_at = case when h.state = 'waiting' then now() + h.seconds * interval '1 second' else l.due_at end,
        last_error = coalesce(h.error, l.last_error)
    from held h where l.id = h.id`)
}

/** Gives it back: done when no letter is left, else due at the next batch, or when the next letter is. Nothing when it was stopped. */
export function releaseCampaign(
  tx: Tx,
  { id, lease }: Held,
  seconds: number,
  { outages, error }: { readonly outages: number; readonly error: string | null },
) {
  return tx.maybe<{ version: number }>(sql`
    with next as (
      select min(due_at) as due_at from campaign_letters where campaign_id = ${id} and state in ('waiting', 'sending')
    )
    update campaigns c
    set lease = null, version = version + 1, state = case when next.due_at is null then 'done' else 'sending' end,
        ended_at = case when next.due_at is null then now() end, outages = ${outages},
        outage_error = coalesce(${error}, outage_error),
        outage_at = case when ${error}::text is null then outage_at else now() end,
        due_at = greatest(coalesce(next.due_at, now()), now() + ${seconds} * interval '1 second')
    from next where c.id = ${id} and c.lease = ${lease} and c.state = 'sending'
    returning c.version`)
}

type Noted = { campaign_id: string; email: string }

export function noteDelivered(tx: Tx, letterId: string, now: Date) {
  return tx.maybe<Noted>(sql`
    update campaign_letters l set delivered_at = ${now} from users u
    where l.id = ${letterId} and l.delivered_at is null and u.id = l.user_id returning l.campaign_id, u.email`)
}

export function noteBounced(tx: Tx, letterId: string, error: string, now: Date) {
  return tx.maybe<Noted>(sql`
    update campaign_letters l
    set bounced_at = ${now}, last_error = ${error}, state = case when l.state in ('sent', 'uncertain') then 'failed' else l.state end
    from users u
    where l.id = ${letterId} and l.bounced_at is null and u.id = l.user_id returning l.campaign_id, u.email`)
}

export function noteComplained(tx: Tx, letterId: string, now: Date) {
  return tx.maybe<Noted>(sql`
    update campaign_letters l set complained_at = ${now} from users u
    where l.id = ${letterId} and l.complained_at is null and u.id = l.user_id returning l.campaign_id, u.email`)
}
