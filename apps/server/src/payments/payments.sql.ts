import type { Tender } from '@sizzle/domain/pricing/tenders.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'

export type PaymentRow = {
  location_id: string
  id: string
  session_id: string | null
  order_id: string | null
  provider: string
  provider_payment_id: string | null
  amount: number
  currency: string
  tender: Tender
  /** Of the order's tip, within the amount. */
  tip_part: number
  /** Added to the amount when coins changed hands. */
  cash_rounding: number
  business_date: string
  asked_back: number
  refunded: number
  /** What of it settles its order no longer, since an edit made that cheaper. */
  freed: number
  captured_at: Date
  taken_by: string | null
  taken_by_name: string | null
}
export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed'
export type RefundCause = 'cancelled' | 'late' | 'manager' | 'provider' | 'by_hand' | 'edited'
export type RefundRow = {
  location_id: string
  id: string
  payment_id: string
  order_id: string | null
  amount: number
  /** Added to the amount when coins went back. */
  cash_rounding: number
  cause: RefundCause
  reason: string
  state: RefundState
  idempotency_key: string
  key_number: number
  tries: number
  provider_refund_id: string | null
  earlier_ids: string[]
  last_error: string | null
  requested_by: string | null
  requested_by_name: string
  requested_at: Date
  tried_at: Date | null
  settled_at: Date | null
}

export type NewPayment = Omit<PaymentRow, 'asked_back' | 'refunded' | 'freed' | 'currency'>

export function insertPayment(tx: Tx, p: NewPayment) {
  tx.send(sql`
    insert into payments (location_id, id, session_id, order_id, provider, provider_payment_id, amount, tender, tip_part, cash_rounding,
                          business_date, captured_at, taken_by, taken_by_name)
    values (${p.location_id}, ${p.id}, ${p.session_id}, ${p.order_id}, ${p.provider}, ${p.provider_payment_id}, ${p.amount},
            ${p.tender}, ${p.tip_part}, ${p.cash_rounding}, ${p.business_date}, ${p.captured_at}, ${p.taken_by}, ${p.taken_by_name})`)
}

export function paymentById(db: Db, { id, at }: Lookup) {
  return db.maybe<PaymentRow>(sql`
    select * from payments where (${at}::text[] is null or location_id = any(${at})) and id = ${id}`)
}

export function lockPayment(tx: Tx, p: { location_id: string; payment_id: string }) {
  return tx.one<PaymentRow>(sql`
    select * from payments where location_id = ${p.location_id} and id = ${p.payment_id} for update`)
}

/** What was paid for an order, by card and by hand, the earliest first. */
export function lockPaymentsOfOrder(tx: Tx, order: { location_id: string; id: string }) {
  return tx.many<PaymentRow>(sql`
    select * from payments where location_id = ${order.location_id} and order_id = ${order.id}
    order by captured_at, id for update`)
}

/** All that was paid for an order, and what of it went back. */
export function sumsOfOrder(db: Db, order: { location_id: string; id: string }) {
  return db.one<{ paid: number; refunded: number }>(sql`
    select coalesce(sum(amount), 0)::int as paid, coalesce(sum(refunded), 0)::int as refunded
    from payments where location_id = ${order.location_id} and order_id = ${order.id}`)
}

/** What coins have added to the parts of a payment that went back. */
export async function roundedBackOf(db: Db, payment: { location_id: string; id: string }): Promise<number> {
  const { rounded } = await db.one<{ rounded: number }>(sql`
    select coalesce(sum(cash_rounding), 0)::int as rounded
    from refunds where location_id = ${payment.location_id} and payment_id = ${payment.id} and state = 'succeeded'`)
  return rounded
}

/** What of an order is paid by now, as `settledBy` adds it up. */
export function settledForOrder(db: Db, order: { location_id: string; id: string }) {
  return db.one<{ amount: number }>(sql`
    select coalesce(sum(amount - freed), 0)::int as amount
    from payments where location_id = ${order.location_id} and order_id = ${order.id}`)
}

