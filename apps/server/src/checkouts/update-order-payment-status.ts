import * as contract from '@sizzle/contract/payments.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { movePayment, PAYMENT_LABELS } from '@sizzle/domain/payment/payment-status.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { handedOver, type TenderPayment } from '@sizzle/domain/pricing/tenders.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { changeOrder } from '../orders/change-order.ts'
import { lockOrder } from '../orders/orders.sql.ts'
import { giveBackByHand, takeByHand } from '../payments/by-hand.ts'
import { isByCard } from '../payments/request-refund.ts'
import { endLinksOfOrder } from './end-links-of-order.ts'
import { endLinksBeyond } from './end-order-links.ts'
import { payableFacts } from './payable-facts.ts'

/**
 * For money that changed hands outside of the provider: taken at the counter, or given back by hand. What a card paid is only
 * ever what the provider says (money 13), and giving money back needs the right to cancel with refund.
 */
export const updateOrderPaymentStatus = operation(
  contract.updateOrderPaymentStatus,
  async ({ orderId, paymentStatus, paymentIntentId }, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const right = paymentStatus === 'refunded' ? 'order.cancel' : 'payment.take'
    const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
    if (!order || !mayAt(person, 'order.see', order.location_id)) return refuse({ code: 'order_not_found' })
    if (!mayAt(person, right, order.location_id)) return refuse({ code: 'permission-denied' })
    const { ofCart, ofOrder, ...facts } = await payableFacts(tx, order)
    const payments = facts.before
    const move = movePayment(order.payment_status, paymentStatus)
    if (!move.ok) return move
    if (move.value.changed && payments.some(isByCard)) return refuse({ code: 'payment_by_provider' })

    if (move.value.changed && paymentStatus === 'paid') {
      const paidOnline = await endLinksOfOrder({ tx, now }, order, { ofCart, by: person.name })
      if (paidOnline) return paidOnline
    }
    if (move.value.changed) {
      const by = { id: person.userId, name: person.name }
      const noteOf = (amount: number) => `${formatCad(amount)} noted by hand: ${PAYMENT_LABELS[paymentStatus]}`
      if (paymentStatus === 'paid') {
        const note = (taken: TenderPayment) => noteOf(handedOver(taken))
        const hand = await takeByHand({ tx, now }, order, facts, { tender: 'cash', set: {}, by, note })
        if (!hand.ok) throw new Error(`order ${orderId} is not paid and has nothing left to pay`)
        await endLinksBeyond({ tx, now }, ofOrder, { by: person.name, left: 0 })
      } else if (paymentStatus === 'refunded' && payments.length > 0)
        await giveBackByHand({ tx, now }, order, payments, by)
      else
        await changeOrder({ tx, now }, order, {
          set: { payment_status: paymentStatus },
          event: { kind: 'payment', by, note: noteOf(order.total) },
        })
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
