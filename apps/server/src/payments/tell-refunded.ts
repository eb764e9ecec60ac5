import { sql, type Tx } from '../kit/db/sql.ts'
import { refundedLetter } from '../messages/letters/refund-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import type { RefundRow } from './payments.sql.ts'

type Recipient = {
  name: string
  email: string
  location_name: string
  location_address: string
  location_phone: string
}

/** The customer of a payment, also of one that never became an order. */
function recipientOf(tx: Tx, refund: RefundRow) {
  return tx.one<Recipient>(sql`
    select coalesce(o.customer_name, s.snapshot #>> '{payload,customerInfo,name}', '') as name,
           coalesce(o.customer_email, s.snapshot #>> '{payload,customerInfo,email}', '') as email,
           l.name as location_name, l.address as location_address, l.phone as location_phone
    from payments p
    join locations l on l.id = p.location_id
    left join orders o on o.location_id = p.location_id and o.id = p.order_id
    left join payment_sessions s on s.location_id = p.location_id and s.id = p.session_id
    where p.location_id = ${refund.location_id} and p.id = ${refund.payment_id}`)
}

/** Once for each refund that went through; staff may have taken the order without an e-mail address. */
export async function tellRefunded(tx: Tx, refund: RefundRow, order: OrderRow | null): Promise<void> {
  const to = await recipientOf(tx, refund)
  if (to.email === '') return
  await queueEmail(tx, {
    to: { address: to.email, name: to.name },
    letter: refundedLetter({
      customerName: to.name,
      amount: refund.amount,
      reason: refund.reason,
      shortNumber: order?.short_number ?? null,
      location: { name: to.location_name, address: to.location_address, phone: to.location_phone },
    }),
    causedBy: 'money',
    locationId: refund.location_id,
    dedupeKey: `refunded:${refund.id}`,
    ...(order ? { about: { kind: 'order' as const, id: order.id } } : {}),
  })
}
