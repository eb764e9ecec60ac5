import { randomUUIDv7 } from 'node:crypto'
import { announce } from '../kit/live/announce.ts'
import type { StaffLinks } from '../kit/staff-links.ts'
import type { Books } from '../orders/change-order.ts'
import { type AlertSubject, insertAlert, resolveAlertAbout } from './alerts.sql.ts'
import { type AlertFacts, tellAdmins } from './tell-admins.ts'

export type NewAlert = AlertFacts & {
  /** What it is about: one open alert of a kind for each. */
  readonly subject: string
  readonly sessionId?: string | null
  readonly paymentId?: string | null
  readonly refundId?: string | null
}
export type AlertBooks = Books & { readonly links: StaffLinks }

/**
 * Something about money that a person has to look at; it stays open until somebody puts it away, and is written about once.
 * While it is open, what is said of it later takes the place of what was said first.
 */
export async function raiseAlert({ tx, now, links }: AlertBooks, alert: NewAlert): Promise<void> {
  const id = randomUUIDv7()
  const isNew = await insertAlert(tx, {
    location_id: alert.locationId,
    id,
    kind: alert.kind,
    subject: alert.subject,
    session_id: alert.sessionId ?? null,
    payment_id: alert.paymentId ?? null,
    order_id: alert.orderId ?? null,
    refund_id: alert.refundId ?? null,
    detail: alert.detail,
    raised_at: now,
  })
  if (!isNew) return
  await announce(tx, 'payment.changed', { id, locationId: alert.locationId })
  await tellAdmins({ tx, links }, id, alert)
}

/** What it was about has come right by itself. */
export function settleAlert({ tx, now }: Books, about: AlertSubject) {
  return resolveAlertAbout(tx, about, 'the system', now)
}
