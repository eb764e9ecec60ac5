import { isSameWish } from '@sizzle/domain/payment/same-wish.ts'
import { refuse } from '@sizzle/domain/result.ts'
import type { Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { wishOf } from '../orders/cart-key.ts'
import type { Books } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import { lockCart, wishOfOrder } from '../orders/same-wish.sql.ts'
import { markWithdrawn, orderOfSession, type SessionRow, sessionsOfCart, sessionsOfStaffCart } from './sessions.sql.ts'

/** The sessions of the same cart as a locked order. Settling a payment of this cart takes the same lock: it has finished, or will find this order paid. */
export async function lockLinksOfCart(tx: Tx, { cart_key: cartKey, location_id, order_time }: OrderRow) {
  if (cartKey === null) return []
  const [, sessions] = await Promise.all([lockCart(tx, cartKey), sessionsOfCart(tx, location_id, cartKey, order_time)])
  return sessions
}

/**
 * Whoever takes cash for an order ends the links that were opened for the same wish since: it is paid. Refuses when one of
 * them is paid by now. A link that is being paid at this very moment finds the order paid, and its money goes back by itself.
 */
export async function endLinksOfOrder(
  { tx, now }: Books,
  order: OrderRow,
  { ofCart, by }: { readonly ofCart: readonly SessionRow[]; readonly by: string },
) {
  const wish = wishOfOrder(order)
  const sessions = ofCart.filter(
    ({ id, snapshot, user_id }) =>
      id !== order.payment_session_id &&
      // Asked for once more on purpose: a meal of its own.
      snapshot.payload.orderAgain !== true &&
      isSameWish(wish, wishOf(snapshot.payload, user_id)),
  )
  for (const session of sessions.filter(({ state }) => state === 'paid')) {
    const paid = await orderOfSession(tx, session)
    if (paid) return refuse({ code: 'paid_by_link' as const, shortNumber: paid.short_number })
  }
  await withdrawAll({ tx, now }, sessions, by)
  return null
}

/** The links of a cart of staff that becomes an order before anybody has paid one of them, whoever the customer is. */
export async function lockLinksOfStaffCart(tx: Tx, { locationId, cartId, person }: StaffCartOf) {
  return cartId === undefined ? [] : sessionsOfStaffCart(tx, { locationId, staffId: person.userId, cartId })
}

type StaffCartOf = { readonly locationId: string; readonly cartId: string | undefined; readonly person: Person }

export async function withdrawAll({ tx, now }: Books, sessions: readonly SessionRow[], by: string) {
  for (const session of sessions) {
    const version = await markWithdrawn(tx, session, by, now)
    if (version === undefined) continue
    const about = { id: session.id, version, locationId: session.location_id, userId: session.created_by }
    await announce(tx, 'payment.changed', about)
  }
}
