import * as contract from '@sizzle/contract/board.ts'
import { takePayment } from '@sizzle/domain/payment/payment-status.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { handedOver } from '@sizzle/domain/pricing/tenders.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { lockOrder } from '../orders/orders.sql.ts'
import { PROCESSED_BY, takeByHand, takenAtCounter } from '../payments/by-hand.ts'
import { endLinksOfOrder } from './end-links-of-order.ts'
import { endLinksBeyond } from './end-order-links.ts'
import { payableFacts } from './payable-facts.ts'

/** "Collect Cash Payment": money at the counter, recorded once, all that is left to pay or a part of it (money 59). */
export const processOrderPayment = operation(
  contract.processOrderPayment,
  async ({ orderId, paymentData }, { tx, who, now }) => {
    const person = personOf(who)
    const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
    if (!order || !mayAt(person, 'payment.take', order.location_id)) return refuse({ code: 'order_not_found' })

    const taken = takePayment({ status: order.status, paymentStatus: order.payment_status }, now)
    if (!taken.ok) return refuse({ ...taken.refusal, paidAt: order.paid_at })

    const { ofCart, ofOrder, ...facts } = await payableFacts(tx, order)
    const paidOnline = await endLinksOfOrder({ tx, now }, order, { ofCart, by: person.name })
    if (paidOnline) return paidOnline

    const { tender = 'cash', amount } = paymentData
    const hand = await takeByHand({ tx, now }, order, facts, {
      tender,
      amount,
      set: {
        payment_processed_at: now,
        payment_processed_by: PROCESSED_BY,
        // A card order that is paid at the counter is no card order any more: its refund is a manual matter.
        payment_method: order.payment_method === 'cash' ? 'cash' : 'manual',
      },
      by: { id: person.userId, name: person.name },
      note: takenAtCounter,
    })
    if (!hand.ok) return hand
    const { taken: paid, left, order: after } = hand.value
    await endLinksBeyond({ tx, now }, ofOrder, { by: person.name, left })
    return ok({
      orderId,
      paymentStatus: after.payment_status,
      paymentId: paid.id,
      version: after.version,
      transactionId: `manual-${orderId}`,
      amount: paid.amount,
      tender,
      cashRounding: paid.cashRounding,
      received: handedOver(paid),
      left,
      method: after.payment_method,
      processedBy: PROCESSED_BY,
      processedAt: now,
    })
  },
)
