import type { Cents } from '@sizzle/domain/money/cents.ts'
import { askedFor, roundedForCash } from '@sizzle/domain/payment/cash-due.ts'
import { handedBack, handedOver, type Tender } from '@sizzle/domain/pricing/tenders.ts'
import { eventWords } from './event-words.ts'
import { frameWords } from './frame-words.ts'
import { button, greeting, type Letter, paragraph, type Sum } from './letter.ts'
import { billOf, factsOf, keyOf, type OrderForLetter, totalOf } from './order-letters.ts'

type Settled = {
  /** What the change added to the total. */
  readonly difference: Cents
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
  const howToPay = `${frame.notPaid(frame.money(askedFor(order.order, settled.left)))} ${frame.toPay[order.orderType]}`
  return {
    template: 'order_changed',
    language,
    subject: words.subject(shortNumber, location.name),
    preview: words.preview(frame.money(totalOf(order))),
    title: words.title,
    parts: [
      keyOf(order),
      greeting(order.customerName, language),
      paragraph(words.message(shortNumber, location.name)),
      { part: 'facts', rows: factsOf(order) },
      billOf(order, moneyRows(settled, order)),
      ...(settled.left > 0
        ? [{ part: 'notice' as const, tone: 'note' as const, text: settled.linkEnded ? words.linkEnded : howToPay }]
        : []),
      paragraph(words.notWanted(location)),
      button(frame.receipt, order.receiptUrl),
    ],
    from: location,
    reason: frame.reasons.order_confirmation,
  }
}

/** What it cost before, what came of it, and what goes back or is to come: each can be checked against the total above. */
function moneyRows({ difference, left, back, linkEnded }: Settled, { language, order }: OrderForLetter): Sum[] {
  const { money } = frameWords(language)
  const words = eventWords(language).orderChanged
  const sum = (isByProvider: boolean) =>
    back
      .filter((one) => one.isByProvider === isByProvider)
      .reduce((all, { tender, amount }) => all + handedBack(tender, amount), 0)
  const [byCard, byHand] = [sum(true), sum(false)]
  const kept = order.payments.reduce((all, payment) => all + handedOver(payment), 0)
  const before = order.pricing.total - difference
  const row = (label: string, amount: Cents, isTotal = false) =>
    amount > 0 ? [{ label, amount: money(amount), ...(isTotal && { isTotal }) }] : []
  const moved = [
    ...row(words.byCard, byCard, true),
    ...row(words.byHand, byHand, true),
    ...row(words.left, linkEnded ? left : askedFor(order, left), true),
  ]
  if (moved.length === 0) return []
  return [
    ...(difference === 0 ? [] : row(words.before, before + roundedForCash(order, before, order.payments))),
    ...row(words.paid, kept + byCard + byHand),
    ...moved,
  ]
}
