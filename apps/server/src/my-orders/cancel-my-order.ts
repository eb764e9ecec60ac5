import * as contract from '@sizzle/contract/my-orders.ts'
import { cancelOrder, cancelReason } from '@sizzle/domain/order/cancel.ts'
import { whyNot } from '@sizzle/domain/order/status.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { EVERYWHERE, lookupOf } from '../kit/lookup.ts'
import { type AnyOperation, operation } from '../kit/operation.ts'
import { cancelLocked } from '../moves/cancel-order.ts'
import { currentState } from '../moves/change-status.ts'
import { lockOrder } from '../orders/orders.sql.ts'
import { presentOrder } from '../orders/present-order.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import { withReceipt } from '../orders/with-receipt.ts'

/** The customer's own way out, while pending or preparing (ordering 27). The row's lock decides between the customer and the kitchen. */
export function cancelMyOrder(links: ReceiptLinks): AnyOperation {
  return operation(contract.cancelMyOrder, async (input, { tx, who, now }) => {
    const person = personOf(who)
    const order = await lockOrder(tx, { id: input.orderId, at: EVERYWHERE })
    if (!order || order.user_id !== person.userId) return refuse({ code: 'order_not_found' })
    const current = await currentState(tx, order)

    const move = cancelOrder(order, cancelReason(input, 'customer'), now)
    if (!move.ok) {
      const why = whyNot(order.status, 'cancelled')
      return refuse({ ...move.refusal, current, ...(why ? { userMessage: why } : {}) })
    }
    if (move.value.changed) await cancelLocked({ tx, now }, order, move.value, person, move.value.reason)
    return ok({
      orderId: order.id,
      oldStatus: order.status,
      newStatus: 'cancelled' as const,
      order: withReceipt(await presentOrder(tx, lookupOf(order)), links),
    })
  })
}
