import type { OrderStatus } from './status.ts'

// What somebody hears who does not see the cards: what others moved.

export type MovingOrder = {
  readonly orderId: string
  readonly shortNumber: string
  readonly status: OrderStatus
  readonly statusHistory: readonly { readonly status: OrderStatus; readonly by: string }[]
  /** Moved from this device, and not answered yet. */
  readonly isSending: boolean
  readonly isWaiting: boolean
}
type Move = { readonly shortNumber: string; readonly to: OrderStatus; readonly by: string }

/** An order that this device moves is said by whoever takes it back. */
function isOwn({ isSending, isWaiting }: MovingOrder): boolean {
  return isSending || isWaiting
}

/** What stands elsewhere than in the list before, without what was moved from here. */
export function movedOrders(before: readonly MovingOrder[], now: readonly MovingOrder[]): readonly Move[] {
  const known = new Map(before.map((order) => [order.orderId, order]))
  return now.flatMap((order) => {
    const earlier = known.get(order.orderId)
    const { status, shortNumber, statusHistory } = order
    if (!earlier || earlier.status === status || isOwn(earlier) || isOwn(order)) return []
    const last = statusHistory.at(-1)
    // Moved from here by several at once: its history comes with the next reading.
    if (last?.status !== status) return []
    return [{ shortNumber, to: status, by: status === 'pending' ? '' : last.by }]
  })
}

const SAID_ONE_BY_ONE = 3

/** 'TRU-042 moved to Ready by Ravi Shah'; many at once are counted by where they went. */
export function movesInWords(moves: readonly Move[], titleOf: (status: OrderStatus) => string): string {
  if (moves.length <= SAID_ONE_BY_ONE)
    return moves
      .map(({ shortNumber, to, by }) => `${shortNumber} moved to ${titleOf(to)}${by && ` by ${by}`}`)
      .join('. ')
  return [...Map.groupBy(moves, ({ to }) => to)]
    .map(([to, same]) => `${same.length} ${same.length === 1 ? 'order' : 'orders'} moved to ${titleOf(to)}`)
    .join('. ')
}
