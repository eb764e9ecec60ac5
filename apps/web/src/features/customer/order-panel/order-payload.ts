import type { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import type { WireInputOf } from '@sizzle/contract/route.ts'
import { type CheckoutFields, submittedFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { taxPer100k } from '@sizzle/domain/pricing/tax.ts'
import type { PageLocation } from '../../../pages/page-content.ts'

export type OrderLine = {
  id: string
  name: string
  price: number
  category: string
  quantity: number
  cartKey: string
  selectedSpiceLevel: number
  spiceLevelName: string
  spiceLevelId: string
}

export type OrderPayload = WireInputOf<typeof createCustomerOrderCash>

/** The same rule that the server charges by, in cents. */
export function priceLines(lines: readonly OrderLine[], postalCode: string) {
  return priceOrder(lines, 0, taxPer100k(postalCode))
}

export function orderPayload(
  fields: CheckoutFields,
  lines: readonly OrderLine[],
  location: PageLocation,
  specialInstructions: string,
): OrderPayload {
  const { subtotal, tax, tip, total, taxRate } = priceLines(lines, location.postalCode)
  const instructions = specialInstructions.trim()
  return {
    customerInfo: submittedFields(fields),
    items: lines.map((line) => ({
      id: line.id,
      name: line.name,
      price: line.price / 100,
      quantity: line.quantity,
      category: line.category,
      cartKey: line.cartKey,
      selectedSpiceLevel: line.selectedSpiceLevel,
      spiceLevelName: line.spiceLevelName,
      spiceLevelId: line.spiceLevelId,
    })),
    locationInfo: { id: location.id, name: location.name },
    orderType: 'pickup',
    paymentMethod: 'cash',
    tipAmount: 0,
    pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: tip / 100, total: total / 100, taxRate },
    ...(instructions ? { specialInstructions: instructions } : {}),
  }
}
