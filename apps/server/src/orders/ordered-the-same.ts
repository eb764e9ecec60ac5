import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import { sameAgainSince } from '@sizzle/domain/payment/same-wish.ts'
import { refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { cartKey } from './cart-key.ts'
import type { OrderPayload, PricedCart } from './price-cart.ts'
import { latestOfCart, lockCart } from './same-wish.sql.ts'

/**
 * "You ordered the same at 12:05. Order again?": only for a screen that can ask it, which says so by `orderAgain: false`.
 * True is the answer yes; a program that says nothing is not asked.
 */
export async function findTheSame(tx: Tx, payload: OrderPayload, cart: PricedCart, userId: string, now: Date) {
  if (payload.orderAgain !== false) return null
  const key = cartKey(cart.location.id, payload.orderType, cart.lines, cart.wanted.time.scheduledFor)
  const [, last] = await Promise.all([
    lockCart(tx, key),
    latestOfCart(tx, cart.location.id, userId, key, sameAgainSince(now)),
  ])
  if (!last) return null
  const time = clockAt(cart.location.time_zone, last.order_time)
  return refuse({ code: 'ordered_the_same' as const, time, order: { id: last.id, shortNumber: last.short_number } })
}
