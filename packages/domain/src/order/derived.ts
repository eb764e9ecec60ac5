import type { Cents } from '../money/cents.ts'
import type { OrderStatus } from './status.ts'

// What the board shows beside what is stored (kitchen 5).
const MINUTE_MS = 60_000

export type BoardOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: string
  readonly paymentMethod: string
  readonly orderTime: Date
  /** Null: at once. */
  readonly fireAt?: Date | null
  readonly estimatedReady: Date | null
  readonly items: readonly { readonly quantity: number }[]
  readonly total: Cents
  readonly priority?: string
}

export function itemCount(order: Pick<BoardOrder, 'items'>): number {
  return order.items.reduce((sum, line) => sum + line.quantity, 0)
}

/** An unpaid cash order; a cancelled one owes nothing any more. */
export function needsPayment(order: Pick<BoardOrder, 'status' | 'paymentStatus' | 'paymentMethod'>): boolean {
  return order.paymentMethod === 'cash' && order.paymentStatus === 'unpaid' && order.status !== 'cancelled'
}

/** The board's payment button: pending or unpaid. A completed order can still be paid; a cancelled one owes nothing. */
export function canTakePayment(order: Pick<BoardOrder, 'status' | 'paymentStatus'>): boolean {
  const owed = order.paymentStatus === 'pending' || order.paymentStatus === 'unpaid'
  return owed && order.status !== 'cancelled'
}

/** Completing an order hands the food over: without the payment, the screen asks first. */
export function asksForPayment(order: Pick<BoardOrder, 'status' | 'paymentStatus'>, to: OrderStatus): boolean {
  return to === 'completed' && canTakePayment(order)
}

/** The estimate has passed and the order is not over. */
export function isOverdue(order: Pick<BoardOrder, 'status' | 'estimatedReady'>, now: Date): boolean {
  if (order.status === 'completed' || order.status === 'cancelled') return false
  return order.estimatedReady !== null && order.estimatedReady.getTime() < now.getTime()
}

/** Whole minutes since the order was placed, or since the kitchen was to begin with what was ordered for later. */
export function orderAge({ orderTime, fireAt }: Pick<BoardOrder, 'orderTime' | 'fireAt'>, now: Date): number {
  const since = fireAt && fireAt > orderTime ? fireAt : orderTime
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS))
}

/** Minutes until the estimate, started minutes counted whole; 0 once it has passed or when there is none. */
export function estimatedWaitTime(order: Pick<BoardOrder, 'estimatedReady'>, now: Date): number {
  if (order.estimatedReady === null) return 0
  return Math.max(0, Math.ceil((order.estimatedReady.getTime() - now.getTime()) / MINUTE_MS))
}

export type Urgency = 'high' | 'medium' | 'normal'

/** Above 100 dollars or more than 5 items, above 50 or more than 3 (kitchen 4). */
const URGENCY = { high: { total: 10_000, items: 5 }, medium: { total: 5_000, items: 3 } } as const

export function urgency(order: Pick<BoardOrder, 'total' | 'items'>): Urgency {
  const items = itemCount(order)
  if (order.total > URGENCY.high.total || items > URGENCY.high.items) return 'high'
  if (order.total > URGENCY.medium.total || items > URGENCY.medium.items) return 'medium'
  return 'normal'
}
