import type { Cents } from '@sizzle/domain/money/cents.ts'
import { readPayments } from '@sizzle/domain/order/read-order.ts'
import { isShownPaid } from '@sizzle/domain/payment/payment-status.ts'
import { inCoins, leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { toCents } from '../../../ui/money.ts'
import type { FollowedOrder } from './arrival.ts'

/** What is still to be handed over in coins; null where no cash is to come. */
export function cashToBring(order: FollowedOrder): Cents | null {
  if (order.paymentMethod !== 'cash' || order.status === 'cancelled' || isShownPaid(order)) return null
  return inCoins(leftToPay(toCents(order.pricing.total), readPayments(order.payments, toCents)))
}
