import { isSameWish } from '@sizzle/domain/payment/same-wish.ts'
import { refuse } from '@sizzle/domain/result.ts'
import type { Person } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { wishOf } from '../orders/cart-key.ts'
import type { Books } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import { lockCart, wishOfOrder } from '../orders/same-wish.sql.ts'
import { markWithdrawn, orderOfSession, type SessionRow, sessionsOfCart, sessionsOfStaffCart } from './sessions.sql.ts'

/**
 * Whoever takes cash for an order ends the links that were opened for the same wish since: it is paid. Refuses when one of
 * them is paid by now. A link that is being paid at this very moment finds the order paid, and its money goes back by itself.
 */
export async function endLinksOfOrder({ tx, now }: Books, order: OrderRow, by: string) {
  if (order.cart_key === null) return null
  // Settling a payment of this cart takes the same lock: it has finished, or will find this order paid.
  await lockCart(tx, order.cart_key)
  const wish = wishOfOrder(order)
  const sessions = (await sessionsOfCart(tx, order.location_id, order.cart_key, order.order_time)).filter(
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

/** The same for a cart of staff that becomes an order before anybody has paid its links, whoever the customer is. */
export async function endLinksOfCart(books: Books, { locationId, cartId, person }: StaffCartOf) {
  if (cartId === undefined) return
  const sessions = await sessionsOfStaffCart(books.tx, { locationId, staffId: person.userId, cartId })
  await withdrawAll(books, sessions, person.name)
}

type StaffCartOf = { readonly locationId: string; readonly cartId: string | undefined; readonly person: Person }

async function withdrawAll({ tx, now }: Books, sessions: readonly SessionRow[], by: string) {
  for (const session of sessions) {
    const version = await markWithdrawn(tx, session, by, now)
    if (version === undefined) continue
    const about = { id: session.id, version, locationId: session.location_id, userId: session.created_by }
    await announce(tx, 'payment.changed', about)
  }
}
