import { isSameWish } from '@sizzle/domain/payment/same-wish.ts'
import { isSecondPayment } from '@sizzle/domain/payment/session.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import type { Tx } from '../kit/db/sql.ts'
import { lookupOf } from '../kit/lookup.ts'
import { wishOf } from '../orders/cart-key.ts'
import type { Books } from '../orders/change-order.ts'
import { orderById } from '../orders/orders.sql.ts'
import { type EqualOrder, equalOrdersSince, wishOfOrder } from '../orders/same-wish.sql.ts'
import { orderOfStaffCart, type StaffCart } from '../orders/staff-carts.sql.ts'
import { orderOfCart } from '../orders/wishes.sql.ts'
import { settledForOrder } from '../payments/payments.sql.ts'
import * as rows from './sessions.sql.ts'

/** An order that is there already for what a session was paid for. */
export type OtherOrder = {
  readonly id: string
  readonly shortNumber: string
  /** Its money is still to come, at the counter. */
  readonly isForCash: boolean
  /** In coins, as the counter asks for it. */
  readonly cash: number
}
type Key = { readonly location_id: string; readonly id: string }

/** The cart itself is looked for first: it says for certain which order it has become. */
export async function otherOrderOf(books: Books, session: rows.SessionRow): Promise<OtherOrder | undefined> {
  const { tx } = books
  const [ofCart, equal] = await Promise.all([orderOfThisCart(books, session), equalOrder(tx, session)])
  const key = ofCart ?? equal
  const [order, settled] = key ? await Promise.all([orderById(tx, lookupOf(key)), settledForOrder(tx, key)]) : []
  if (!order) return undefined
  return {
    id: order.id,
    shortNumber: order.short_number,
    isForCash: order.payment_status === 'unpaid',
    cash: inCoins(order.total - (settled?.amount ?? 0)),
  }
}

/** The same cart was ordered another way meanwhile: for cash, or with another session. */
async function orderOfThisCart({ tx, now }: Books, session: rows.SessionRow): Promise<Key | undefined> {
  const { user_id, cart_id } = session
  const staffCart = staffCartOf(session)
  if (staffCart) {
    const order = await orderOfStaffCart(tx, staffCart, now)
    return order && { location_id: staffCart.locationId, id: order.id }
  }
  return user_id === null || cart_id === null ? undefined : orderOfCart(tx, user_id, cart_id)
}

function staffCartOf({ is_staff, cart_id, location_id, created_by }: rows.SessionRow): StaffCart | null {
  return is_staff && cart_id !== null ? { locationId: location_id, staffId: created_by, cartId: cart_id } : null
}

/** Paid by another session for the same cart, or by a cash order that came after this one was opened. */
async function equalOrder(tx: Tx, session: rows.SessionRow): Promise<Key | undefined> {
  const wish = wishOf(session.snapshot.payload, session.user_id)
  const [paid, orders] = await Promise.all([
    rows.paidForCart(tx, session),
    equalOrdersSince(tx, session.location_id, session.cart_key, session.created_at, session.id),
  ])
  const second = paid.find(
    (other) =>
      isSecondPayment({ createdAt: session.created_at }, [{ paidAt: other.paid_at }]) &&
      isSameWish(wish, wishOf(other.snapshot.payload, other.user_id)),
  )
  if (second) return { location_id: session.location_id, id: second.became }
  const equal = orders.find((order) => !paysBySession(order) && isSameWish(wish, wishOfOrder(order)))
  return equal && { location_id: session.location_id, id: equal.id }
}

/** Told apart by its session's own moment, above. */
function paysBySession({ payment_session_id }: EqualOrder): boolean {
  return payment_session_id !== null
}
