import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type OpenMoneyRow = {
  id: string
  location_id: string
  short_number: string
  version: number
  status: OrderStatus
  order_type: OrderType
  customer_name: string
  customer_phone: string
  payment_method: string
  amount: number
  since: Date
  actor_name: string | null
  /** Of all of them, however many are shown. */
  all_count: number
  all_amount: number
}

/** Completed without being paid. Null: at every location. */
export function owedOrders(db: Db, locations: readonly string[] | null, limit: number) {
  return db.many<OpenMoneyRow>(sql`
    select o.*, e.actor_name from (
      select id, location_id, short_number, version, status, order_type, customer_name, customer_phone, payment_method,
             total as amount, completed_at as since, count(*) over ()::bigint as all_count, sum(total) over ()::bigint as all_amount
      from orders
      where status = 'completed' and payment_status in ('unpaid', 'pending', 'failed')
        and (${locations}::text[] is null or location_id = any(${locations}))
      order by completed_at, id limit ${limit}
    ) o
    left join lateral (
      select actor_name from order_events e
      where e.location_id = o.location_id and e.order_id = o.id and e.kind = 'status' order by seq desc limit 1
    ) e on true
    order by o.since, o.id`)
}

/** Cancelled, and paid with money that no provider holds: a person has to give it back. */
export function ordersToGiveBack(db: Db, locations: readonly string[] | null, limit: number) {
  return db.many<OpenMoneyRow>(sql`
    select o.*, e.actor_name from (
      select o.id, o.location_id, o.short_number, o.version, o.status, o.order_type, o.customer_name, o.customer_phone,
             o.payment_method, o.total - coalesce(p.refunded, 0) as amount, o.cancelled_at as since,
             count(*) over ()::bigint as all_count, sum(o.total - coalesce(p.refunded, 0)) over ()::bigint as all_amount
      from orders o left join payments p on p.location_id = o.location_id and p.order_id = o.id
      where o.status = 'cancelled' and o.payment_status = 'paid' and (p.id is null or p.provider not in ('stripe', 'sandbox'))
        and (${locations}::text[] is null or o.location_id = any(${locations}))
      order by o.cancelled_at, o.id limit ${limit}
    ) o
    left join lateral (
      select actor_name from order_events e
      where e.location_id = o.location_id and e.order_id = o.id and e.kind = 'status' order by seq desc limit 1
    ) e on true
    order by o.since, o.id`)
}