export function paymentOfSession(db: Db, session: { location_id: string; id: string }) {
  return db.maybe<PaymentRow>(sql`
    select * from payments where location_id = ${session.location_id} and session_id = ${session.id}`)
}

export function paymentAtProvider(db: Db, provider: string, providerPaymentId: string) {
  return db.maybe<PaymentRow>(sql`
    select * from payments where provider = ${provider} and provider_payment_id = ${providerPaymentId}`)
}

/** The order that its money became. */
export function linkPayment(tx: Tx, session: { location_id: string; id: string }, orderId: string) {
  tx.send(sql`
    update payments set order_id = ${orderId} where location_id = ${session.location_id} and session_id = ${session.id}`)
}

/** Claims a part of what was taken, or gives it up again; more than was taken is refused by the statement and by the table. */
export async function askBack(tx: Tx, p: { location_id: string; id: string }, amount: number): Promise<boolean> {
  const touched = await tx.run(sql`
    update payments set asked_back = asked_back + ${amount}::int
    where location_id = ${p.location_id} and id = ${p.id} and asked_back + ${amount}::int between refunded and amount`)
  return touched === 1
}

/** An edit made the order cheaper: this much of the payment is too much. */
export function addFreed(tx: Tx, p: { location_id: string; id: string }, amount: number) {
  return tx.run(sql`
    update payments set freed = freed + ${amount}::int where location_id = ${p.location_id} and id = ${p.id}`)
}

/** The tip within each payment of an order whose bill has changed. */
export function divideTip(tx: Tx, locationId: string, parts: readonly { readonly id: string; readonly tip: number }[]) {
  return tx.run(sql`
    update payments p set tip_part = t.tip
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as t (id uuid, tip int)
    where p.location_id = ${locationId} and p.id = t.id and p.tip_part <> t.tip`)
}

export function addRefunded(tx: Tx, p: { location_id: string; id: string }, amount: number) {
  return tx.one<PaymentRow>(sql`
    update payments set refunded = refunded + ${amount}::int where location_id = ${p.location_id} and id = ${p.id} returning *`)
}

export type NewRefund = Omit<RefundRow, 'key_number' | 'tries' | 'earlier_ids' | 'last_error' | 'tried_at'>

/** False when this payment already goes back for the same cause. */
export async function insertRefund(tx: Tx, r: NewRefund): Promise<boolean> {
  const made = await tx.run(sql`
    insert into refunds (location_id, id, payment_id, order_id, amount, cash_rounding, cause, reason, state, idempotency_key, provider_refund_id,
                         requested_by, requested_by_name, requested_at, settled_at)
    values (${r.location_id}, ${r.id}, ${r.payment_id}, ${r.order_id}, ${r.amount}, ${r.cash_rounding}, ${r.cause}, ${r.reason}, ${r.state}, ${r.idempotency_key},
            ${r.provider_refund_id}, ${r.requested_by}, ${r.requested_by_name}, ${r.requested_at}, ${r.settled_at})
    on conflict do nothing`)
  return made === 1
}

export function refundById(db: Db, { id, at }: Lookup) {
  return db.maybe<RefundRow>(sql`
    select * from refunds where (${at}::text[] is null or location_id = any(${at})) and id = ${id}`)
}

export function lockRefund(tx: Tx, r: { location_id: string; id: string }) {
  return tx.maybe<RefundRow>(sql`
    select * from refunds where location_id = ${r.location_id} and id = ${r.id} for update`)
}

export function refundFor(db: Db, payment: { location_id: string; id: string }, cause: RefundCause) {
  return db.maybe<RefundRow>(sql`
    select * from refunds where location_id = ${payment.location_id} and payment_id = ${payment.id} and cause = ${cause}`)
}

/** The refunds that an order's cancellation set off, one for each payment by card. */
export function cardRefundsOf(db: Db, order: { location_id: string; id: string }) {
  return db.many<RefundRow>(sql`
    select * from refunds
    where location_id = ${order.location_id} and order_id = ${order.id} and cause = 'cancelled' order by requested_at, id`)
}

