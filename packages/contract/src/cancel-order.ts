import { MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
import { z } from 'zod'
import { ApprovalId, approvalRefusals } from './approvals.ts'
import { CurrentState, MoveRefusal } from './board.ts'
import { OrderStatus } from './orders.ts'
import { none, route } from './route.ts'
import { Dollars, text, Uuid } from './wire.ts'

export const Refund = z
  .object({
    success: z.boolean(),
    refundId: z
      .string()
      .nullable()
      .describe('The provider’s number, as its own pages show it; ours where it has not given one. No call takes it.'),
    amount: Dollars,
    status: z.string(),
    method: z.string(),
    error: z.string().nullable(),
  })
  .meta({ id: 'CancellationRefund' })

/** With the id by which it is followed. */
export const RequestedRefund = Refund.extend({
  id: z.string().describe('Ours: what `getRefund` and `retryRefund` take as `refundId`.'),
}).meta({ id: 'RequestedRefund' })

export const cancelOrder = route({
  post: '/cancelOrder',
  may: 'order.move',
  about:
    'Cancel a pending or preparing order; what was paid by card goes back, and the rest is to be handled by hand. Needs the right to cancel, or the approval of a manager.',
  input: z.strictObject({
    orderId: Uuid,
    cancelReason: text(MAX_CANCEL_REASON).optional(),
    reason: text(MAX_CANCEL_REASON).optional(),
    expectedVersion: z.int().min(1).optional(),
    approvalId: ApprovalId,
  }),
  output: z.object({
    orderId: z.string(),
    oldStatus: OrderStatus,
    newStatus: OrderStatus,
    /** What to tell the person who cancelled. */
    message: z.string(),
    /** Null when nothing was paid. */
    refund: Refund.nullable(),
  }),
  refusals: {
    order_not_found: none,
    invalid_transition: MoveRefusal,
    order_changed: { current: CurrentState },
    ...approvalRefusals,
  },
})
