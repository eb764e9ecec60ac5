import { planRefund } from '@sizzle/domain/payment/refund.ts'
import { z } from 'zod'
import type { Job } from '../kit/jobs/worker.ts'
import type { ReceiptLinks } from '../kit/links.ts'
import { orderCancelledLetter, type RefundForLetter } from '../messages/letters/order-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { orderForLetter } from './confirm-order.ts'

const Payload = z.object({ orderId: z.uuid(), reason: z.string() })

/** Tells the customer that the order was cancelled and what becomes of the money; once, whoever cancelled it. */
export function tellCancelled(links: ReceiptLinks): Job {
  return async (payload, { database }) => {
    const { orderId, reason } = Payload.parse(payload)
    await database.transaction(async (tx) => {
      const { order, letter } = await orderForLetter(tx, orderId, links)
      const { email, name } = order.customerInfo
      if (email === '') return
      await queueEmail(tx, {
        to: { address: email, name },
        letter: orderCancelledLetter(letter, reason, refundOf(order)),
        about: { kind: 'order', id: orderId },
        locationId: order.location,
        dedupeKey: `order-cancelled:${orderId}`,
      })
    })
  }
}

type Cancelled = Awaited<ReturnType<typeof orderForLetter>>['order']

/** A card's refund says itself when it went through; until then it is on its way. */
function refundOf({ paymentStatus, paymentMethod, pricing }: Cancelled): RefundForLetter {
  if (paymentStatus === 'refunded') return { kind: 'refunded', amount: pricing.total }
  const { kind, amount } = planRefund({ paymentStatus, paymentMethod, paid: pricing.total })
  if (kind === 'none') return { kind }
  return { kind: kind === 'manual_cash' ? 'cash' : 'pending', amount }
}
