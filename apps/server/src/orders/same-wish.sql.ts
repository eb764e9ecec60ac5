import type { Wish } from '@sizzle/domain/payment/same-wish.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { OrderRow } from './orders.sql.ts'

/** Two orders of one cart settle one after the other, however they are paid. */
export function lockCart(tx: Tx, cartKey: string) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${cartKey}, 7))`)
}

/** The person's latest order of the same dishes that was not cancelled. */
export function latestOfCart(db: Db, locationId: string, userId: string, cartKey: string, since: Date) {
  return db.maybe<{ id: string; short_number: string; order_time: Date }>(sql`
    select id, short_number, order_time from orders
    where location_id = ${locationId} and cart_key = ${cartKey} and user_id = ${userId} and order_time > ${since} and status <> 'cancelled'
    order by order_time desc limit 1`)
}

export type EqualOrder = Pick<
  OrderRow,
  | 'id'
  | 'payment_session_id'
  | 'user_id'
  | 'customer_email'
  | 'customer_phone'
  | 'special_instructions'
  | 'delivery_address'
  | 'table_number'
>

/** Orders of the same dishes that were placed, or paid over the counter, all or in part, since that moment; not the one of this session. */
export function equalOrdersSince(db: Db, locationId: string, cartKey: string, since: Date, sessionId: string) {
  return db.many<EqualOrder>(sql`
    select * from orders o
    where location_id = ${locationId} and cart_key = ${cartKey} and status <> 'cancelled' and payment_session_id is distinct from ${sessionId}
      and (order_time >= ${since} or paid_at >= ${since} or exists (
        select from payments p where p.location_id = o.location_id and p.order_id = o.id and p.captured_at >= ${since}))`)
}

export function wishOfOrder(order: EqualOrder): Wish {
  return {
    userId: order.user_id,
    email: order.customer_email,
    phone: order.customer_phone,
    note: order.special_instructions,
    place: order.delivery_address ?? order.table_number ?? '',
  }
}