/** Marks a call that is about to be made; answers nothing when there is none to make. */
export function startTry(db: Db, { id, at }: Lookup, now: Date) {
  return db.maybe<RefundRow>(sql`
    update refunds set tries = tries + 1, tried_at = ${now}
    where (${at}::text[] is null or location_id = any(${at})) and id = ${id} and state = 'requested' returning *`)
}

export function saveRefund(
  tx: Tx,
  r: { location_id: string; id: string },
  change: { state: RefundState; provider_refund_id: string | null; last_error: string | null; settled_at: Date | null },
) {
  return tx.run(sql`
    update refunds set state = ${change.state}, provider_refund_id = coalesce(${change.provider_refund_id}, provider_refund_id),
      last_error = ${change.last_error}, settled_at = ${change.settled_at}
    where location_id = ${r.location_id} and id = ${r.id}`)
}

/** A refund that the provider refused starts over under a new key: with the old one it would only repeat its answer. */
export function restartRefund(tx: Tx, r: RefundRow, key: string) {
  return tx.run(sql`
    update refunds set state = 'requested', idempotency_key = ${key}, key_number = key_number + 1, tries = 0,
      earlier_ids = array_remove(earlier_ids || provider_refund_id, null), provider_refund_id = null, settled_at = null,
      last_error = null
    where location_id = ${r.location_id} and id = ${r.id}`)
}

/** Refunds still on their way that no process seems to be working on. */
export function refundsUnderWay(db: Db, before: Date) {
  return db.many<{ location_id: string; id: string }>(sql`
    select location_id, id from refunds where state in ('requested', 'pending') and coalesce(tried_at, requested_at) < ${before}
    order by requested_at limit 200`)
}

/** Failed, and by now worth another try: the wait grows with every key that was used up. */
export function refundsToRestart(db: Db, now: Date) {
  return db.many<{ location_id: string; id: string }>(sql`
    select r.location_id, r.id from refunds r join payments p on p.location_id = r.location_id and p.id = r.payment_id
    where r.state = 'failed' and r.cause <> 'provider' and r.key_number < 5 and p.asked_back + r.amount <= p.amount
      and r.settled_at < ${now}::timestamptz - make_interval(mins => (10 * power(6, r.key_number - 1))::int)
    order by r.settled_at limit 50`)
}

/** Sessions come first in the one order in which this house locks: session, order, payment, refund. Only the order that a session is for comes before it. */
export async function lockSessionOf(tx: Tx, refund: { location_id: string; payment_id: string }) {
  await tx.run(sql`
    select 1 from orders o
    join payment_sessions s on s.location_id = o.location_id and s.order_id = o.id
    join payments p on p.location_id = s.location_id and p.session_id = s.id
    where p.location_id = ${refund.location_id} and p.id = ${refund.payment_id} for update of o`)
  return tx.maybe<{ id: string }>(sql`
    select s.id from payment_sessions s join payments p on p.location_id = s.location_id and p.session_id = s.id
    where p.location_id = ${refund.location_id} and p.id = ${refund.payment_id} for update of s`)
}

export function refundFromOutside(tx: Tx, p: { location_id: string; id: string }, amount: number) {
  return tx.maybe<RefundRow>(sql`
    select * from refunds where location_id = ${p.location_id} and payment_id = ${p.id} and cause = 'provider'
      and state = 'succeeded' and amount = ${amount} order by requested_at desc limit 1`)
}

export function markTried(db: Db, r: { location_id: string; id: string }, now: Date) {
  return db.run(sql`update refunds set tried_at = ${now} where location_id = ${r.location_id} and id = ${r.id}`)
}

/**
 * What of an order's money went back or is on its way; a refund that failed is a matter of the back office. What an edit sent
 * back was of dishes that are on the bill no more.
 */
export function refundsOfOrder(db: Db, order: { location_id: string; id: string }) {
  return db.many<RefundRow & { tender: Tender }>(sql`
    select r.*, p.tender from refunds r join payments p on p.location_id = r.location_id and p.id = r.payment_id
    where r.location_id = ${order.location_id} and r.order_id = ${order.id} and r.state <> 'failed' and r.cause <> 'edited' order by r.requested_at, r.id`)
}
