import type { HandMoney } from '@sizzle/domain/payment/hand-money.ts'
import type { MoneyBack } from '@sizzle/domain/payment/money-back.ts'
import { toCents } from './money.ts'

/** An order's money from the wire, as the rules about it take it. */
export function inCents<T extends { readonly moneyBack: MoneyBack }>(order: T): T {
  const { refunded, underWay, failed, left, byHand, hand } = order.moneyBack
  const moneyBack = {
    refunded: toCents(refunded),
    underWay: toCents(underWay),
    failed: toCents(failed),
    left: toCents(left),
    ...(byHand !== undefined && { byHand: toCents(byHand) }),
    ...(hand && { hand: hand.map(handInCents) }),
  }
  return { ...order, moneyBack }
}

function handInCents({ tender, toGive, returned, refunded }: HandMoney): HandMoney {
  return { tender, toGive: toCents(toGive), returned: toCents(returned), refunded: toCents(refunded) }
}
