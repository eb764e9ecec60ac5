import { searchPattern } from '../kit/db/search-pattern.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Page } from '../kit/page.ts'
import type { PaymentRow, RefundRow } from './payments.sql.ts'

export type PaymentFilter = {
  /** Null: every location. */
  locations: readonly string[] | null
  refunds: 'any' | 'under_way' | 'failed' | null
  /** A part of a name, an email, an id or a number as people type it. */
  search: string | undefined
  /** The first and the last business day. */
  from: string | null
  to: string | null
}
export type ListedPayment = PaymentRow & {
  short_number: string | null
  order_status: string | null
  customer_name: string
  customer_email: string
  time_zone: string
  matching: number
  /** Of all that fit the filters and are of its day. */
  day_payments: number
  day_paid: number
  day_refunded: number
}

export function listPayments(db: Db, f: PaymentFilter, { limit, offset }: Page) {
  const pattern = searchPattern(f.search)
  return db.many<ListedPayment>(sql`
    select p.*, o.short_number, o.status as order_status, l.time_zone, count(*) over () as matching,
           count(*) over day as day_payments, (sum(p.amount) over day)::bigint as day_paid,
           (sum(p.refunded) over day)::bigint as day_refunded,
           coalesce(o.customer_name, s.snapshot #>> '{payload,customerInfo,name}', '') as customer_name,
           coalesce(o.customer_email, s.snapshot #>> '{payload,customerInfo,email}', '') as customer_email
    from payments p join locations l on l.id = p.location_id
    left join orders o on o.location_id = p.location_id and o.id = p.order_id
    left join payment_sessions s on s.location_id = p.location_id and s.id = p.session_id
    where p.provider not in ('cash', 'counter') and (${f.locations}::text[] is null or p.location_id = any(${f.locations}))
      and (${f.from}::date is null or p.business_date >= ${f.from}) and (${f.to}::date is null or p.business_date <= ${f.to})
      and (${f.refunds}::text is null or exists (
        select from refunds r where r.location_id = p.location_id and r.payment_id = p.id
          and (${f.refunds} = 'any' or (${f.refunds} = 'failed' and r.state = 'failed')
               or (${f.refunds} = 'under_way' and r.state in ('requested', 'pending')))))
      and (${pattern}::text is null or fold_text(concat_ws(' ', o.short_number, o.customer_name, o.customer_email, s.snapshot #>> '{payload,customerInfo,name}',
           s.snapshot #>> '{payload,customerInfo,email}', p.provider_payment_id, p.id, p.order_id)) like ${pattern})
    window day as (partition by p.business_date)
    order by p.business_date desc, p.captured_at desc, p.id desc limit ${limit} offset ${offset}`)
}

export function refundsOf(db: Db, payments: readonly PaymentRow[]) {
  const locations = [...new Set(payments.map(({ location_id }) => location_id))]
  return db.many<RefundRow>(sql`
    select * from refunds
    where location_id = any(${locations}::text[]) and payment_id = any(${payments.map(({ id }) => id)}::uuid[])
    order by requested_at`)
}

export function moneyState(db: Db) {
  return db.one<{
    alerts: number
    failed_events: number
    failed_refunds: number
    refunds_waiting: number
    oldest_seconds: number
  }>(sql`
    select (select count(*) from payment_alerts where resolved_at is null)::bigint as alerts,
           (select count(*) from webhook_failures where resolved_at is null)::bigint as failed_events,
           count(*) filter (where state = 'failed')::bigint as failed_refunds,
           count(*) filter (where state = 'requested')::bigint as refunds_waiting,
           coalesce(extract(epoch from now() - min(requested_at) filter (where state = 'requested')), 0)::float8 as oldest_seconds
    from refunds where state in ('requested', 'failed')`)
}
