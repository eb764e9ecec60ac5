import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import type { Contents } from '../orders/contents.sql.ts'
import type { OrderPayload, PricedCart } from '../orders/price-cart.ts'

/** What was wished for and what it cost at that moment; the order is made of this, whenever the money comes (money 12). */
export type Snapshot = Contents & {
  readonly payload: OrderPayload
  readonly pricing: Pricing
  readonly taxRatePer100k: number
  /** The time that was chosen; none of carts from before that could be, nor of those that are wanted at once. */
  readonly scheduledFor?: string
  /** Of the order that is there already. */
  readonly shortNumber?: string
}

export function freeze(payload: OrderPayload, cart: PricedCart): Snapshot {
  const { lines, charges, taxes, pricing, taxRatePer100k } = cart
  const { scheduledFor } = cart.wanted.time
  const chosen = scheduledFor === null ? {} : { scheduledFor: scheduledFor.toISOString() }
  return { payload, lines, charges, taxes, pricing, taxRatePer100k, ...chosen }
}
