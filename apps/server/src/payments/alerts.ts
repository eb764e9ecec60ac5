import { randomUUIDv7 } from 'node:crypto'
import type { AlertKind } from '@sizzle/domain/payment/alerts.ts'
import { sql, type Tx } from '../kit/db/sql.ts'
import type { StaffLinks } from '../kit/links.ts'
import { announce } from '../kit/live/announce.ts'
import { type AlertFacts, tellAdmins } from './tell-admins.ts'

export type NewAlert = AlertFacts & {
  /** What it is about: one open alert of a kind for each. */
  readonly subject: string
  readonly sessionId?: string | null
  readonly paymentId?: string | null
  readonly refundId?: string | null
}

/**
 * Something about money that a person has to look at; it stays open until somebody puts it away, and is written about once.
 * While it is open, what is said of it later takes the place of what was said first.
 */
export async function raiseAlert(tx: Tx, alert: NewAlert, links: StaffLinks, now: Date): Promise<void> {
  const id = randomUUIDv7()
  const raised = await tx.one<{ is_new: boolean }>(sql`
    insert into payment_alerts (location_id, id, kind, subject, session_id, payment_id, order_id, refund_id, detail, raised_at)
    values (${alert.locationId}, ${id}, ${alert.kind}, ${alert.subject}, ${alert.sessionId ?? null}, ${alert.paymentId ?? null},
            ${alert.orderId ?? null}, ${alert.refundId ?? null}, ${JSON.stringify(alert.detail)}::jsonb, ${now})
    on conflict (location_id, kind, subject) where resolved_at is null do update set detail = excluded.detail
    returning id = ${id} as is_new`)
  if (!raised.is_new) return
  await announce(tx, 'payment.changed', { id, locationId: alert.locationId })
  await tellAdmins(tx, id, alert, links)
}

/** What it was about has come right by itself. */
export function settleAlert(tx: Tx, about: { locationId: string; kind: AlertKind; subject: string }, now: Date) {
  return tx.run(sql`
    update payment_alerts set resolved_at = ${now}, resolved_by = 'the system'
    where location_id = ${about.locationId} and kind = ${about.kind} and subject = ${about.subject} and resolved_at is null`)
}
