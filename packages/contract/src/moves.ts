import { z } from 'zod'
import { CurrentState } from './board.ts'
import { OrderStatus } from './orders.ts'
import { none, route } from './route.ts'
import { Instant, text, Uuid } from './wire.ts'

// What else the kitchen does with an order than moving it on (updateOrderStatus and its like are in board.ts).

export const undoMove = route({
  post: '/undoMove',
  may: 'order.move',
  about:
    'For 5 seconds, take back your own last move: `status` is the one it led to. Status, times and points return, both moves stay in the history, and the waiting text message is not sent. A cancellation cannot be taken back.',
  input: z.strictObject({ orderId: Uuid, status: OrderStatus }),
  output: z.object({
    orderId: z.string(),
    oldStatus: OrderStatus,
    newStatus: OrderStatus,
    /** False when this very step had been taken back already. */
    changed: z.boolean(),
    version: z.int(),
    current: CurrentState,
  }),
  refusals: {
    order_not_found: none,
    order_changed: { current: CurrentState },
    undo_not_possible: { current: CurrentState },
    undo_not_yours: { current: CurrentState },
    undo_too_late: { current: CurrentState },
  },
})

export const acceptOrder = route({
  post: '/acceptOrder',
  may: 'order.move',
  about: 'Confirm that a pending order was seen and will be made. It stays pending, and its reminders stop.',
  input: z.strictObject({ orderId: Uuid }),
  output: z.object({ orderId: z.string(), acceptedAt: Instant, changed: z.boolean(), version: z.int() }),
  refusals: { order_not_found: none, accept_not_pending: { current: CurrentState } },
})

export const movePromise = route({
  post: '/movePromise',
  may: 'order.move',
  about:
    'Promise another time for an order that is not ready yet, within 4 hours of now, or of the time of an order for later. An order for later moves to the new time: the kitchen starts it accordingly, and it takes its place there. The customer is told the time and the reason.',
  input: z.strictObject({ orderId: Uuid, promisedAt: Instant, reason: text(200, 1) }),
  output: z.object({ orderId: z.string(), promisedAt: Instant, changed: z.boolean(), version: z.int() }),
  refusals: {
    order_not_found: none,
    promise_not_open: { current: CurrentState },
    promise_time_invalid: { current: CurrentState },
  },
})
