import type { StillOpen } from '@sizzle/domain/locations/deletion.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** What has to be served at a location before it can go. Reads the indexes of what is under way, not the past. */
export async function stillOpenAt(tx: Db | Tx, locationId: string, now: Date): Promise<StillOpen> {
  const { orders, bookings } = await tx.one<{ orders: number; bookings: number }>(sql`
    select
      (select count(*) from orders
       where location_id = ${locationId} and status in ('pending', 'preparing', 'ready'))::int as orders,
      (select count(*) from reservations
       where location_id = ${locationId} and status in ('pending', 'confirmed') and starts_at > ${now})::int as bookings`)
  return { openOrders: orders, bookingsAhead: bookings }
}

/** How many dishes the menu of a location has, hidden and sold out ones too. */
export async function dishesAt(db: Db, locationId: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from menu_items where location_id = ${locationId}`)
  return count
}
