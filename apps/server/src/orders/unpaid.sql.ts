import { type Db, sql } from '../kit/db/sql.ts'

export type UnpaidCounts = { readonly open: number; readonly placed: number }

/**
 * Unpaid orders of a person or with a number that are open, and all that were placed lately, however they ended; the larger
 * of the two counts each. An order for later is open until its time, at most 31 days after it was placed. Orders by staff
 * do not count: the restaurant itself took them.
 */
export function countOrders(db: Db, userId: string, phone: string, since: { open: Date; placed: Date }) {
  return db.one<UnpaidCounts>(sql`
    select greatest(by_person.open, by_phone.open)::int as open, greatest(by_person.placed, by_phone.placed)::int as placed
    from (
      select count(*) filter (where order_time > ${since.placed}) as placed,
        count(*) filter (where coalesce(scheduled_for, order_time) > ${since.open}
          and payment_status <> 'paid' and status in ('pending', 'preparing', 'ready')) as open
      from orders where user_id = ${userId} and order_time > ${since.open}::timestamptz - interval '31 days' and not admin_created
    ) by_person, (
      select count(*) filter (where order_time > ${since.placed}) as placed,
        count(*) filter (where coalesce(scheduled_for, order_time) > ${since.open}
          and payment_status <> 'paid' and status in ('pending', 'preparing', 'ready')) as open
      from orders where customer_phone = ${phone} and order_time > ${since.open}::timestamptz - interval '31 days' and not admin_created
    ) by_phone`)
}
