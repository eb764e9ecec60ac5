import type { Cents } from '../money/cents.ts'
import type { OrderStatus } from '../order/status.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'

// A customer's points, orders and spending are sums of entries, never counters edited by hand (decisions 18).
export const CENTS_PER_POINT = 100

export type LedgerEntry = {
  readonly kind: 'earned' | 'taken_back' | 'adjusted'
  /** The order it comes from; an adjustment has none, but who made it and when. */
  readonly orderId: string | null
  readonly points: number
  readonly orders: number
  readonly spent: Cents
}

export type LoyaltyFigures = {
  readonly loyaltyPoints: number
  readonly totalOrders: number
  readonly totalSpent: Cents
}

export type EarningOrder = {
  readonly id: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly subtotal: Cents
  readonly total: Cents
}

/** One point per whole dollar of subtotal. */
export function pointsFor(subtotal: Cents): number {
  return Math.floor(subtotal / CENTS_PER_POINT)
}

/**
 * The entry that is due now, given those the order already has; null when nothing is. Completed and paid earns once;
 * refunded takes back exactly what was earned, once. Asking again changes nothing.
 */
export function dueEntry(order: EarningOrder, held: readonly LedgerEntry[]): LedgerEntry | null {
  const earned = held.find((entry) => entry.kind === 'earned' && entry.orderId === order.id)
  const takenBack = held.some((entry) => entry.kind === 'taken_back' && entry.orderId === order.id)
  if (!earned && order.status === 'completed' && order.paymentStatus === 'paid') {
    return { kind: 'earned', orderId: order.id, points: pointsFor(order.subtotal), orders: 1, spent: order.total }
  }
  if (!earned || takenBack || order.paymentStatus !== 'refunded') return null
  return { ...earned, kind: 'taken_back', points: -earned.points, orders: -earned.orders, spent: -earned.spent }
}

export function figuresOf(entries: readonly LedgerEntry[]): LoyaltyFigures {
  return {
    loyaltyPoints: entries.reduce((sum, { points }) => sum + points, 0),
    totalOrders: entries.reduce((sum, { orders }) => sum + orders, 0),
    totalSpent: entries.reduce((sum, { spent }) => sum + spent, 0),
  }
}

/** An admin types the new figures; the ledger gets the difference (decisions 18). Null when there is none. */
export function adjustment(current: LoyaltyFigures, wished: Partial<LoyaltyFigures>): LedgerEntry | null {
  const points = (wished.loyaltyPoints ?? current.loyaltyPoints) - current.loyaltyPoints
  const orders = (wished.totalOrders ?? current.totalOrders) - current.totalOrders
  const spent = (wished.totalSpent ?? current.totalSpent) - current.totalSpent
  if (points === 0 && orders === 0 && spent === 0) return null
  return { kind: 'adjusted', orderId: null, points, orders, spent }
}
