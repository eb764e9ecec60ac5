import type { AlertKind } from '@sizzle/domain/payment/alerts.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import type { RefundState } from './payments.sql.ts'

export type AlertRow = {
  location_id: string
  id: string
  kind: AlertKind
  subject: string
  session_id: string | null
  payment_id: string | null
  order_id: string | null
  refund_id: string | null
  detail: Readonly<Record<string, string | number | boolean | null>>
  raised_at: Date
}

/** False when one of its kind is open already; then it says what this one says. */
export async function insertAlert(tx: Tx, a: AlertRow): Promise<boolean> {
  const raised = await tx.one<{ is_new: boolean }>(sql`
    insert into payment_alerts (location_id, id, kind, subject, session_id, payment_id, order_id, refund_id, detail, raised_at)
    values (${a.location_id}, ${a.id}, ${a.kind}, ${a.subject}, ${a.session_id}, ${a.payment_id},
            ${a.order_id}, ${a.refund_id}, ${JSON.stringify(a.detail)}::jsonb, ${a.raised_at})
    on conflict (location_id, kind, subject) where resolved_at is null do update set detail = excluded.detail
    returning id = ${a.id} as is_new`)
  return raised.is_new
}

export type AlertSubject = { readonly locationId: string; readonly kind: AlertKind; readonly subject: string }

export function resolveAlertAbout(tx: Tx, about: AlertSubject, by: string, now: Date) {
  return tx.run(sql`
    update payment_alerts set resolved_at = ${now}, resolved_by = ${by}
    where location_id = ${about.locationId} and kind = ${about.kind} and subject = ${about.subject} and resolved_at is null`)
}

export function resolveAlert(tx: Tx, alert: { location_id: string; id: string }, by: string, now: Date) {
  return tx.run(sql`
    update payment_alerts set resolved_at = ${now}, resolved_by = ${by}
    where location_id = ${alert.location_id} and id = ${alert.id} and resolved_at is null`)
}

export type ListedAlertRow = AlertRow & { time_zone: string; refund_state: RefundState | null }

export function openAlerts(db: Db, locations: readonly string[] | null) {
  return db.many<ListedAlertRow>(sql`
    select a.location_id, a.id, a.kind, a.subject, a.session_id, a.payment_id, a.order_id, a.refund_id, a.detail, a.raised_at,
           l.time_zone, r.state as refund_state
    from payment_alerts a join locations l on l.id = a.location_id left join refunds r on r.location_id = a.location_id and r.id = a.refund_id
    where a.resolved_at is null and (${locations}::text[] is null or a.location_id = any(${locations}))
    order by a.raised_at desc limit 100`)
}

export function openAlertById(db: Db, { id, at }: Lookup) {
  return db.maybe<AlertRow>(sql`
    select location_id, id, kind, subject, session_id, payment_id, order_id, refund_id, detail, raised_at
    from payment_alerts
    where (${at}::text[] is null or location_id = any(${at})) and id = ${id} and resolved_at is null`)
}
