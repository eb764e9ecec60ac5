import type { Cents } from '../money/cents.ts'

// Loyalty (decisions 18): points, orders and spent are sums of entries, never counters edited by hand.
export type Figures = { readonly points: number; readonly orders: number; readonly spent: Cents }
export const NO_FIGURES: Figures = { points: 0, orders: 0, spent: 0 }

export type LoyaltyOrder = { readonly subtotal: Cents; readonly total: Cents }

/** One point per whole dollar of subtotal, when the order is completed and paid. */
export function earned({ subtotal, total }: LoyaltyOrder): Figures {
  return { points: pointsFor(subtotal), orders: 1, spent: total }
}

/**
 * What a refund takes back. `before` has already been refunded: shares are counted from the sum, so that several small
 * refunds take back exactly what one large one would, and the last cent takes back the order itself.
 */
export function takenBack(order: LoyaltyOrder, refund: Cents, before: Cents): Figures {
  const after = Math.min(before + refund, order.total)
  const pointsAfter = keptPoints(order, after)
  const isWhole = after === order.total && before < order.total
  return {
    points: none(pointsAfter - keptPoints(order, before)),
    orders: isWhole ? -1 : 0,
    spent: none(before - after),
  }
}

/** An admin sets figures; the ledger records the difference, with who and when. */
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

function keptPoints({ subtotal, total }: LoyaltyOrder, refunded: Cents): number {
  if (total === 0) return pointsFor(subtotal)
  return pointsFor(Math.floor((subtotal * (total - refunded)) / total))
}

function pointsFor(subtotal: Cents): number {
  return Math.floor(subtotal / 100)
}

/** No minus zero. */
function none(value: number): number {
  return value === 0 ? 0 : value
}
