import type { Cents } from '@sizzle/domain/money/cents.ts'
import { fromDollars, readPayments } from '@sizzle/domain/order/read-order.ts'
import { askedFor, cashStillNeeded } from '@sizzle/domain/payment/cash-due.ts'
import { leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import type { BoardOrder } from './board-query.ts'

/** What of an order no payment has settled. */
export function leftOf({ pricing, payments }: Pick<BoardOrder, 'pricing' | 'payments'>): Cents {
  return leftToPay(fromDollars(pricing.total), readPayments(payments, fromDollars))
}

/** Something was paid and not all; what was settled without a payment of ours has none. */
export function isPartPaid(order: Pick<BoardOrder, 'pricing' | 'payments'>): boolean {
  return order.payments.length > 0 && leftOf(order) > 0
}

/** What changes hands for it: in coins where it comes in cash (money 64). */
export function toCollect(order: BoardOrder): Cents {
  return askedFor(order, leftOf(order))
}

/** '$36.65 in cash', beside a total that it is not; else null. */
export function collectedInCash(order: BoardOrder): string | null {
  return cashStillNeeded(order, leftOf(order))
}
