import * as contract from '@sizzle/contract/payments.ts'
import { movePayment, PAYMENT_LABELS } from '@sizzle/domain/payment/payment-status.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { sql, type Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { lockPaymentOfOrder } from '../money/money.sql.ts'
import { isByCard } from '../money/request-refund.ts'
import { lockOrder } from '../orders/orders.sql.ts'

/**
 * For money that changed hands outside of the provider: taken at the counter, or given back by hand. What a card paid is only
 * ever what the provider says (decisions 23), and giving money back needs the right to cancel with refund.
 */
export const updateOrderPaymentStatus = operation(
  contract.updateOrderPaymentStatus,
  async ({ orderId, paymentStatus, paymentIntentId }, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const right = paymentStatus === 'refunded' ? 'order.cancel' : 'payment.take'
    const order = await lockOrder(tx, orderId)
    if (!order || !mayAt(person, right, order.location_id)) return refuse({ code: 'order_not_found' })
    const payment = await lockPaymentOfOrder(tx, order)
    const move = movePayment(order.payment_status, paymentStatus)
    if (!move.ok) return move
    if (move.value.changed && payment && isByCard(payment)) return refuse({ code: 'payment_by_provider' })

    if (move.value.changed) {
      const paidAt = paymentStatus === 'paid' ? now : null
      const { version } = await saveStatus(tx, order, paymentStatus, paidAt, now)
      const about = { id: order.id, version, locationId: order.location_id, userId: order.user_id }
      await announce(tx, 'order.changed', about)
      await addAudit(tx, person, requestId, {
        action: 'updateOrderPaymentStatus',
        subject: `order:${orderId}`,
        locationId: order.location_id,
        before: { paymentStatus: order.payment_status },
        after: { paymentStatus, ...(paymentIntentId ? { paymentIntentId } : {}) },
      })
    }
    return ok({ orderId, paymentStatus, message: `Order ${order.short_number}: ${PAYMENT_LABELS[paymentStatus]}` })
  },
)

function saveStatus(
  tx: Tx,
  order: { location_id: string; id: string },
  status: string,
  paidAt: Date | null,
  now: Date,
) {
  return tx.one<{ version: number }>(sql`
    update orders set payment_status = ${status}, paid_at = coalesce(${paidAt}, paid_at), updated_at = ${now}, version = version + 1
    where location_id = ${order.location_id} and id = ${order.id} returning version`)
}
