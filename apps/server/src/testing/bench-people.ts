import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'

/** Customers (`guest1@example.com` and on) and staff of Truro (`cook1@example.com`), with the owner's password. */
export async function addSigners({ db }: Database, count: number): Promise<number> {
  for (const [name, role] of [
    ['guest', 'customer'],
    ['cook', 'staff'],
  ])
    await db.run(sql`
      with person as (
        insert into users (id, name, email, email_verified, role)
        select gen_random_uuid(), 'Asha Rao', ${name} || n || '@example.com', true, ${role} from generate_series(1, ${count}::int) n
        returning id)
      insert into accounts (id, user_id, account_id, provider_id, password)
      select gen_random_uuid(), p.id, p.id::text, 'credential', a.password
      from person p, accounts a join users u on u.id = a.user_id where u.email = 'owner@localhost.test'`)
  await db.run(sql`
    insert into user_locations (user_id, location_id) select id, 'truro' from users where email like 'cook%@example.com'`)
  // A table is never full.
  await db.run(sql`update locations set slot_capacity = 1000`)
  await db.run(sql`vacuum analyze`)
  return count
}

/**
 * What is open is over, paid and nobody's, so that no figure hangs on how many orders were placed before it: each of these guests orders
 * hundreds of times within the hour, and what a person ordered lately is counted with each order.
 */
export function finishOrders({ db }: Database): Promise<number> {
  return db.run(sql`
    update orders set status = 'completed', payment_status = 'paid', completed_at = now(), updated_at = now(), user_id = null, customer_phone = ''
    where status in ('pending', 'preparing', 'ready')`)
}

export function waitingOrders({ db }: Database, locationId: string, count: number) {
  return db.many<{ id: string }>(sql`
    select id from orders where location_id = ${locationId} and status = 'pending' order by order_time limit ${count}`)
}
