import type { StillOpen } from '@sizzle/domain/locations/deletion.ts'
import { sql, type Tx } from '../kit/db/sql.ts'

/** What has to be served at a location before it can go. Reads the indexes of what is under way, not the past. */
export async function stillOpenAt(tx: Tx, locationId: string, now: Date): Promise<StillOpen> {
  const { orders, bookings } = await tx.one<{ orders: number; bookings: number }>(sql`
    select
      (select count(*) from orders
       where location_id = ${locationId} and status in ('pending', 'preparing', 'ready'))::int as orders,
      (select count(*) from reservations
       where location_id = ${locationId} and status in ('pending', 'confirmed') and starts_at > ${now})::int as bookings`)
  return { openOrders: orders, bookingsAhead: bookings }
}
