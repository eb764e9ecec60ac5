import type { Cents } from '@sizzle/domain/money/cents.ts'
import { askedFor } from '@sizzle/domain/payment/cash-due.ts'
import { handedBack, handedOver, type Tender } from '@sizzle/domain/pricing/tenders.ts'
import { eventWords } from './event-words.ts'
import { frameWords } from './frame-words.ts'
import { button, greeting, type Letter, paragraph } from './letter.ts'
import { billOf, factsOf, keyOf, type OrderForLetter, readyTime, totalOf } from './order-letters.ts'

type Settled = {
  readonly left: Cents
  /** A link that asked for what it cost before ended with the change: what is left of it comes by card, to the cent. */
  readonly linkEnded?: boolean
  readonly back: readonly { readonly tender: Tender; readonly amount: Cents; readonly isByProvider: boolean }[]
}

/** The whole order as it is now: whoever reads it compares nothing. */
export function orderChangedLetter(order: OrderForLetter, settled: Settled): Letter {
  const { shortNumber, location, language = 'en' } = order
  const frame = frameWords(language)
  const words = eventWords(language).orderChanged
  const money = moneySentences(settled, order)
  return {
    template: 'order_changed',
    language,
    subject: words.subject(shortNumber, location.name),
    preview: words.preview(frame.money(totalOf(order))),
    title: words.title,
    parts: [
      keyOf(order, readyTime(order)),
      greeting(order.customerName, language),
      paragraph(words.message(shortNumber, location.name)),
      { part: 'facts', rows: factsOf(order) },
      billOf(order),
      ...(money === '' ? [] : [{ part: 'notice' as const, tone: 'note' as const, text: money }]),
      paragraph(words.notWanted(location)),
      button(frame.receipt, order.receiptUrl),
    ],
    from: location,
    reason: frame.reasons.order_confirmation,
  }
}

function moneySentences({ left, back, linkEnded = false }: Settled, { language, order }: OrderForLetter): string {
  const { money } = frameWords(language)
  const words = eventWords(language).orderChanged
  const sum = (isByProvider: boolean) =>
    back
      .filter((one) => one.isByProvider === isByProvider)
      .reduce((all, { tender, amount }) => all + handedBack(tender, amount), 0)
  const [byCard, byHand] = [sum(true), sum(false)]
  const paid = order.payments.reduce((all, payment) => all + handedOver(payment), 0)
  return [
    ...(byCard > 0 ? [words.byCard(money(byCard))] : []),
    ...(byHand > 0 ? [words.byHand(money(byHand))] : []),
    ...(left > 0 && paid > 0 ? [words.paid(money(paid))] : []),
    ...(left > 0 ? [words.left(money(linkEnded ? left : askedFor(order, left)))] : []),
    ...(left > 0 && linkEnded ? [words.linkEnded] : []),
  ].join(' ')
}
