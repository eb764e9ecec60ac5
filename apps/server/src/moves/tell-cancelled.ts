import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { cancelledText } from '@sizzle/domain/messages/sms.ts'
import { reasonForCustomer } from '@sizzle/domain/order/cancel.ts'
import { customerByHand, customerMoney, type GivenBack } from '@sizzle/domain/payment/money-back.ts'
import { z } from 'zod'
import type { Tx } from '../kit/db/sql.ts'
import type { Job } from '../kit/jobs/worker.ts'
import { onlyAt } from '../kit/lookup.ts'
import { orderCancelledLetter } from '../messages/letters/order-letters.ts'
import { queueEmail, queueSms } from '../messages/queue-message.ts'
import { orderForLetter } from '../orders/confirm-order.ts'
import { customerWhoCancelled } from '../orders/order-maker.sql.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import { cardRefundsOf, type RefundRow } from '../payments/payments.sql.ts'
import { withdrawRefunded } from '../payments/tell-refunded.ts'

const Payload = z.object({ orderId: z.uuid(), locationId: z.string().optional(), reason: z.string() })

/**
 * Tells the customer once that the order was cancelled and what happens to the money: by email, and where the house cancelled
 * also by text message, because they may be on their way.
 */
export function tellCancelled(links: ReceiptLinks): Job {
  return async (payload, { database }) => {
    const { orderId, locationId, reason: kept } = Payload.parse(payload)
    const reason = reasonForCustomer(kept)
    await database.transaction(async (tx) => {
      const { order, letter } = await orderForLetter(tx, { id: orderId, at: onlyAt(locationId) }, links)
      const customer = await customerWhoCancelled(tx, { location_id: order.location, id: order.id })
      if (customer === undefined) await text(tx, order, reason, letter.language)
      const { email, name } = order.customerInfo
      if (email === '') return
      const refunds = await cardRefundsOf(tx, { location_id: order.location, id: order.id })
      const money = moneyOf(order, refunds)
      const written = await queueEmail(tx, {
        to: { address: email, name },
        letter: orderCancelledLetter(letter, reason, money, customer === undefined ? 'house' : 'customer'),
        // An address that staff typed is the house's to write to.
        causedBy:
          money.length > 0 ? 'money' : !customer || customer.isPlacedByStaff ? 'house' : { customer: customer.userId },
        about: { kind: 'order', id: orderId },
        locationId: order.location,
        dedupeKey: `order-cancelled:${orderId}`,
      })
      // What this letter says is back is not told by another one.
      if (written !== undefined)
        for (const refund of refunds) if (stateOf(refund) === 'refunded') await withdrawRefunded(tx, refund)
    })
  }
}

type LetterOrder = Awaited<ReturnType<typeof orderForLetter>>['order']

async function text(tx: Tx, order: LetterOrder, reason: string, language: LetterLanguage = 'en'): Promise<void> {
  const { phone, name } = order.customerInfo
  if (phone === '') return
  await queueSms(tx, {
    to: phone,
    name,
    template: 'order_cancelled',
    text: cancelledText({ shortNumber: order.shortNumber, location: order.locationInfo }, reason, language),
    about: { kind: 'order', id: order.id },
    causedBy: 'house',
    locationId: order.location,
    dedupeKey: `order-cancelled-text:${order.id}`,
    onlyWhile: ['cancelled'],
  })
}

/**
 * What this cancellation sends back, not what went back before it. A card's refund is on its way until the provider says
 * more; what was paid by hand beside it, and a person has to give back, comes after.
 */
function moneyOf(order: LetterOrder, refunds: readonly RefundRow[]): readonly GivenBack[] {
  const byHand = customerByHand(order)
  if (refunds.length === 0) return byHand.length > 0 ? byHand : customerMoney(order)
  const byCard = SENT.map((kind) => ({ kind, amount: sumOf(refunds.filter((one) => stateOf(one) === kind)) }))
  return [...byCard.filter(({ amount }) => amount > 0), ...byHand]
}

const SENT = ['refunded', 'pending', 'held_up'] as const

/** The first call is made as soon as the order is cancelled: only a call that ended without an answer holds the money up. */
function stateOf({ state, last_error }: RefundRow): (typeof SENT)[number] {
  if (state === 'succeeded') return 'refunded'
  return state === 'failed' || (state === 'requested' && last_error !== null) ? 'held_up' : 'pending'
}

function sumOf(refunds: readonly RefundRow[]) {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}
