import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import type { LineRow } from '../orders/orders.sql.ts'
import type { OrderPayload, PricedCart } from '../orders/price-cart.ts'

/** What was wished for and what it cost at that moment; the order is made of this, whenever the money comes (money 12). */
export type Snapshot = {
  readonly payload: OrderPayload
  readonly lines: LineRow[]
  readonly pricing: Pricing
  readonly taxRatePer100k: number
}

export function freeze(payload: OrderPayload, cart: PricedCart): Snapshot {
  return { payload, lines: cart.lines, pricing: cart.pricing, taxRatePer100k: cart.taxRatePer100k }
}
