import type { FieldProblem } from '@sizzle/contract/fields.ts'
import type { CustomerOrderPayload } from '@sizzle/contract/orders.ts'
import { spiceNameAt } from '@sizzle/domain/cart/spice.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { isOrderable } from '@sizzle/domain/menu/availability.ts'
import { offers } from '@sizzle/domain/order/order-type.ts'
import { matchesPricing, type Pricing, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { taxPer100k } from '@sizzle/domain/pricing/tax.ts'
import { tipTooHigh } from '@sizzle/domain/pricing/tips.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import type { Db } from '../kit/db/sql.ts'
import { type LocationRow, locationById } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { type ItemRow, itemsByIds } from '../menu/menu.sql.ts'
import type { LineRow } from './orders.sql.ts'

export type OrderPayload = z.output<typeof CustomerOrderPayload>
/** A cart as the server prices it: what is stored, charged and cooked. */
export type PricedCart = {
  readonly location: LocationRow
  readonly lines: LineRow[]
  readonly pricing: Pricing
  readonly taxRatePer100k: number
}

/**
 * Facts and decision for every road that makes an order: the server re-reads each item at the location and ignores what
 * the client says about price, name and category (ordering 1, ordering 14). Nothing is dropped silently.
 */
export async function priceCart(db: Db, payload: OrderPayload, now: Date, by: 'customer' | 'staff' = 'customer') {
  const locationId = payload.location?.id ?? payload.locationInfo?.id ?? ''
  const location = await locationById(db, locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const items = await itemsByIds(
    db,
    locationId,
    payload.items.map((item) => item.id),
  )

  const open = checkLocation(location, payload, now, by === 'staff')
  if (!open.ok) return open
  const lines = linesFrom(payload, items)
  if (!lines.ok) return lines

  const { date } = localAt(location.time_zone, now)
  const taxRatePer100k = taxPer100k(location.postal_code, location.tax_lines, date)
  const pricing = priceOrder(lines.value, payload.tipAmount, taxRatePer100k)
  if (!matchesPricing(pricing, payload.pricing)) return refusePricing(pricing, payload)
  const tooHigh = tipTooHigh(pricing.tip, pricing, by)
  if (tooHigh !== null) return refuseTip(tooHigh)
  return ok<PricedCart>({ location, lines: lines.value, pricing, taxRatePer100k })
}

function checkLocation(location: LocationRow, payload: OrderPayload, now: Date, mayOrderWhileClosed: boolean) {
  if (!location.is_active) return refuse({ code: 'location_inactive' })
  if (!offers(location.features, payload.orderType))
    return refuse({ code: 'order_type_unavailable', orderType: payload.orderType })
  const { isOpen, text } = openState(hoursOf(location), now)
  if (!isOpen && !mayOrderWhileClosed) return refuse({ code: 'location_closed', userMessage: text, error: text })
  return ok(undefined)
}

function linesFrom(payload: OrderPayload, items: readonly ItemRow[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const found = payload.items.map((line) => ({ line, item: byId.get(line.id) }))
  const gone = found.filter(
    ({ item }) =>
      !item || !isOrderable({ isAvailable: item.is_available, locationId: item.location_id }, item.location_id),
  )
  if (gone.length > 0) {
    const unavailable = gone.map(({ line, item }) => ({ id: line.id, name: item?.name ?? line.name ?? line.id }))
    return refuse({
      code: 'item_unavailable',
      items: unavailable,
      userMessage: `No longer available: ${unavailable.map((one) => one.name).join(', ')}. Please remove it from your cart.`,
    })
  }
  return ok(found.flatMap(({ line, item }) => (item ? [lineOf(line, item)] : [])))
}

function lineOf(line: OrderPayload['items'][number], item: ItemRow): LineRow {
  return {
    item_id: item.id,
    name: item.name,
    category: item.category_id,
    price: item.price,
    quantity: line.quantity,
    spice_level: line.selectedSpiceLevel,
    spice_name: spiceNameAt(line.selectedSpiceLevel),
    allergens: item.allergens,
    description: item.description,
  }
}

function refuseTip(sentence: string) {
  const fields: FieldProblem[] = [{ field: 'tipAmount', sentence }]
  return refuse({ code: 'invalid_input', error: sentence, userMessage: sentence, fields })
}

function refusePricing(server: Pricing, payload: OrderPayload) {
  const total = (server.total / 100).toFixed(2)
  return refuse({
    code: 'pricing_mismatch',
    error: `Pricing validation failed: the total is ${total}, not ${payload.pricing.total.toFixed(2)}`,
    pricing: server,
  })
}
