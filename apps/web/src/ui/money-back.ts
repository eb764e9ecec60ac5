import type { MoneyBack } from '@sizzle/domain/payment/money-back.ts'
import { toCents } from './money.ts'

/** An order's money from the wire, as the rules about it take it. */
export function inCents<T extends { readonly moneyBack: MoneyBack }>(order: T): T {
  const { refunded, underWay, failed, left, byHand } = order.moneyBack
  const moneyBack = {
    refunded: toCents(refunded),
    underWay: toCents(underWay),
    failed: toCents(failed),
    left: toCents(left),
    ...(byHand !== undefined && { byHand: toCents(byHand) }),
  }
  return { ...order, moneyBack }
}
