import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** Orders of one person, or with one number, come one after the other. The locks are always taken in this order, so there is no deadlock. */
export function lockOrdersOf(tx: Tx, userId: string, phone: string | null = null) {
  return tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(${`unpaid:${userId}`}, 0)),
      case when ${phone}::text is not null then pg_advisory_xact_lock(hashtextextended(${`unpaid:${phone}`}, 1)) end`)
}

/** The order that was made of this person's wish, however long ago. */
export function orderOfWish(db: Db, userId: string, wishKey: string) {
  return db.maybe<{ location_id: string; id: string }>(sql`
    select location_id, id from orders where user_id = ${userId} and wish_key = ${wishKey}`)
}

export type EarlierOrder = {
  readonly location_id: string
  readonly id: string
  readonly short_number: string
  readonly is_same_wish: boolean
}

/**
 * What this wish, or else this cart, has become already. A cancelled order does not count for the cart: it may be ordered
 * again.
 */
export function earlierOrder(db: Db, userId: string, wishKey: string | undefined, cartId: string | undefined) {
  return db.maybe<EarlierOrder>(sql`
    select location_id, id, short_number, coalesce(wish_key = ${wishKey ?? null}, false) as is_same_wish from orders
    where user_id = ${userId} and (wish_key = ${wishKey ?? null} or (cart_id = ${cartId ?? null} and status <> 'cancelled'))
    order by is_same_wish desc limit 1`)
}

/** The order that this cart has become, if any. */
export async function orderOfCart(db: Db, userId: string, cartId: string | undefined) {
  return cartId === undefined ? undefined : earlierOrder(db, userId, undefined, cartId)
}
