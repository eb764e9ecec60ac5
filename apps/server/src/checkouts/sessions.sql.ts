import type { SessionState } from '@sizzle/domain/payment/session.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import type { TakenUnits } from '../menu/take-stock.ts'
import type { StaffCart } from '../orders/staff-carts.sql.ts'
import type { Snapshot } from './freeze-cart.ts'

export type SessionRow = {
  location_id: string
  id: string
  provider: string
  provider_session_id: string | null
  payment_url: string | null
  link_code: string | null
  state: SessionState
  amount: number
  currency: string
  is_live: boolean
  cart_key: string
  cart_id: string | null
  snapshot: Snapshot
  user_id: string | null
  created_by: string
  created_by_name: string
  is_staff: boolean
  created_at: Date
  expires_at: Date
  paid_at: Date | null
  needs_review: boolean
  refused_at: Date | null
  withdrawn_at: Date | null
  withdrawn_by_name: string | null
  checks: number
  next_check_at: Date
  version: number
  /** Room in the kitchen that it holds; none once that has lapsed. */
  slot_at: Date | null
  slot_items: number | null
  /** What it holds of what is counted. */
  stock_held: readonly TakenUnits[] | null
  /** The order that its money is for; null: its money becomes an order. */
  order_id: string | null
}
export type NewSession = Omit<
  SessionRow,
  | 'provider_session_id'
  | 'payment_url'
  | 'state'
  | 'currency'
  | 'paid_at'
  | 'needs_review'
  | 'refused_at'
  | 'withdrawn_at'
  | 'withdrawn_by_name'
  | 'checks'
  | 'version'
>

export function insertSession(tx: Tx, s: NewSession) {
  return tx.run(sql`
    insert into payment_sessions (location_id, id, provider, link_code, amount, is_live, cart_key, cart_id, snapshot, user_id, created_by,
                                  created_by_name, is_staff, created_at, expires_at, next_check_at, slot_at, slot_items, stock_held, order_id)
    values (${s.location_id}, ${s.id}, ${s.provider}, ${s.link_code}, ${s.amount}, ${s.is_live}, ${s.cart_key}, ${s.cart_id}, ${JSON.stringify(s.snapshot)}::jsonb,
            ${s.user_id}, ${s.created_by}, ${s.created_by_name}, ${s.is_staff}, ${s.created_at}, ${s.expires_at}, ${s.next_check_at}, ${s.slot_at}, ${s.slot_items},
            ${s.stock_held && JSON.stringify(s.stock_held)}::jsonb, ${s.order_id})`)
}

export function sessionById(db: Db, { id, at }: Lookup) {
  return db.maybe<SessionRow>(sql`
    select * from payment_sessions where (${at}::text[] is null or location_id = any(${at})) and id = ${id}`)
}

/**
 * A session that is for an order is locked after that order, and one of a colleague's cart after that cart (`lockStaffCart`), as everybody locks
 * them who has the order or the cart first: so the two never wait for each other. Of any other session that becomes an order it is the other way
 * round: there is no order yet.
 */
export async function lockSession(tx: Tx, { id, at }: Lookup) {
  const before = tx.maybe(sql`
    with its_order as materialized (
      select o.id from orders o join payment_sessions s on s.location_id = o.location_id and s.order_id = o.id
      where (${at}::text[] is null or (s.location_id = any(${at}) and o.location_id = any(${at}))) and s.id = ${id}
      for update of o
    )
    select (select id from its_order), case when is_staff and cart_id is not null
      then pg_advisory_xact_lock(hashtextextended('staff-cart:' || created_by || ':' || cart_id, 8))::text end
    from payment_sessions where (${at}::text[] is null or location_id = any(${at})) and id = ${id}`)
  const locked = tx.maybe<SessionRow>(sql`
    select * from payment_sessions where (${at}::text[] is null or location_id = any(${at})) and id = ${id} for update`)
  const [, session] = await Promise.all([before, locked])
  return session
}

