import { type Db, sql } from '../kit/db/sql.ts'

/** The customer, when it was their own cancellation. */
export async function customerWhoCancelled(
  db: Db,
  order: { location_id: string; id: string },
): Promise<string | undefined> {
  const found = await db.maybe<{ user_id: string }>(sql`
    select distinct o.user_id from orders o join order_events e on e.location_id = o.location_id and e.order_id = o.id
    where o.location_id = ${order.location_id} and o.id = ${order.id} and not o.admin_created and e.status = 'cancelled' and e.actor_id = o.user_id`)
  return found?.user_id
}
