import type { PostAnswer } from '@sizzle/contract/client.ts'
import { finishCart } from '../cart/finish-cart.ts'
import { askOnce } from '../server/ask-once.ts'
import { dropNote, type WishNote } from './wish-notes.ts'

/**
 * Held while an order is sent, up to its last retry, and while one is asked about: asking closes the key, so nobody may ask
 * about an order that another tab is still sending.
 */
export const ORDER_LOCK = 'sizzle-order-wish'

export type PlacedOrder = PostAnswer<'/createCustomerOrderCash'>['order']

/** What became of an order that got no answer; null: it did not arrive, and now it never will. For the lock's holder only. */
export async function settleWish(note: WishNote): Promise<PlacedOrder | null> {
  const { key, userId, locationId, cartId, lines } = note
  const { order } = await askOnce('/askOrderWish', { key, userId })
  dropNote(note)
  if (order) finishCart(locationId, lines, { cartId, userId, order: { id: order.id, shortNumber: order.shortNumber } })
  return order
}
