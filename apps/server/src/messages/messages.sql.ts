import type { MessageKind, MessageState } from '@sizzle/contract/messages.ts'
import { HELD_BACK, LETTERS_COUNT_HOURS, LETTERS_FROM_STRANGERS } from '@sizzle/domain/messages/stranger.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import { takenOf } from '../kit/leases/taken.ts'
import type { Problem } from '../outside/outcome.ts'
import type { Letter } from './letters/letter.ts'

export type CausedByCustomer = { readonly customer: string | null; readonly strangerKey: string }

export type NewMessage = {
  id: string
  location_id: string | null
  kind: MessageKind
  template: string
  recipient: string
  recipient_name: string
  subject: string
  text: string
  /** None of a text message. */
  letter: Letter | null
  dedupe_key: string | null
  state: 'queued' | 'skipped'
  last_error: string | null
  about_kind: string | null
  about_id: string | null
  only_while: readonly string[] | null
  expires_at: Date | null
  holds_secret: boolean
  unsubscribe_url: string | null
  wait_seconds: number
}

/**
 * False when a message with this key is already there, or is being written by a transaction that then commits. What a
 * customer caused goes to its confirmed owner always, to anybody else a few times a day: asked and counted in the same
 * statement. The counter's row is locked until the transaction ends, so that parallel calls cannot pass the number.
 */
export async function insertMessage(tx: Tx, message: NewMessage, caused: CausedByCustomer | null): Promise<boolean> {
  return (await tx.run(messageInserted(message, caused))) === 1
}

/** The same for one that cannot be there yet. */
export function sendMessage(tx: Tx, message: NewMessage, caused: CausedByCustomer | null) {
  tx.send(messageInserted(message, caused))
}

function messageInserted(message: NewMessage, caused: CausedByCustomer | null) {
  return sql`
    with owner as (
      select ${caused === null} or exists (
        select from users where id = ${caused?.customer ?? null}::uuid and email_verified and deleted_at is null
          and lower(email) = lower(${message.recipient})) as yes
    ), counted as (
      insert into stranger_letters as s (key, sent_at)
      select ${caused?.strangerKey ?? null}, array[now()] from owner where not yes
      on conflict (key) do update
      set sent_at = array(select at from unnest(s.sent_at) at where at > now() - ${LETTERS_COUNT_HOURS} * interval '1 hour') || now()
      where ${LETTERS_FROM_STRANGERS}::int > (
        select count(*) from unnest(s.sent_at) at where at > now() - ${LETTERS_COUNT_HOURS} * interval '1 hour')
      returning 1
    ), caused as (
      select (select yes from owner) or exists (select from counted) as may_go
    )
    insert into messages (id, location_id, kind, template, recipient, recipient_name, subject, text, letter, dedupe_key,
                          state, last_error, about_kind, about_id, only_while, expires_at, holds_secret, promotional,
                          unsubscribe_url, due_at)
    select ${message.id}, ${message.location_id}, ${message.kind}, ${message.template}, ${message.recipient},
            ${message.recipient_name}, ${message.subject}, ${message.text},
            ${message.letter && JSON.stringify(message.letter)}::json, ${message.dedupe_key},
            case when may_go then ${message.state} else 'skipped' end,
            case when may_go then ${message.last_error} else ${HELD_BACK} end, ${message.about_kind}, ${message.about_id}, ${message.only_while},
            ${message.expires_at}, ${message.holds_secret}, ${message.unsubscribe_url !== null},
            ${message.unsubscribe_url}, now() + ${message.wait_seconds} * interval '1 second'
    from caused
    on conflict (dedupe_key) do nothing`
}

/** Drops a message that has not begun to be sent, and frees its key for the next one. */
export function withdrawMessage(tx: Tx, dedupeKey: string, reason: string) {
  return tx.maybe<{ id: string; version: number }>(sql`
    update messages set state = 'skipped', dedupe_key = null, last_error = ${reason}, version = version + 1
    where dedupe_key = ${dedupeKey} and (state = 'skipped' or (state = 'queued' and attempts = 0))
    returning id, version`)
}

