import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { sql, type Tx } from '../kit/db/sql.ts'

export function activeAdmins(tx: Tx) {
  return tx.many<{ id: string; email: string; name: string }>(sql`
    select id, email, name from users where role = 'admin' and is_active and deleted_at is null order by id`)
}

/** What an alert's letter says of the place and the order. */
export function placeOfAlert(tx: Tx, alert: { readonly locationId: string; readonly orderId?: string | null }) {
  return tx.one<{ location_name: string; short_number: string | null }>(sql`
    select l.name as location_name, o.short_number
    from locations l left join orders o on o.location_id = ${alert.locationId} and o.id = ${alert.orderId ?? null}::uuid
    where l.id = ${alert.locationId}`)
}

type PayerRow = {
  name: string
  email: string
  location_name: string
  location_address: string
  location_phone: string
  location_email: string
  language: LetterLanguage
  /** Of the order that was there already, where the money made none for that. */
  other_number: string | null
}

/** The customer of a payment, also of one that never became an order. */
export function payerOf(tx: Tx, refund: { location_id: string; payment_id: string }) {
  return tx.one<PayerRow>(sql`
    select coalesce(o.customer_name, s.snapshot #>> '{payload,customerInfo,name}', '') as name,
           coalesce(o.customer_email, s.snapshot #>> '{payload,customerInfo,email}', '') as email,
           l.name as location_name, l.address as location_address, l.phone as location_phone, l.email as location_email,
           coalesce(o.locale, u.locale, 'en') as language,
           case when p.order_id is null then (
             select other.short_number from payment_alerts a join orders other on other.location_id = a.location_id and other.id = a.order_id
             where a.location_id = p.location_id and a.kind = 'late_money' and a.subject = p.session_id::text limit 1) end as other_number
    from payments p
    join locations l on l.id = p.location_id
    left join orders o on o.location_id = p.location_id and o.id = p.order_id
    left join payment_sessions s on s.location_id = p.location_id and s.id = p.session_id
    left join users u on u.id = s.user_id
    where p.location_id = ${refund.location_id} and p.id = ${refund.payment_id}`)
}
