import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { button, greeting, type Letter, paragraph } from './letter.ts'
import { billOf, factsOf, type OrderForLetter, readyTime, YOUR_ORDER } from './order-letters.ts'

type Settled = {
  readonly left: Cents
  readonly back: readonly { readonly amount: Cents; readonly isByProvider: boolean }[]
}

/** The whole order as it is now: whoever reads it compares nothing. */
export function orderChangedLetter(order: OrderForLetter, settled: Settled): Letter {
  const { shortNumber, location } = order
  const money = moneySentences(settled)
  return {
    template: 'order_changed',
    subject: `Order ${shortNumber} was changed - ${HOUSE.name} ${location.name}`,
    preview: `New total ${formatCad(order.order.pricing.total)}.`,
    title: 'Your order was changed',
    parts: [
      greeting(order.customerName),
      paragraph(`We changed your order ${shortNumber} at ${location.name} as you asked. This is what it is now.`),
      { part: 'facts', rows: factsOf(order, readyTime(order)) },
      billOf(order),
      ...(money === '' ? [] : [{ part: 'notice' as const, tone: 'note' as const, text: money }]),
      paragraph(`Not what you wanted? Call ${location.name} at ${location.phone}.`),
      button('View my receipt', order.receiptUrl),
    ],
    from: location,
    reason: YOUR_ORDER,
  }
}

function moneySentences({ left, back }: Settled): string {
  const sum = (isByProvider: boolean) =>
    back.filter((one) => one.isByProvider === isByProvider).reduce((all, { amount }) => all + amount, 0)
  const [byCard, byHand] = [sum(true), sum(false)]
  return [
    ...(byCard > 0 ? [`${formatCad(byCard)} goes back to the card that you paid with.`] : []),
    ...(byHand > 0 ? [`You get ${formatCad(byHand)} back at the counter.`] : []),
    ...(left > 0 ? [`${formatCad(left)} is left to pay.`] : []),
  ].join(' ')
}