/** Nothing, when its payment is being settled at this moment. */
export function lockIdleSession(tx: Tx, locationId: string, id: string) {
  return tx.maybe<SessionRow>(sql`
    select * from payment_sessions
    where location_id = ${locationId} and id = ${id} and state in ('open', 'failed') and not needs_review
    for update skip locked`)
}

export function sessionByLink(db: Db, code: string) {
  return db.maybe<SessionRow>(sql`select * from payment_sessions where link_code = ${code}`)
}

/** The provider's id: recorded as soon as it is known, and never changed again. */
export function saveProviderSession(tx: Tx, s: SessionRow, id: string, url: string | null) {
  tx.send(sql`
    update payment_sessions set provider_session_id = coalesce(provider_session_id, ${id}), payment_url = coalesce(payment_url, ${url})
    where location_id = ${s.location_id} and id = ${s.id}`)
}

/** Of a session that is locked; answers its next version. */
export function saveState(tx: Tx, s: SessionRow, state: SessionState, paidAt: Date | null): number {
  tx.send(sql`
    update payment_sessions set state = ${state}, paid_at = coalesce(paid_at, ${paidAt}), version = version + 1,
      -- Paid before the provider had closed it: then it was not withdrawn after all.
      withdrawn_at = case when ${state} = 'paid' and state <> 'expired' then null else withdrawn_at end,
      withdrawn_by_name = case when ${state} = 'paid' and state <> 'expired' then null else withdrawn_by_name end
    where location_id = ${s.location_id} and id = ${s.id}`)
  return s.version + 1
}

/** The bank said no to what the checkout had promised. */
export function markRefused(tx: Tx, s: SessionRow, now: Date) {
  return tx.run(sql`
    update payment_sessions set refused_at = coalesce(refused_at, ${now})
    where location_id = ${s.location_id} and id = ${s.id} and state not in ('paid', 'refunded')`)
}

/** From now on nobody is sent to it any more; it ends when its provider has closed it, which is asked for at once and again. */
export async function markWithdrawn(tx: Tx, s: SessionRow, by: string, now: Date): Promise<number | undefined> {
  const marked = await tx.maybe<{ version: number }>(sql`
    update payment_sessions set withdrawn_at = ${now}, withdrawn_by_name = ${by}, next_check_at = ${now}, version = version + 1
    where location_id = ${s.location_id} and id = ${s.id} and state in ('open', 'failed') and withdrawn_at is null
    returning version`)
  return marked?.version
}

export function markForReview(tx: Tx, s: SessionRow) {
  return tx.run(sql`
    update payment_sessions set needs_review = true where location_id = ${s.location_id} and id = ${s.id}`)
}

/** Sessions whose money might be there without our knowing. */
export function sessionsToCheck(db: Db, now: Date, limit: number) {
  return db.many<{ location_id: string; id: string }>(sql`
    select location_id, id from payment_sessions where state in ('open', 'failed') and not needs_review and next_check_at <= ${now} order by next_check_at limit ${limit}`)
}

type CheckTimes = { readonly now: Date; readonly next: Date; readonly unlessAfter: Date }

/** False when somebody else asked the provider a moment ago. A question before its time puts off none that is due. */
export async function claimCheck(db: Db, s: SessionRow, { now, next, unlessAfter }: CheckTimes): Promise<boolean> {
  const claimed = await db.run(sql`
    update payment_sessions
    set checked_at = now(), checks = checks + (next_check_at <= ${now})::int,
        next_check_at = case when next_check_at <= ${now} then ${next} else next_check_at end
    where location_id = ${s.location_id} and id = ${s.id} and state in ('open', 'failed') and (checked_at is null or checked_at < ${unlessAfter})`)
  return claimed === 1
}

/** The provider did not answer: whoever asks next need not wait. */
export function forgetCheck(db: Db, s: SessionRow) {
  return db.run(sql`
    update payment_sessions set checked_at = null
    where location_id = ${s.location_id} and id = ${s.id} and state in ('open', 'failed')`)
}

