import type { MessageKind, MessageState } from '@sizzle/contract/messages.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Problem } from '../outside/outcome.ts'

export type NewMessage = {
  id: string
  location_id: string | null
  kind: MessageKind
  template: string
  recipient: string
  recipient_name: string
  subject: string
  text: string
  html: string
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

/** False when a message with this key is already there, or is being written by a transaction that then commits. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into messages (id, location_id, kind, template, recipient, recipient_name, subject, text, html, dedupe_key,
                          state, last_error, about_kind, about_id, only_while, expires_at, holds_secret, promotional,
                          unsubscribe_url, due_at)
    values (${message.id}, ${message.location_id}, ${message.kind}, ${message.template}, ${message.recipient},
            ${message.recipient_name}, ${message.subject}, ${message.text}, ${message.html}, ${message.dedupe_key},
            ${message.state}, ${message.last_error}, ${message.about_kind}, ${message.about_id}, ${message.only_while},
            ${message.expires_at}, ${message.holds_secret}, ${message.unsubscribe_url !== null},
            ${message.unsubscribe_url}, now() + ${message.wait_seconds} * interval '1 second')
    on conflict (dedupe_key) do nothing`)
  return inserted === 1
}

/** Drops a message that has not begun to be sent, and frees its key for the next one. */
export function withdrawMessage(tx: Tx, dedupeKey: string, reason: string) {
  return tx.maybe<{ id: string; version: number }>(sql`
    update messages set state = 'skipped', dedupe_key = null, last_error = ${reason}, version = version + 1
    where dedupe_key = ${dedupeKey} and (state = 'skipped' or (state = 'queued' and attempts = 0))
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
 */
export function leaseMessages(db: Db, kind: MessageKind, limit: number, leaseSeconds: number) {
  return db.many<LeasedMessage>(sql`
    with due as (
      select id from messages
      where kind = ${kind} and state in ('queued', 'sending') and due_at <= now()
      order by due_at limit ${limit} for update skip locked
    )
    update messages m
    set state = 'sending', lease = gen_random_uuid(), attempts = attempts + 1,
        due_at = now() + ${leaseSeconds} * interval '1 second'
    from due where m.id = due.id
    returning m.id, m.lease, m.location_id, m.recipient, m.recipient_name, m.subject, m.text, m.html, m.unsubscribe_url,
              m.template, m.attempts,
              coalesce(m.expires_at <= now(), false) as is_late,
              case when m.only_while is null then false else not exists (
                select 1 from orders o where o.location_id = m.location_id and o.id = m.about_id::uuid and o.status = any(m.only_while)
              ) end as is_overtaken,
              case
                when m.promotional then not exists (
                  select 1 from users u
                  where u.id = m.about_id::uuid and lower(u.email) = m.recipient and takes_offers(u.id))
                when m.kind = 'sms' then exists (select 1 from sms_stops s where s.phone = m.recipient)
                else false
              end as is_unwelcome`)
}

type MarkResult = { version: number }
/** The lease is asked for at each mark: a worker that slept through its own must not overwrite what came after. */
type Lease = Pick<LeasedMessage, 'id' | 'lease'>

export function renewMessages(db: Db, held: readonly Lease[], leaseSeconds: number) {
  return db.run(sql`
    update messages set due_at = now() + ${leaseSeconds} * interval '1 second'
    where id = any(${held.map(({ id }) => id)}::uuid[]) and lease = any(${held.map(({ lease }) => lease)}::uuid[])`)
}

/** A private link has done its duty once it is sent, and is not kept. One that came back before this was noted has failed. */
export function markSent(tx: Tx, held: Lease, state: 'sent' | 'captured', providerId: string | null) {
  return tx.maybe<MarkResult>(sql`
    update messages
    set state = case when bounced_at is null then ${state} else 'failed' end, lease = null,
        sent_at = case when bounced_at is null then now() end, attempted_at = now(), provider_id = ${providerId},
        last_problem = case when bounced_at is not null then last_problem end,
        last_error = case when bounced_at is not null then last_error end, version = version + 1,
        text = case when holds_secret and ${state} = 'sent' then '' else text end,
        html = case when holds_secret and ${state} = 'sent' then '' else html end
    where id = ${held.id} and lease = ${held.lease}
    returning version`)
}

export function markForRetry(tx: Tx, held: Lease, problem: Problem, error: string, seconds: number) {
  return tx.maybe<MarkResult>(sql`
    update messages
    set state = 'queued', lease = null, due_at = now() + ${seconds} * interval '1 second', attempted_at = now(),
        last_problem = ${problem}, last_error = ${error}, version = version + 1
    where id = ${held.id} and lease = ${held.lease}
    returning version`)
}

export function markFailed(tx: Tx, held: Lease, problem: Problem, error: string) {
  return tx.maybe<MarkResult>(sql`
    update messages
    set state = 'failed', lease = null, attempted_at = now(), last_problem = ${problem}, last_error = ${error},
        version = version + 1
    where id = ${held.id} and lease = ${held.lease}
    returning version`)
}

export function markSkipped(tx: Tx, held: Lease, reason: string) {
  return tx.maybe<MarkResult>(sql`
    update messages
    set state = 'skipped', lease = null, last_problem = null, last_error = ${reason}, version = version + 1
    where id = ${held.id} and lease = ${held.lease}
    returning version`)
}

/** When the next one of this kind falls due, in milliseconds from now; null when none waits. */
export async function nextDueIn(db: Db, kind: MessageKind): Promise<number | null> {
  const { ms } = await db.one<{ ms: number | null }>(sql`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms
    from messages where kind = ${kind} and state in ('queued', 'sending')`)
  return ms
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
  html: string
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
  return tx.one<MarkResult>(sql`
    update messages set state = 'queued', due_at = now(), attempts = 0, bounced_at = null, version = version + 1
    where id = ${id} returning version`)
}
