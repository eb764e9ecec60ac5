import type { Cents } from '../money/cents.ts'
import type { OrderStatus } from '../order/status.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'

// Loyalty: points, orders and spent are sums of entries, never counters edited by hand.
export type Figures = { readonly points: number; readonly orders: number; readonly spent: Cents }
export const NO_FIGURES: Figures = { points: 0, orders: 0, spent: 0 }

export type LoyaltyOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly subtotal: Cents
  readonly total: Cents
  /** What of its money has gone back. */
  readonly refunded: Cents
}

/**
 * What an order is worth to its customer as it stands: one point per whole dollar of subtotal, the order and its total, once
 * it is completed and paid. A refund takes its share; the last cent takes the order itself. Shares follow from the sum that
 * went back, so that several small refunds take back exactly what one large one would.
 */
export function deserved(order: LoyaltyOrder): Figures {
  if (order.status !== 'completed' || order.paymentStatus !== 'paid') return NO_FIGURES
  const kept = Math.max(0, order.total - order.refunded)
  if (order.refunded > 0 && kept === 0) return NO_FIGURES
  const share = order.refunded === 0 ? order.subtotal : Math.floor((order.subtotal * kept) / order.total)
  return { points: Math.floor(share / 100), orders: 1, spent: kept }
}

/** The entry that brings figures to what is wanted. */
export function adjustment(now: Figures, wanted: Partial<Figures>): Figures {
  return {
    points: none((wanted.points ?? now.points) - now.points),
    orders: none((wanted.orders ?? now.orders) - now.orders),
    spent: none((wanted.spent ?? now.spent) - now.spent),
  }
}

export function isNothing({ points, orders, spent }: Figures): boolean {
  return points === 0 && orders === 0 && spent === 0
}

/** No minus zero. */
function none(value: number): number {
  return value === 0 ? 0 : value
}
