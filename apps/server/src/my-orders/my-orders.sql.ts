import { type Db, sql } from '../kit/db/sql.ts'
import type { OrderRow } from '../orders/orders.sql.ts'

/** Null: orders of every type. */
type Asked = { userId: string; orderType: OrderRow['order_type'] | null }

/** What is under way first, and of that what is ready first (ordering 59); then what is over, newest first. */
export function ordersOfPerson(db: Db, { userId, orderType }: Asked, limit: number, offset: number) {
  return db.many<OrderRow>(sql`
    select * from orders where user_id = ${userId} and (${orderType}::text is null or order_type = ${orderType})
    order by case when status in ('pending', 'preparing', 'ready') then promised_at end nulls last, order_time desc, id desc
    limit ${limit} offset ${offset}`)
}

export function countOrdersOfPerson(db: Db, { userId, orderType }: Asked) {
  return db.one<{ count: number }>(sql`
    select count(*)::bigint as count from orders
    where user_id = ${userId} and (${orderType}::text is null or order_type = ${orderType})`)
}
