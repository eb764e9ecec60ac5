import { createHash } from 'node:crypto'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import type { LineRow } from '../orders/orders.sql.ts'
import type { OrderPayload, PricedCart } from '../orders/price-cart.ts'

/** What was wished for and what it cost at that moment; the order is made of this, whenever the money comes (decisions 22). */
export type Snapshot = {
  readonly payload: OrderPayload
  readonly lines: LineRow[]
  readonly pricing: Pricing
  readonly taxRatePer100k: number
}

export function freeze(payload: OrderPayload, cart: PricedCart): Snapshot {
  return { payload, lines: cart.lines, pricing: cart.pricing, taxRatePer100k: cart.taxRatePer100k }
}

/** The same for the same wish of the same person, however its lines are ordered. */
export function cartKey(snapshot: Snapshot, createdBy: string): string {
  const { payload, lines, pricing } = snapshot
  const cooked = lines
    .map((line) => [line.item_id, line.quantity, line.spice_level, line.spice_name, line.price].join(' '))
    .toSorted()
  const wish = [
    createdBy,
    payload.customerInfo.name.trim(),
    payload.customerInfo.email.trim().toLowerCase(),
    payload.customerInfo.phone.replace(/\D/g, ''),
    payload.orderType,
    payload.orderType === 'delivery' ? payload.deliveryInfo : null,
    payload.orderType === 'dine-in' ? payload.tableInfo : null,
    payload.specialInstructions?.trim() ?? '',
    pricing.total,
    cooked,
  ]
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url')
}
