import * as contract from '@sizzle/contract/pricing.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { DEFAULT_LOCATION } from '@sizzle/domain/cart/stored-carts.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { isOrderable } from '@sizzle/domain/menu/availability.ts'
import { checkPricingCall } from '@sizzle/domain/order/check-order.ts'
import { estimatedReady } from '@sizzle/domain/order/estimated-ready.ts'
import { orderTypesAt } from '@sizzle/domain/order/order-type.ts'
import { matchesPricing, type Pricing, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { taxPer100k } from '@sizzle/domain/pricing/tax.ts'
import { taxName } from '@sizzle/domain/pricing/tax-name.ts'
import { tipTooHigh } from '@sizzle/domain/pricing/tips.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { locationById } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { type ItemRow, itemsByIds } from '../menu/menu.sql.ts'
import { kitchenPace } from './kitchen-pace.ts'

type PricingQuestion = InputOf<typeof contract.validatePricing>

/**
 * A question, so what differs is an answer and no refusal: each line with its price now, that a screen can show beside
 * what it had. Whoever orders is priced again then, whatever was answered here.
 */
export function validatePricing(settingOf: SettingOf) {
  return operation(contract.validatePricing, async (asked, { tx, now }) => {
    const problem = refuseInput(checkPricingCall(asked))
    if (problem) return problem
    // The call may name no location; its carts without one are Truro's.
    const location = await locationById(tx, asked.location?.id ?? asked.locationInfo?.id ?? DEFAULT_LOCATION)
    if (!location) return refuse({ code: 'location_not_found' })
    const ids = asked.items.map(({ id }) => id)
    const items = quoteItems(asked.items, await itemsByIds(tx, location.id, ids))

    const ratePer100k = taxPer100k(location.postal_code, location.tax_lines, localAt(location.time_zone, now).date)
    const lines = items.flatMap(({ price, isAvailable, quantity }) =>
      price !== null && isAvailable ? [{ price, quantity }] : [],
    )
    const pricing = priceOrder(lines, asked.tipAmount, ratePer100k)
    const message = whyInvalid(items, pricing, asked)
    const { isOpen, text } = openState(hoursOf(location), now)
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return ok({
      isValid: message === null,
      message,
      pricing,
      tax: { name: taxName(ratePer100k), ratePer100k },
      items,
      location: {
        id: location.id,
        name: location.name,
        isOpen,
        openText: text,
        orderTypes: [...orderTypesAt(location.features)],
      },
      estimatedReady: estimatedReady(asked.orderType ?? 'pickup', pieces, now, kitchenPace(settingOf, location.id)),
    })
  })
}

function quoteItems(asked: PricingQuestion['items'], found: readonly ItemRow[]) {
  const byId = new Map(found.map((item) => [item.id, item]))
  return asked.map((line) => {
    const item = byId.get(line.id)
    return {
      id: line.id,
      cartKey: line.cartKey ?? null,
      name: item?.name ?? line.name ?? line.id,
      quantity: line.quantity,
      price: item?.price ?? null,
      isAvailable:
        item !== undefined &&
        isOrderable({ isAvailable: item.is_available, locationId: item.location_id }, item.location_id),
    }
  })
}

function whyInvalid(
  items: readonly { name: string; isAvailable: boolean }[],
  pricing: Pricing,
  asked: PricingQuestion,
) {
  const gone = items.filter(({ isAvailable }) => !isAvailable)
  if (gone.length > 0) return `Pricing validation failed: not available: ${gone.map(({ name }) => name).join(', ')}`
  if (matchesPricing(pricing, asked.frontendPricing)) return tipTooHigh(pricing.tip, pricing, 'customer')
  const [server, client] = [pricing.total / 100, asked.frontendPricing.total]
  return `Pricing validation failed: the total is ${server.toFixed(2)}, not ${client.toFixed(2)}`
}
