import * as contract from '@sizzle/contract/my-orders.ts'
import { cancelOrder, cancelReason } from '@sizzle/domain/order/cancel.ts'
import { whyNot } from '@sizzle/domain/order/status.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { ReceiptLinks } from '../kit/links.ts'
import { announce } from '../kit/live/announce.ts'
import { type AnyOperation, operation } from '../kit/operation.ts'
import { addEvent, lastEvent, lockOrder, saveMove } from '../orders/orders.sql.ts'
import { presentOrder } from '../orders/present-order.ts'
import { withReceipt } from '../orders/with-receipt.ts'
import { saveCancelReason } from './my-orders.sql.ts'

/** The customer's own way out, while pending or preparing (customer §4). The row's lock decides between the customer and the kitchen. */
export function cancelMyOrder(links: ReceiptLinks): AnyOperation {
  return operation(contract.cancelMyOrder, async (input, { tx, who, now }) => {
    const person = personOf(who)
    const order = await lockOrder(tx, input.orderId)
    if (!order || order.user_id !== person.userId) return refuse({ code: 'order_not_found' })
    const last = await lastEvent(tx, order)

    const reason = cancelReason(input, 'customer')
    const move = cancelOrder(order, reason, now)
    if (!move.ok) {
      const current = { status: order.status, at: last?.at ?? order.updated_at, by: last?.actor_name ?? '' }
      const why = whyNot(order.status, 'cancelled')
      return refuse({ ...move.refusal, current, ...(why ? { userMessage: why } : {}) })
    }

    if (move.value.changed) {
      const { version } = await saveMove(tx, order, move.value)
      await saveCancelReason(tx, order, reason)
      const event = { status: 'cancelled' as const, at: now, actor_id: person.userId, actor_name: person.name }
      await addEvent(tx, order, { ...event, note: reason })
      const { id, location_id: locationId } = order
      await announce(tx, 'order.changed', { id, version, locationId, userId: person.userId })
    }
    return ok({
      orderId: order.id,
      oldStatus: order.status,
      newStatus: 'cancelled' as const,
      order: withReceipt(await presentOrder(tx, order.id), links),
    })
  })
}
