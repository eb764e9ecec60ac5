import type { HandIfCancelled, HandMoney } from '@sizzle/domain/payment/hand-money.ts'
import type { MoneyBack } from '@sizzle/domain/payment/money-back.ts'
import { toCents } from './money.ts'

/** An order's money from the wire, as the rules about it take it. */
export function inCents<T extends { readonly moneyBack: MoneyBack }>(order: T): T {
  const { refunded, edited, underWay, failed, left, byHand, hand, handIfCancelled } = order.moneyBack
  const moneyBack = {
    refunded: toCents(refunded),
    ...(edited !== undefined && { edited: toCents(edited) }),
    underWay: toCents(underWay),
    failed: toCents(failed),
    left: toCents(left),
    ...(byHand !== undefined && { byHand: toCents(byHand) }),
    ...(hand && { hand: hand.map(handInCents) }),
    ...(handIfCancelled && { handIfCancelled: handIfCancelled.map(wouldBeInCents) }),
  }
  return { ...order, moneyBack }
}

function handInCents({ tender, toGive, returned, refunded, edited }: HandMoney): HandMoney {
  const money = { toGive: toCents(toGive), returned: toCents(returned), refunded: toCents(refunded) }
  return { tender, ...money, ...(edited !== undefined && { edited: toCents(edited) }) }
}

function wouldBeInCents({ tender, amount, toGive }: HandIfCancelled): HandIfCancelled {
  return { tender, amount: toCents(amount), toGive: toCents(toGive) }
}
