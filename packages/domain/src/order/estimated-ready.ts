import type { OrderType } from './order-type.ts'

const MINUTE_MS = 60_000
/** How long an order takes, and each of its pieces on top. */
export type KitchenPace = {
  readonly pickupMinutes: number
  readonly deliveryMinutes: number
  readonly minutesPerItem: number
}
/** A location may set another. */
export const KITCHEN_PACE: KitchenPace = { pickupMinutes: 15, deliveryMinutes: 25, minutesPerItem: 3 }
/** Nothing is promised later. A dine-in order needs no driver and counts as pickup. */
const MOST_MINUTES: Readonly<Record<OrderType, number>> = { pickup: 60, 'dine-in': 60, delivery: 90 }
/** What the confirmation page shows when the order carries no time (ordering 32). */
const CONFIRMATION_DEFAULT_MINUTES = 20

/** `items` counts pieces, not lines. */
export function waitMinutes(orderType: OrderType, items: number, pace: KitchenPace = KITCHEN_PACE): number {
  const base = orderType === 'delivery' ? pace.deliveryMinutes : pace.pickupMinutes
  return Math.min(base + pace.minutesPerItem * items, MOST_MINUTES[orderType])
}

/** How much of it the driver needs: what a delivery takes longer than a pickup. The kitchen has the rest. */
export function rideMinutes(orderType: OrderType, { deliveryMinutes, pickupMinutes }: KitchenPace): number {
  return orderType === 'delivery' ? Math.max(0, deliveryMinutes - pickupMinutes) : 0
}

export function estimatedReady(orderType: OrderType, items: number, now: Date, pace: KitchenPace = KITCHEN_PACE): Date {
  return new Date(now.getTime() + waitMinutes(orderType, items, pace) * MINUTE_MS)
}

export function shownReady(estimated: Date | null, now: Date): Date {
  return estimated ?? new Date(now.getTime() + CONFIRMATION_DEFAULT_MINUTES * MINUTE_MS)
}
