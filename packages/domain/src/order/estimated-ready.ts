import type { OrderType } from './order-type.ts'

const MINUTE_MS = 60_000
/** Minutes per item on top of the base (customer §9). */
const MINUTES_PER_ITEM = 3
/** Base and cap by order type (customer §9); a dine-in order needs no driver and counts as pickup. */
const WAIT: Readonly<Record<OrderType, { readonly base: number; readonly cap: number }>> = {
  pickup: { base: 15, cap: 60 },
  'dine-in': { base: 15, cap: 60 },
  delivery: { base: 25, cap: 90 },
}
/** What the confirmation page shows when the order carries no time (customer §9). */
const CONFIRMATION_DEFAULT_MINUTES = 20

/** `items` counts pieces, not lines. */
export function waitMinutes(orderType: OrderType, items: number): number {
  const { base, cap } = WAIT[orderType]
  return Math.min(base + MINUTES_PER_ITEM * items, cap)
}

export function estimatedReady(orderType: OrderType, items: number, now: Date): Date {
  return new Date(now.getTime() + waitMinutes(orderType, items) * MINUTE_MS)
}

export function shownReady(estimated: Date | null, now: Date): Date {
  return estimated ?? new Date(now.getTime() + CONFIRMATION_DEFAULT_MINUTES * MINUTE_MS)
}
