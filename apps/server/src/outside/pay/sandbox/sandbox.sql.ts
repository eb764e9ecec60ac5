import { type Db, sql, type Tx } from '../../../kit/db/sql.ts'
import type { Checkout } from '../pay.ts'

export type SandboxCheckout = {
  id: string
  reference: string
  amount: number
  currency: string
  lines: Checkout['lines']
  customer_email: string
  success_url: string
  cancel_url: string
  status: 'open' | 'challenge' | 'processing' | 'complete' | 'expired'
  is_paid: boolean
  payment_id: string | null
  card: string | null
  last_decline: string | null
  delay_seconds: number
  refunded: number
  created_at: Date
  expires_at: Date
}
export type SandboxRefund = {
  id: string
  payment_id: string
  reference: string
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
}

/** The same key opens the same checkout, as with a real provider. */
export async function openCheckout(db: Db, id: string, c: Checkout, now: Date): Promise<{ id: string }> {
  await db.run(sql`
    insert into sandbox_checkouts (id, idempotency_key, reference, amount, currency, lines, customer_email, success_url, cancel_url, created_at, expires_at)
    values (${id}, ${c.idempotencyKey}, ${c.reference}, ${c.amount}, ${c.currency}, ${JSON.stringify(c.lines)}::jsonb,
            ${c.customerEmail}, ${c.successUrl}, ${c.cancelUrl}, ${now}, ${c.expiresAt})
    on conflict (idempotency_key) do nothing`)
  return db.one(sql`select id from sandbox_checkouts where idempotency_key = ${c.idempotencyKey}`)
}

export function checkoutById(db: Db, id: string) {
  return db.maybe<SandboxCheckout>(sql`select * from sandbox_checkouts where id = ${id}`)
}

export function lockCheckout(tx: Tx, id: string) {
  return tx.maybe<SandboxCheckout>(sql`select * from sandbox_checkouts where id = ${id} for update`)
}

export function checkoutOfPayment(db: Db, paymentId: string) {
  return db.maybe<SandboxCheckout>(sql`select * from sandbox_checkouts where payment_id = ${paymentId}`)
}

export function lockPayment(tx: Tx, paymentId: string) {
  return tx.maybe<SandboxCheckout>(sql`select * from sandbox_checkouts where payment_id = ${paymentId} for update`)
}

export type CheckoutChange = Pick<
  SandboxCheckout,
  'status' | 'is_paid' | 'payment_id' | 'card' | 'last_decline' | 'delay_seconds'
>

export function saveCheckout(tx: Tx, id: string, c: CheckoutChange) {
  return tx.run(sql`
    update sandbox_checkouts set status = ${c.status}, is_paid = ${c.is_paid}, payment_id = ${c.payment_id}, card = ${c.card},
      last_decline = ${c.last_decline}, delay_seconds = ${c.delay_seconds} where id = ${id}`)
}

export function overdueCheckouts(db: Db, now: Date) {
  return db.many<{ id: string }>(sql`
    select id from sandbox_checkouts where status in ('open', 'challenge') and expires_at < ${now} order by expires_at limit 200`)
}

export function refundByKey(tx: Tx, key: string) {
  return tx.maybe<SandboxRefund>(sql`select * from sandbox_refunds where idempotency_key = ${key}`)
}

export function refundByReference(db: Db, paymentId: string, reference: string) {
  return db.maybe<SandboxRefund>(sql`
    select * from sandbox_refunds where payment_id = ${paymentId} and reference = ${reference}
    order by status = 'failed', created_at desc limit 1`)
}

export function refundById(tx: Tx, id: string) {
  return tx.maybe<SandboxRefund>(sql`select * from sandbox_refunds where id = ${id} for update`)
}

export function refundsBetween(db: Db, from: Date, until: Date) {
  return db.many<SandboxRefund>(sql`
    select * from sandbox_refunds where created_at between ${from} and ${until} order by created_at desc limit 10000`)
}

export function insertRefund(tx: Tx, r: SandboxRefund & { idempotency_key: string }, now: Date) {
  return tx.run(sql`
    insert into sandbox_refunds (id, idempotency_key, payment_id, reference, amount, status, created_at)
    values (${r.id}, ${r.idempotency_key}, ${r.payment_id}, ${r.reference}, ${r.amount}, ${r.status}, ${now})`)
}

export function saveRefund(tx: Tx, id: string, status: SandboxRefund['status']) {
  return tx.run(sql`update sandbox_refunds set status = ${status} where id = ${id}`)
}

export function addRefunded(tx: Tx, checkoutId: string, amount: number) {
  return tx.one<{ refunded: number }>(sql`
    update sandbox_checkouts set refunded = refunded + ${amount}::int where id = ${checkoutId} returning refunded`)
}
