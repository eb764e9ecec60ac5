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

const ticksHeard = new Map<string, LearnedOrder['ticks']>()
const MOST_KEPT = 2_000

/** Which dishes of an order are made, as an event or an answer says it; older news changes nothing. */
export function learnTicks(board: Question<LearnedOrder[]>, orderId: string, ticks: LearnedOrder['ticks']): void {
  if ((ticksHeard.get(orderId)?.version ?? 0) >= ticks.version) return
  ticksHeard.delete(orderId)
  ticksHeard.set(orderId, ticks)
  const [oldest] = ticksHeard.keys()
  if (ticksHeard.size > MOST_KEPT && oldest !== undefined) ticksHeard.delete(oldest)
  changeAnswer(board, (orders) => {
    const known = orders.find((order) => order.orderId === orderId)
    return known && known.ticks.version < ticks.version ? withOrder(orders, { ...known, ticks }) : orders
  })
}

/** What was read before its newest tick was heard, with that tick. */
function withTicks(order: LearnedOrder): LearnedOrder {
  const heard = ticksHeard.get(order.orderId)
  return heard && heard.version > order.ticks.version ? { ...order, ticks: heard } : order
}

/** Puts the order into the board's list, and keeps it for lists that are still on their way. */
export function learnOrder(board: Question<LearnedOrder[]>, read: LearnedOrder): void {
  const order = withTicks(read)
  const now = performance.now()
  for (const [id, { at }] of learned) if (now - at > FORGET_AFTER_MS) learned.delete(id)
  learned.set(order.orderId, { order, at: now })
  changeAnswer(board, (orders) => withOrder(orders, order))
}

/** A list whose reading began then, with what was learned of its orders since. */
export function withLearned(locationId: string, list: readonly LearnedOrder[], begun: number): LearnedOrder[] {
  let orders = list.map(withTicks)
  for (const { order, at } of learned.values()) {
    if (at < begun || order.locationInfo.id !== locationId) continue
    const read = orders.find(({ orderId }) => orderId === order.orderId)
    if (!read || read.version <= order.version) orders = withOrder(orders, withTicks(order))
  }
  return orders
}

function withOrder(orders: readonly LearnedOrder[], order: LearnedOrder): LearnedOrder[] {
  const isKnown = orders.some(({ orderId }) => orderId === order.orderId)
  return isKnown ? orders.map((one) => (one.orderId === order.orderId ? order : one)) : [order, ...orders]
}
