import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { OrderRow } from '../orders/orders.sql.ts'

export function ordersOfPerson(db: Db, userId: string, limit: number, offset: number) {
  return db.many<OrderRow>(sql`
    select * from orders where user_id = ${userId}
    order by order_time desc, id desc limit ${limit} offset ${offset}`)
}

export function countOrdersOfPerson(db: Db, userId: string) {
  return db.one<{ count: number }>(sql`select count(*)::bigint as count from orders where user_id = ${userId}`)
}

export function saveCancelReason(tx: Tx, order: { location_id: string; id: string }, reason: string) {
  return tx.run(sql`
    update orders set cancel_reason = ${reason} where location_id = ${order.location_id} and id = ${order.id}`)
}
