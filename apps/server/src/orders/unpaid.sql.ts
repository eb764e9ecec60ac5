import { type Db, sql } from '../kit/db/sql.ts'

/** The larger of the two counts. Staff orders do not count against a number: the restaurant itself took them. */
export async function countUnpaid(db: Db, userId: string, phone: string, since: Date): Promise<number> {
  const { open } = await db.one<{ open: number }>(sql`
    select greatest(
      (select count(*) from orders where user_id = ${userId} and order_time > ${since}
         and payment_status <> 'paid' and status in ('pending', 'preparing', 'ready')),
      (select count(*) from orders where customer_phone = ${phone} and not admin_created and order_time > ${since}
         and payment_status <> 'paid' and status in ('pending', 'preparing', 'ready'))
    )::int as open`)
  return open
}
