import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type StaffCart = { readonly locationId: string; readonly staffId: string; readonly cartId: string }

/** What becomes of one cart of a colleague is decided once: as cash, at the terminal, or by a link, whose session takes the same lock first. */
export function lockStaffCart(tx: Tx, { staffId, cartId }: StaffCart) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`staff-cart:${staffId}:${cartId}`}, 8))`)
}

/** The order that this cart has become, unless it was cancelled. A cart lives for days at the most, so older orders are not read. */
export function orderOfStaffCart(db: Db, { locationId, staffId, cartId }: StaffCart, now: Date) {
  return db.maybe<{ id: string; short_number: string }>(sql`
    select id, short_number from orders
    where location_id = ${locationId} and order_time > ${now}::timestamptz - interval '2 days' and admin_created
      and created_by = ${staffId} and cart_id = ${cartId} and status <> 'cancelled'
    order by order_time desc limit 1`)
}
