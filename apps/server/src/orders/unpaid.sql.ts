import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** Two orders of one person, or with one number, are counted one after the other; always in this order, so nobody waits in a circle. */
export async function lockUnpaidCount(tx: Tx, userId: string, phone: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid:${userId}`}, 0))`)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid:${phone}`}, 1))`)
}

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
