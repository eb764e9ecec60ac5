import { MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
import { z } from 'zod'
import { CurrentState } from './board.ts'
import { OrderStatus, OrderType, OwnOrder } from './orders.ts'
import { none, route } from './route.ts'
import { queryNumber, text, Uuid } from './wire.ts'

export const getMyOrders = route({
  get: '/getMyOrders',
  may: 'order.own',
  about:
    "The signed-in customer's orders of all locations: what is under way first, and of that what is ready first; then the rest, newest first.",
  input: z.strictObject({
    limit: queryNumber(1, 100).describe('How many at most; without it 20.').optional(),
    offset: queryNumber(0, 100_000).optional(),
    orderType: OrderType.optional(),
  }),
  output: z.object({ orders: z.array(OwnOrder), total: z.int(), hasMore: z.boolean() }),
  refusals: {},
})

export const cancelMyOrder = route({
  post: '/cancelMyOrder',
  may: 'order.own',
  about: 'Cancel your own order while it is pending or being prepared. What was paid goes back.',
  input: z.strictObject({ orderId: Uuid, reason: text(MAX_CANCEL_REASON).optional() }),
  output: z.object({ orderId: z.string(), oldStatus: OrderStatus, newStatus: OrderStatus, order: OwnOrder }),
  refusals: {
    order_not_found: none,
    invalid_transition: { from: OrderStatus, to: OrderStatus, current: CurrentState },
    cancel_reason_required: { current: CurrentState },
  },
})