/** Drops what waits about a reservation, as it would reach somebody else: also what waits for its next try. */
export function withdrawAboutReservation(tx: Tx, id: string, reason: string) {
  return tx.many<{ id: string; version: number }>(sql`
    update messages set state = 'skipped', last_problem = null, last_error = ${reason}, version = version + 1
    where about_kind = 'reservation' and about_id = ${id} and state in ('queued', 'failed')
    returning id, version`)
}

export async function isMessageThere(tx: Tx, dedupeKey: string): Promise<boolean> {
  const { there } = await tx.one<{ there: boolean }>(
    sql`select exists (select from messages where dedupe_key = ${dedupeKey}) as there`,
  )
  return there
}

export type LeasedMessage = {
  id: string
  lease: string
  location_id: string | null
  recipient: string
  recipient_name: string
  subject: string
  text: string
  html: string
  letter: Letter | null
  unsubscribe_url: string | null
  template: string
  attempts: number
  is_late: boolean
  is_overtaken: boolean
  is_unwelcome: boolean
}

/**
 * Takes what is due, longest due first. Each row is its own lease: a worker that dies leaves them, and they fall due
 * again when the lease ends. The attempt is counted now, so that a message that kills its worker does not live for ever.
 * Whether it is too late is asked of the clock that said until when it is of use. That money went back is told after the
 * order's cancellation: its letter waits while the other one is still to be written or sent.
 */
export async function leaseMessages(db: Db, kind: MessageKind, limit: number, leaseSeconds: number, now: Date) {
  return takenOf<LeasedMessage>(
    await db.many(sql`
    with behind as (
      select m.id from messages m
      where m.kind = ${kind} and m.state in ('queued', 'sending') and m.due_at <= now()
        and m.template = 'payment_refunded' and m.about_kind = 'order'
        and (exists (select from messages first
                     where first.dedupe_key = 'order-cancelled:' || m.about_id and first.state in ('queued', 'sending'))
          or exists (select from jobs where key = 'tell-cancelled:' || m.about_id and failed_at is null))
    ), due as (
      select id from messages
      where kind = ${kind} and state in ('queued', 'sending') and due_at <= now() and id not in (select id from behind)
      order by due_at limit ${limit} for update skip locked
    ), taken as (
      update messages m
      set state = 'sending', lease = gen_random_uuid(), attempts = attempts + 1,
          due_at = now() + ${leaseSeconds} * interval '1 second'
      from due where m.id = due.id
      returning m.id, m.lease, m.location_id, m.recipient, m.recipient_name, m.subject, m.text, m.html, m.letter, m.unsubscribe_url,
                m.template, m.attempts,
                coalesce(m.expires_at <= ${now}, false) as is_late,
                case when m.only_while is null then false else not exists (
                  select 1 from orders o where o.location_id = m.location_id and o.id = m.about_id::uuid and o.status = any(m.only_while)
                ) end as is_overtaken,
                case
                  when m.promotional then not exists (
                    select 1 from users u
                    where u.id = m.about_id::uuid and lower(u.email) = m.recipient and takes_offers(u.id))
                  when m.kind = 'sms' then exists (select 1 from sms_stops s where s.phone = m.recipient)
                  else false
                end as is_unwelcome
    )
    select others.next_in_ms, taken.*
    from (
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as next_in_ms
      from messages
      where kind = ${kind} and state in ('queued', 'sending')
        and id not in (select id from due) and id not in (select id from behind)
    ) others left join taken on true`),
  )
}

/** The lease is asked for at each mark: a worker that slept through its own must not overwrite what came after. */
type Lease = Pick<LeasedMessage, 'id' | 'lease'>

export function renewMessages(db: Db, held: readonly Lease[], leaseSeconds: number) {
  return db.run(sql`
    update messages set due_at = now() + ${leaseSeconds} * interval '1 second'
    where id = any(${held.map(({ id }) => id)}::uuid[]) and lease = any(${held.map(({ lease }) => lease)}::uuid[])`)
}

type SentMark = Lease & { readonly state: 'sent' | 'captured'; readonly providerId: string | null }
export type Marked = { readonly id: string; readonly version: number }

