import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type OpenMoneyRow = {
  id: string
  location_id: string
  time_zone: string
  short_number: string
  version: number
  status: OrderStatus
  order_type: OrderType
  customer_name: string
  customer_phone: string
  payment_method: string
  amount: number
  in_cash: number
  since: Date
  actor_name: string | null
  /** Of all of them, however many are shown. */
  all_count: number
  all_amount: number
  all_in_cash: number
}

// Coins are whole fives of cents: (cents + 2) / 5 * 5 in whole numbers.

/** Completed without being paid, or not all of it. Null: at every location. */
export function owedOrders(db: Db, locations: readonly string[] | null, limit: number) {
  return db.many<OpenMoneyRow>(sql`
    select o.*, l.time_zone, e.actor_name from (
      select id, location_id, short_number, version, status, order_type, customer_name, customer_phone, payment_method,
             due.amount, due.in_cash, completed_at as since, count(*) over ()::bigint as all_count,
             sum(due.amount) over ()::bigint as all_amount, sum(due.in_cash) over ()::bigint as all_in_cash
      from orders
      cross join lateral (
        select coalesce(sum(p.amount - p.freed), 0)::int as paid from payments p where p.location_id = orders.location_id and p.order_id = orders.id
      ) p
      cross join lateral (select total - p.paid as amount, (total - p.paid + 2) / 5 * 5 as in_cash) due
      where status = 'completed' and payment_status in ('unpaid', 'pending', 'failed')
        and (${locations}::text[] is null or location_id = any(${locations}))
      order by completed_at, id limit ${limit}
    ) o join locations l on l.id = o.location_id
    left join lateral (
      select actor_name from order_events e
      where e.location_id = o.location_id and e.order_id = o.id and e.kind = 'status' order by seq desc limit 1
    ) e on true
    order by o.since, o.id`)
}

/**
 * Paid with money that no provider holds: a person has to give it back. Of a cancelled order that is all of it, of one that
 * an edit made cheaper what is too much. What its customer went without when they left is nobody's to give. `orderIds`: of these alone.
 */
export function ordersToGiveBack(
  db: Db,
  locations: readonly string[] | null,
  limit: number,
  orderIds: readonly string[] | null = null,
) {
  return db.many<OpenMoneyRow>(sql`
    select o.*, l.time_zone, e.actor_name from (
      select o.id, o.location_id, o.short_number, o.version, o.status, o.order_type, o.customer_name, o.customer_phone,
             o.payment_method, p.amount, p.in_cash, coalesce(o.cancelled_at, o.updated_at) as since,
             count(*) over ()::bigint as all_count, sum(p.amount) over ()::bigint as all_amount, sum(p.in_cash) over ()::bigint as all_in_cash
      from (
        select * from orders c
        where c.status = 'cancelled' and c.payment_status = 'paid' and (${locations}::text[] is null or c.location_id = any(${locations}))
          and (${orderIds}::uuid[] is null or c.id = any(${orderIds}))
        union all
        select * from orders e
        where e.status <> 'cancelled' and (${locations}::text[] is null or e.location_id = any(${locations}))
          and (${orderIds}::uuid[] is null or e.id = any(${orderIds})) and exists (
          select from payments f where f.location_id = e.location_id and f.order_id = e.id and f.freed > f.asked_back)
      ) o
      cross join lateral (
        -- All that is left of a payment in cash goes back in the coins that are left of it.
        select coalesce(sum(due.amount), 0)::int as amount,
               coalesce(sum(case when p.tender <> 'cash' then due.amount
                                 when due.amount = p.amount - p.asked_back then due.amount + p.cash_rounding - (
                                   select coalesce(sum(r.cash_rounding), 0) from refunds r
                                   where r.location_id = p.location_id and r.payment_id = p.id and r.state = 'succeeded')
                                 else (due.amount + 2) / 5 * 5 end), 0)::int as in_cash
        from payments p
        cross join lateral (
          select case when o.status = 'cancelled' then p.amount - p.asked_back else greatest(p.freed - p.asked_back, 0) end as amount
        ) due
        where p.location_id = o.location_id and p.order_id = o.id and p.provider not in ('stripe', 'sandbox')
      ) p
      where p.amount > 0 and o.money_given_up_at is null
        and (${locations}::text[] is null or o.location_id = any(${locations}))
      order by coalesce(o.cancelled_at, o.updated_at), o.id limit ${limit}
    ) o join locations l on l.id = o.location_id
    left join lateral (
      select actor_name from order_events e
      where e.location_id = o.location_id and e.order_id = o.id and e.kind = case when o.status = 'cancelled' then 'status' else 'edit' end
      order by seq desc limit 1
    ) e on true
    order by o.since, o.id`)
}

/**
 * Card money that its provider could not send back, while nobody has put that away; what was given back since by another
 * refund of the payment is not owed any more. A card keeps its cents. `orderIds`: of these alone.
 */
export function ordersWithFailedRefunds(
  db: Db,
  locations: readonly string[] | null,
  limit: number,
  orderIds: readonly string[] | null = null,
) {
  return db.many<OpenMoneyRow>(sql`
    with failed as (
      select r.location_id, r.order_id, r.payment_id, sum(r.amount) as amount, min(a.raised_at) as since
      from payment_alerts a join refunds r on r.location_id = a.location_id and r.id = a.refund_id
      where a.kind = 'refund_failed' and a.resolved_at is null and r.state = 'failed'
        and (${locations}::text[] is null or a.location_id = any(${locations}))
        and (${orderIds}::uuid[] is null or r.order_id = any(${orderIds}))
      group by 1, 2, 3
    ), due as (
      select f.location_id, f.order_id, sum(least(f.amount, p.amount - p.asked_back))::int as amount, min(f.since) as since
      from failed f join payments p on p.location_id = f.location_id and p.id = f.payment_id
      group by 1, 2
    )
    select o.id, o.location_id, o.short_number, o.version, o.status, o.order_type, o.customer_name, o.customer_phone,
           o.payment_method, due.amount, due.amount as in_cash, due.since, l.time_zone, null as actor_name,
           count(*) over ()::bigint as all_count, sum(due.amount) over ()::bigint as all_amount, sum(due.amount) over ()::bigint as all_in_cash
    from due join orders o on o.location_id = due.location_id and o.id = due.order_id join locations l on l.id = o.location_id
    where due.amount > 0
    order by due.since, o.id limit ${limit}`)
}
