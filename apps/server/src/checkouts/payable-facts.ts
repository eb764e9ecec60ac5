import type { Tx } from '../kit/db/sql.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import { handFactsOf } from '../payments/by-hand.ts'
import { lockLinksOfCart } from './end-links-of-order.ts'
import { sessionsOfOrder } from './sessions.sql.ts'

/** All that decides about money at the counter for a locked order, in one exchange: links of its cart and of itself, and what was paid. Sessions are locked before payments, as everywhere. */
export async function payableFacts(tx: Tx, order: OrderRow) {
  const [ofCart, ofOrder, hand] = await Promise.all([
    lockLinksOfCart(tx, order),
    sessionsOfOrder(tx, order),
    handFactsOf(tx, order),
  ])
  return { ofCart, ofOrder, ...hand }
}
