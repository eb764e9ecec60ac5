import { type Db, sql } from '../../kit/db/sql.ts'
import type { Caught } from '../fake-smtp.ts'
import type { CaughtSms } from '../fake-twilio.ts'
import { answersTo, bookBreaches } from '../money-oracle.ts'
import type { Wish } from './customers.ts'

/** Each is a question whose every answer is a breach. */
const QUESTIONS = {
  'a job failed for good': sql`select task || ': ' || last_error as about from jobs where failed_at is not null`,
  'a wish has more than one order': sql`
    select special_instructions as about from orders group by 1 having count(*) > 1`,
  'a cancelled order does not have one sent letter that says so': sql`
    select o.id as about from orders o where o.status = 'cancelled' and (
      select count(*) from messages m
      where m.about_id = o.id::text and m.kind = 'email' and m.template = 'order_cancelled' and m.state = 'sent') <> 1`,
  'an order does not have one sent confirmation': sql`
    select o.id as about from orders o where (
      select count(*) from messages m
      where m.about_id = o.id::text and m.template = 'order_confirmation' and m.state = 'sent') <> 1`,
  'a letter was neither sent nor said by the one that its order was cancelled': sql`
    select id || ' ' || state as about from messages m where kind = 'email' and state <> 'sent' and not (
      state = 'skipped' and template = 'payment_refunded' and exists (
        select from messages said where said.about_id = m.about_id and said.template = 'order_cancelled' and said.state = 'sent'))`,
  'a text neither left nor was overtaken': sql`
    select id || ' ' || state || ' ' || coalesce(last_error, '') as about from messages where kind = 'sms' and state not in ('sent', 'skipped')`,
  'the kitchen counts other orders than there are': sql`
    select l.slot_at::text as about from slot_load l cross join lateral (
      select count(*)::int as orders, coalesce(sum(o.slot_items), 0)::int as items from orders o
      where o.location_id = l.location_id and o.slot_at = l.slot_at and o.status <> 'cancelled') counted
    where (l.orders, l.items) is distinct from (counted.orders, counted.items)`,
  'a slot counts other guests than its bookings, or too many': sql`
    select s.location_id || ' ' || s.date || ' ' || s.slot as about from slot_guests s
    where s.guests + s.held + s.pending > s.capacity
       or s.guests <> (select coalesce(sum(r.party_size), 0) from reservations r
          where r.location_id = s.location_id and r.date = s.date and r.slot = s.slot and r.status not in ('cancelled', 'pending'))
       or s.pending <> (select coalesce(sum(r.party_size), 0) from reservations r
          where r.location_id = s.location_id and r.date = s.date and r.slot = s.slot and r.status = 'pending')`,
  'somebody has two tables at one place': sql`
    select location_id || ' ' || email_key as about from reservations
    where status = 'confirmed' and starts_at > now() and email_key is not null group by location_id, email_key having count(*) > 1`,
}

/** How much is not finished yet; nothing of what is planned for days ahead or begins by the clock. */
export async function openWork(db: Db): Promise<number> {
  const { jobs, messages, refunds } = await db.one<Record<'jobs' | 'messages' | 'refunds', number>>(sql`
    select (select count(*)::bigint from jobs where failed_at is null and coalesce(key, '') not like 'by-the-clock:%'
              and (lease is not null or due_at < now() + interval '1 hour')) as jobs,
           (select count(*)::bigint from messages where state in ('queued', 'sending')) as messages,
           (select count(*)::bigint from refunds where state in ('requested', 'pending')) as refunds`)
  return jobs + messages + refunds
}

/** Guests who have paid and whose order is still to come: a lost event is found when the provider is asked. */
export async function ordersToCome(db: Db, wishes: readonly Wish[]): Promise<number> {
  const paid = wishes.filter(({ isPaid, orderId }) => isPaid && orderId === undefined).map(({ mark }) => mark)
  if (paid.length === 0) return 0
  const placed = await db.many(sql`select 1 from orders where special_instructions = any(${paid})`)
  return paid.length - placed.length
}

export async function breachesOf(db: Db, wishes: readonly Wish[]): Promise<string[]> {
  const rows = await db.many<{ id: string; mark: string; status: string }>(
    sql`select id, special_instructions as mark, status from orders`,
  )
  const orders = new Map(rows.map((row) => [row.mark, row]))
  const told = wishes.flatMap((wish) => {
    const order = orders.get(wish.mark)
    const by = order ? 'its order is there by now' : 'there is no order of it'
    const found = wish.trouble === undefined ? [] : [`a wish came to nothing, ${by}: ${wish.trouble}`]
    if (wish.orderId !== undefined && order?.id !== wish.orderId) found.push(`a confirmed order is lost: ${wish.mark}`)
    if (wish.isPaid && !order) found.push(`a paid order does not exist: ${wish.mark}`)
    if (wish.isCancelled && order?.status !== 'cancelled') found.push(`a cancelled order goes on: ${wish.mark}`)
    return found
  })
  return [...told, ...(await answersTo(db, QUESTIONS)), ...(await bookBreaches(db))]
}

/** From the end of the first copy to the next there must have been a kill or a restart, and the id must be a letter of ours. */
export async function mailTruth(db: Db, mails: readonly Caught[], ends: readonly number[]) {
  const rows = await db.many<{ id: string }>(sql`select id from messages where kind = 'email' and state <> 'skipped'`)
  const letters = new Set(rows.map(({ id }) => id))
  const copies = Map.groupBy(mails, idOf)
  const breaches: string[] = []
  for (const id of letters) if (!copies.has(id)) breaches.push(`a letter that is marked as sent never arrived: ${id}`)
  for (const [id, all] of copies) {
    if (!letters.has(id)) breaches.push(`a mail has a Message-ID of no letter: ${id}`)
    for (const [n, copy] of all.slice(1).entries()) {
      const before = all[n]
      if (before && !ends.some((end) => end > before.at - MARK_MS && end < copy.at))
        breaches.push(`a letter was repeated although nothing had ended: ${id}`)
    }
  }
  const counts = [...copies.values()].map((all) => all.length)
  return { breaches, letters: letters.size, repeats: mails.length - copies.size, most: Math.max(0, ...counts) }
}

/** A text that was handed over twice is told from another by the key of its call. */
export async function textTruth(db: Db, texts: readonly CaughtSms[]) {
  const ours = new Set(
    (await db.many<{ id: string }>(sql`select id from messages where kind = 'sms'`)).map(({ id }) => id),
  )
  const keys = new Set(texts.map(({ key }) => key))
  const breaches = [...keys].filter((key) => !ours.has(key)).map((key) => `a text has the key of no message: ${key}`)
  return { breaches, texts: keys.size, repeated: texts.length - keys.size }
}

/** A restart that began this long before a letter arrived can still have kept its mark from being written. */
const MARK_MS = 3000

function idOf({ raw }: Caught): string {
  return /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? 'none'
}
