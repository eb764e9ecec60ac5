import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { REFUND_BUSINESS_DAYS } from '@sizzle/domain/payment/refund.ts'
import { greeting, type Letter, paragraph } from './letter.ts'

export type RefundedForLetter = {
  readonly customerName: string
  readonly amount: Cents
  /** Why, as the customer may read it. */
  readonly reason: string
  /** None when no order was made of the payment. */
  readonly shortNumber: string | null
  readonly location: { readonly name: string; readonly address: string; readonly phone: string }
}

/** Written when the provider has said that the money went back, never before (messages 9). */
export function refundedLetter(refund: RefundedForLetter): Letter {
  const money = formatCad(refund.amount)
  const { location, shortNumber } = refund
  return {
    template: 'payment_refunded',
    subject: `Refund of ${money} - ${HOUSE.name}`,
    preview: `${money} went back to the card you paid with.`,
    title: 'Your money is on its way back',
    parts: [
      greeting(refund.customerName),
      ...(shortNumber === null
        ? [paragraph(`Your payment at ${location.name} could not become an order. ${refund.reason}`)]
        : [paragraph(`This is about your order ${shortNumber} at ${location.name}.`)]),
      {
        part: 'facts',
        rows: [...(shortNumber === null ? [] : [['Reason', refund.reason] as const]), ['Refund', money] as const],
      },
      {
        part: 'notice',
        tone: 'good',
        text: `${money} was refunded to the card you paid with. Banks take ${REFUND_BUSINESS_DAYS} to show it.`,
      },
      paragraph(`Questions? Call ${location.name} at ${location.phone}.`),
    ],
    from: location,
    reason: `You get this because you paid at ${HOUSE.name}.`,
  }
}
