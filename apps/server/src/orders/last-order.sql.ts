import { type Db, sql } from '../kit/db/sql.ts'
import type { OrderRow } from './orders.sql.ts'

type LastOrderRow = Pick<
  OrderRow,
  'id' | 'short_number' | 'order_time' | 'order_type' | 'delivery_address' | 'delivery_instructions'
>

/** What a person ordered last at a location; a cancelled order was no meal. */
export function lastOrderOf(db: Db, { userId, locationId }: { userId: string; locationId: string }) {
  return db.maybe<LastOrderRow>(sql`
    select id, short_number, order_time, order_type, delivery_address, delivery_instructions from orders
    where location_id = ${locationId} and user_id = ${userId} and status <> 'cancelled'
    order by order_time desc, id desc limit 1`)
}