/**
 * All that were sent lately in one statement, in the order of their ids, so that nobody waits in a circle. A private link
 * has done its duty once it is sent, and is not kept. One that came back before this was noted has failed. The ids stand there as an
 * array too: PostgreSQL takes rows of JSON for a hundred, and read all letters to find two (0.5 ms of an order).
 */
export function markSent(tx: Tx, marks: readonly SentMark[]) {
  const rows = marks.map(({ id, lease, state, providerId }) => ({ id, lease, state, provider_id: providerId }))
  return tx.many<Marked>(sql`
    with held as materialized (
      select m.id, h.state, h.provider_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h (id uuid, lease uuid, state text, provider_id text)
      join messages m on m.id = h.id and m.lease = h.lease
      where m.id = any(${marks.map(({ id }) => id)}::uuid[])
      order by m.id for update of m
    )
    update messages m
    set state = case when bounced_at is null then h.state else 'failed' end, lease = null,
        sent_at = case when bounced_at is null then now() end, attempted_at = now(), provider_id = h.provider_id,
        last_problem = case when bounced_at is not null then last_problem end,
        last_error = case when bounced_at is not null then last_error end, version = version + 1,
        text = case when holds_secret and h.state = 'sent' then '' else text end,
        html = case when holds_secret and h.state = 'sent' then '' else html end,
        letter = case when holds_secret and h.state = 'sent' then null else letter end
    from held h where m.id = h.id
    returning m.id, m.version`)
}

export function markForRetry(tx: Tx, held: Lease, problem: Problem, error: string, seconds: number) {
  return tx.maybe<Marked>(sql`
    update messages
    set state = 'queued', lease = null, due_at = now() + ${seconds} * interval '1 second', attempted_at = now(),
        last_problem = ${problem}, last_error = ${error}, version = version + 1
    where id = ${held.id} and lease = ${held.lease}
    returning id, version`)
}

export function markFailed(tx: Tx, held: Lease, problem: Problem, error: string) {
  return tx.maybe<Marked>(sql`
    update messages
    set state = 'failed', lease = null, attempted_at = now(), last_problem = ${problem}, last_error = ${error},
        version = version + 1
    where id = ${held.id} and lease = ${held.lease}
    returning id, version`)
}

export function markSkipped(tx: Tx, held: Lease, reason: string) {
  return tx.maybe<Marked>(sql`
    update messages
    set state = 'skipped', lease = null, last_problem = null, last_error = ${reason}, version = version + 1
    where id = ${held.id} and lease = ${held.lease}
    returning id, version`)
}

export type MessageRow = {
  id: string
  kind: MessageKind
  state: MessageState
  template: string
  location_id: string | null
  recipient: string
  recipient_name: string
  subject: string
  text: string
  /** The page of a letter from before letters were kept in parts. */
  html: string
  letter: Letter | null
  about_kind: 'order' | 'reservation' | 'user' | null
  about_id: string | null
  attempts: number
  due_at: Date
  holds_secret: boolean
  promotional: boolean
  last_problem: Problem | null
  last_error: string | null
  sent_at: Date | null
  delivered_at: Date | null
  bounced_at: Date | null
  created_at: Date
  version: number
}

/** Null: it is about no location. */
export type InZone = { time_zone: string | null }

export function lockMessage(tx: Tx, id: string) {
  return tx.maybe<MessageRow>(sql`select * from messages where id = ${id} for update`)
}

export function messageById(db: Db, id: string) {
  return db.maybe<MessageRow & InZone>(sql`
    select m.*, l.time_zone from messages m left join locations l on l.id = m.location_id where m.id = ${id}`)
}

/** A person asked: at once, and with all its tries again. */
export function requeue(tx: Tx, id: string) {
  return tx.run(sql`
    update messages set state = 'queued', due_at = now(), attempts = 0, bounced_at = null, version = version + 1
    where id = ${id}`)
}

/** What went to an address that the person leaves stays findable as theirs, when they ask for it and when they leave us. */
export function tieLettersTo(tx: Tx, userId: string, email: string) {
  return tx.run(sql`
    update messages set about_kind = 'user', about_id = ${userId}
    where recipient = lower(${email}) and about_kind is null`)
}
