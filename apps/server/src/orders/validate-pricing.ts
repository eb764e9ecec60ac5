import * as contract from '@sizzle/contract/pricing.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { DEFAULT_LOCATION } from '@sizzle/domain/cart/stored-carts.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { checkPricingCall } from '@sizzle/domain/order/check-order.ts'
import { estimatedReady } from '@sizzle/domain/order/estimated-ready.ts'
import { orderTypesAt } from '@sizzle/domain/order/order-type.ts'
import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import { rateOf, taxesName } from '@sizzle/domain/pricing/order-tax.ts'
import { matchesPricing, type Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { tipTooHigh } from '@sizzle/domain/pricing/tips.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { kitchenPace } from '../kitchen/kitchen-pace.ts'
import { locationNow } from '../locations/locations.sql.ts'
import { hoursOf, sitePauses } from '../locations/present-location.ts'
import { businessDateAt, taxesAt } from '../locations/taxes-of.ts'
import { dishesByIds } from '../menu/menu.sql.ts'
import { linesOfCart, type ReadLine } from './lines-of-cart.ts'
import { pricingOf } from './order-bill.ts'

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
    const location = await locationNow(tx, asked.location?.id ?? asked.locationInfo?.id ?? DEFAULT_LOCATION, now)
    if (!location) return refuse({ code: 'location_not_found' })
    const ids = asked.items.map(({ id }) => id)
    const menu = await dishesByIds(tx, location.id, ids, now)
    const takesNotes = settingOf('orders.takesNotes', location.id)
    const lines = linesOfCart(asked.items, menu, { by: 'customer', takesNotes })

    const taxes = taxesAt(location, businessDateAt(location, now), settingOf('business.taxNumber'))
    const toBill = lines.flatMap((line) => (line.line && line.gone.length === 0 ? [line.line.toBill] : []))
    const bill = makeBill({ lines: toBill, charges: [], taxes, tip: asked.tipAmount })
    const ratePer100k = rateOf(bill.taxes)
    const pricing = pricingOf(bill, ratePer100k)
    const message = whyInvalid(lines, pricing, asked)
    const { isOpen, text } = openState(hoursOf(location), now)
    const pieces = toBill.reduce((sum, { quantity }) => sum + quantity, 0)
    return ok({
      isValid: message === null,
      message,
      pricing,
      tax: { name: taxesName(bill.taxes), ratePer100k },
      charges: bill.charges,
      taxes: bill.taxes,
      items: lines.map((line, n) => quoted(line, `items.${n}`)),
      location: {
        id: location.id,
        name: location.name,
        isOpen,
        openText: text,
        orderTypes: [...orderTypesAt(location.features)],
        pauses: sitePauses(location, now),
      },
      estimatedReady: estimatedReady(asked.orderType ?? 'pickup', pieces, now, kitchenPace(settingOf, location.id)),
    })
  })
}

function quoted({ asked, item, line, gone, isDishGone, choiceProblems, noteProblem }: ReadLine, field: string) {
  const goneOptions = isDishGone ? [] : gone.map((sentence) => ({ field: `${field}.options`, sentence }))
  return {
    id: asked.id,
    cartKey: asked.cartKey ?? null,
    name: item?.name ?? asked.name ?? asked.id,
    quantity: asked.quantity,
    price: line?.row.price ?? null,
    basePrice: line?.row.base_price ?? item?.price ?? null,
    options: line?.row.options ?? [],
    isAvailable: gone.length === 0,
    problems: [...goneOptions, ...choiceProblems, ...(noteProblem ? [noteProblem] : [])],
  }
}

function whyInvalid(lines: readonly ReadLine[], pricing: Pricing, asked: PricingQuestion) {
  const gone = whatIsGone(lines)
  if (gone !== null) return `Pricing validation failed: ${gone}`
  const [wrong] = lines.flatMap(({ choiceProblems, noteProblem }) => [
    ...choiceProblems,
    ...(noteProblem ? [noteProblem] : []),
  ])
  if (wrong) return `Pricing validation failed: ${wrong.sentence}`
  if (matchesPricing(pricing, asked.frontendPricing)) return tipTooHigh(pricing.tip, pricing, 'customer')
  const [server, client] = [pricing.total / 100, asked.frontendPricing.total]
  return `Pricing validation failed: the total is ${server.toFixed(2)}, not ${client.toFixed(2)}`
}

/** The dishes by name, then the options that are gone from dishes that are still there. */
function whatIsGone(lines: readonly ReadLine[]): string | null {
  const dishes = lines.filter(({ isDishGone }) => isDishGone).flatMap((line) => line.gone)
  const options = lines.filter(({ isDishGone }) => !isDishGone).flatMap((line) => line.gone)
  const ofDishes = dishes.length === 0 ? [] : [`not available: ${dishes.join(', ')}`]
  return dishes.length + options.length === 0 ? null : [...ofDishes, ...options].join('. ')
}
