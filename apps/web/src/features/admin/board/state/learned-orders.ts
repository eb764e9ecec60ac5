import type { getLocationOrders } from '@sizzle/contract/board.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { changeAnswer, type Question } from '../../../../kit/server/answers.ts'

export type LearnedOrder = WireOutputOf<typeof getLocationOrders>['orders'][number] & {
  /** The version that a move from here has made. The order itself is of `version` until it has been read again. */
  readonly broughtTo?: number
}

// What was learned of a single order, by the live stream or by the answer to a move. A list that was being read meanwhile
// may be older, and then must not undo it.

const FORGET_AFTER_MS = 120_000
const learned = new Map<string, { readonly order: LearnedOrder; readonly at: number }>()

/** Puts the order into the board's list, and keeps it for lists that are still on their way. */
export function learnOrder(board: Question<LearnedOrder[]>, order: LearnedOrder): void {
  const now = performance.now()
  for (const [id, { at }] of learned) if (now - at > FORGET_AFTER_MS) learned.delete(id)
  learned.set(order.orderId, { order, at: now })
  changeAnswer(board, (orders) => withOrder(orders, order))
}

/** A list whose reading began then, with what was learned of its orders since. */
export function withLearned(locationId: string, list: readonly LearnedOrder[], begun: number): LearnedOrder[] {
  let orders = [...list]
  for (const { order, at } of learned.values()) {
    if (at < begun || order.locationInfo.id !== locationId) continue
    const read = orders.find(({ orderId }) => orderId === order.orderId)
    if (!read || read.version <= order.version) orders = withOrder(orders, order)
  }
  return orders
}

function withOrder(orders: readonly LearnedOrder[], order: LearnedOrder): LearnedOrder[] {
  const isKnown = orders.some(({ orderId }) => orderId === order.orderId)
  return isKnown ? orders.map((one) => (one.orderId === order.orderId ? order : one)) : [order, ...orders]
}
