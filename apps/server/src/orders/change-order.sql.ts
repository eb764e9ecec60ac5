import { sql, type Tx } from '../kit/db/sql.ts'
import type { OrderRow } from './orders.sql.ts'

type Settable =
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'prep_started_at'
  | 'estimated_ready'
  | 'promised_at'
  | 'scheduled_for'
  | 'fire_at'
  | 'slot_at'
  | 'is_overbooked'
  | 'accepted_at'
  | 'ready_at'
  | 'completed_at'
  | 'cancelled_at'
  | 'cancel_reason'
  | 'paid_at'
  | 'payment_processed_at'
  | 'payment_processed_by'
  | 'order_type'
  | 'user_id'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'total'
  | 'tax_rate_per_100k'
  | 'delivery_address'
  | 'delivery_instructions'
  | 'table_number'
  | 'party_size'
  | 'special_instructions'
  | 'slot_items'
  | 'stock_taken'
  | 'quoted_minutes'
  | 'formula_minutes'
  | 'cart_key'
  | 'money_given_up_at'
/** Only the columns that are named change; null empties one. */
export type OrderSet = Partial<Pick<OrderRow, Settable>>

/** What is not named in `set` stays as it is in the row, whatever the caller has read before. */
export function updateOrder(tx: Tx, order: { location_id: string; id: string }, set: OrderSet, now: Date) {
  return tx.one<OrderRow>(sql`
    update orders o set
      (status, payment_status, payment_method, promised_at, accepted_at, prep_started_at, estimated_ready, ready_at, completed_at,
       cancelled_at, cancel_reason, paid_at, payment_processed_at, payment_processed_by, scheduled_for, fire_at, slot_at, is_overbooked,
       order_type, user_id, customer_name, customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k,
       delivery_address, delivery_instructions, table_number, party_size, special_instructions, slot_items, stock_taken,
       quoted_minutes, formula_minutes, cart_key, money_given_up_at) = (
        select n.status, n.payment_status, n.payment_method, n.promised_at, n.accepted_at, n.prep_started_at, n.estimated_ready,
               n.ready_at, n.completed_at, n.cancelled_at, n.cancel_reason, n.paid_at, n.payment_processed_at, n.payment_processed_by,
               n.scheduled_for, n.fire_at, n.slot_at, n.is_overbooked,
               n.order_type, n.user_id, n.customer_name, n.customer_email, n.customer_phone, n.subtotal, n.tax, n.tip, n.total,
               n.tax_rate_per_100k, n.delivery_address, n.delivery_instructions, n.table_number, n.party_size,
               n.special_instructions, n.slot_items, n.stock_taken, n.quoted_minutes, n.formula_minutes, n.cart_key, n.money_given_up_at
        from jsonb_populate_record(o, ${JSON.stringify(set)}::jsonb) n),
      updated_at = ${now}, version = o.version + 1
    where o.location_id = ${order.location_id} and o.id = ${order.id}
    returning o.*`)
}
