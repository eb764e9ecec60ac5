import { type Db, sql } from '../kit/db/sql.ts'

/** The customer, when it was their own cancellation, also of an order that staff placed for them. */
export async function customerWhoCancelled(
  db: Db,
  order: { location_id: string; id: string },
): Promise<{ readonly userId: string; readonly isPlacedByStaff: boolean } | undefined> {
  const found = await db.maybe<{ user_id: string; admin_created: boolean }>(sql`
    select distinct o.user_id, o.admin_created from orders o join order_events e on e.location_id = o.location_id and e.order_id = o.id
    where o.location_id = ${order.location_id} and o.id = ${order.id} and e.status = 'cancelled' and e.actor_id = o.user_id`)
  return found && { userId: found.user_id, isPlacedByStaff: found.admin_created }
}