/** Other sessions of the same dishes that became orders, and when. */
export function paidForCart(tx: Tx, s: SessionRow) {
  return tx.many<SessionRow & { paid_at: Date; became: string }>(sql`
    select s.*, o.id as became from payment_sessions s join orders o on o.location_id = s.location_id and o.payment_session_id = s.id
    where s.location_id = ${s.location_id} and s.cart_key = ${s.cart_key} and s.id <> ${s.id} and s.paid_at is not null`)
}

/** Sessions of the same dishes that were opened since then; those that are being settled at this moment see the order for themselves. */
export function sessionsOfCart(tx: Tx, locationId: string, cartKey: string, since: Date) {
  return tx.many<SessionRow>(sql`
    select * from payment_sessions
    where location_id = ${locationId} and cart_key = ${cartKey} and created_at >= ${since} and state in ('open', 'failed', 'paid')
    for update skip locked`)
}

/** Links of one cart of a colleague, which is locked, that can be paid. Waits for one that is just being opened: who holds it waits for no cart. */
export function sessionsOfStaffCart(tx: Tx, { locationId, staffId, cartId }: StaffCart) {
  return tx.many<SessionRow>(sql`
    select * from payment_sessions
    where location_id = ${locationId} and user_id is null and cart_id = ${cartId} and created_by = ${staffId} and state in ('open', 'failed')
    for update`)
}

/** Links of a locked order that can be paid, the newest first. Waits for what is just being opened or settled: nobody who holds one of them waits for the order. */
export function sessionsOfOrder(tx: Tx, order: { location_id: string; id: string }) {
  return tx.many<SessionRow>(sql`
    select * from payment_sessions
    where location_id = ${order.location_id} and order_id = ${order.id} and state in ('open', 'failed') and withdrawn_at is null
    order by created_at desc, id desc for update`)
}

/** All money back: the session that brought it says so too, and stays that way. */
export function closeSession(tx: Tx, payment: { location_id: string; session_id: string | null }) {
  return tx.run(sql`
    update payment_sessions set state = 'refunded', version = version + 1
    where location_id = ${payment.location_id} and id = ${payment.session_id} and state <> 'refunded'`)
}

/** The order that its money became, or was for. */
export function orderOfSession(db: Db, s: { location_id: string; id: string }) {
  return db.maybe<{ location_id: string; id: string; short_number: string }>(sql`
    select location_id, id, short_number from orders where location_id = ${s.location_id} and payment_session_id = ${s.id}
    union
    select o.location_id, o.id, o.short_number from payments p
    join orders o on o.location_id = p.location_id and o.id = p.order_id
    where p.location_id = ${s.location_id} and p.session_id = ${s.id}`)
}

/** Why money of this session went back by itself, if it did, and the order that was there already. */
export function lateRefundOf(db: Db, s: { location_id: string; id: string }) {
  return db.maybe<{
    reason: string
    state: string
    amount: number
    order_id: string | null
    short_number: string | null
    user_id: string | null
  }>(sql`
    select r.reason, r.state, r.amount, o.id as order_id, o.short_number, o.user_id
    from refunds r join payments p on p.location_id = r.location_id and p.id = r.payment_id
    left join orders o on o.location_id = p.location_id and o.id = (
      select a.order_id from payment_alerts a
      where a.location_id = p.location_id and a.kind = 'late_money' and a.subject = p.session_id::text limit 1)
    where p.location_id = ${s.location_id} and p.session_id = ${s.id} and r.cause = 'late'`)
}

/** Paid, and for half an hour now neither an order nor a refund: this must never be (money 33). */
export function unaccountedSessions(db: Db, before: Date) {
  return db.many<{ location_id: string; id: string; amount: number }>(sql`
    select s.location_id, s.id, s.amount from payment_sessions s
    where s.state in ('paid', 'refunded') and s.created_at < ${before} and s.created_at > ${before}::timestamptz - interval '7 days'
      and not exists (select from orders o where o.location_id = s.location_id and o.payment_session_id = s.id)
      and not exists (select from payments p where p.location_id = s.location_id and p.session_id = s.id and p.order_id is not null)
      and not exists (select from payments p join refunds r on r.location_id = p.location_id and r.payment_id = p.id
                      where p.location_id = s.location_id and p.session_id = s.id)
    limit 50`)
}
