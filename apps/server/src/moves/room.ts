import type { Room } from '../kit/room.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { acceptOrder } from './accept-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { movePromise } from './move-promise.ts'
import { tellCancelled } from './tell-cancelled.ts'
import { undoMove } from './undo-move.ts'
import { updateMultipleOrderStatuses } from './update-multiple-order-statuses.ts'
import { updateOrderStatus } from './update-order-status.ts'

/** What the kitchen and the counter do with an order. */
export function movesRoom(cards: CardPayments): Room {
  return {
    operations: [
      acceptOrder,
      cancelOrder(cards),
      movePromise(cards.links),
      undoMove,
      updateMultipleOrderStatuses,
      updateOrderStatus,
    ],
    jobs: { 'tell-cancelled': tellCancelled(cards.links) },
  }
}
