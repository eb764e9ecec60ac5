import { randomUUIDv7 } from 'node:crypto'
import { sql, type Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'

export type AlertKind = 'mismatch' | 'late_money' | 'refund_failed' | 'refunded_outside' | 'unaccounted'
export type NewAlert = {
  readonly kind: AlertKind
  readonly locationId: string
  /** What it is about: one open alert of a kind for each. */
  readonly subject: string
  readonly sessionId?: string | null
  readonly paymentId?: string | null
  readonly orderId?: string | null
  readonly refundId?: string | null
  readonly detail: Readonly<Record<string, string | number | boolean | null>>
}

/** Something about money that a person has to look at; it stays open until somebody puts it away. */
export async function raiseAlert(tx: Tx, alert: NewAlert, now: Date): Promise<void> {
  const id = randomUUIDv7()
  const raised = await tx.run(sql`
    insert into payment_alerts (location_id, id, kind, subject, session_id, payment_id, order_id, refund_id, detail, raised_at)
    values (${alert.locationId}, ${id}, ${alert.kind}, ${alert.subject}, ${alert.sessionId ?? null}, ${alert.paymentId ?? null},
            ${alert.orderId ?? null}, ${alert.refundId ?? null}, ${JSON.stringify(alert.detail)}::jsonb, ${now})
    on conflict do nothing`)
  if (raised === 1) await announce(tx, 'payment.changed', { id, version: 1, locationId: alert.locationId })
}

/** What it was about has come right by itself. */
export function settleAlert(tx: Tx, about: { locationId: string; kind: AlertKind; subject: string }, now: Date) {
  return tx.run(sql`
    update payment_alerts set resolved_at = ${now}, resolved_by = 'the system'
    where location_id = ${about.locationId} and kind = ${about.kind} and subject = ${about.subject} and resolved_at is null`)
}
