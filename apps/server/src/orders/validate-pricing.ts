import * as contract from '@sizzle/contract/pricing.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { DEFAULT_LOCATION } from '@sizzle/domain/cart/stored-carts.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { checkPricingCall } from '@sizzle/domain/order/check-order.ts'
import { offers, orderTypesAt } from '@sizzle/domain/order/order-type.ts'
import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import { rateOf, taxesName } from '@sizzle/domain/pricing/order-tax.ts'
import { matchesPricing, type Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { tipTooHigh } from '@sizzle/domain/pricing/tips.ts'
import { discountOf } from '@sizzle/domain/promotions/code.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Who } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { decideTime } from '../kitchen/decide-time.ts'
import { type Kitchen, readKitchen, type TimeQuestion, withDishes } from '../kitchen/kitchen-at.ts'
import { kitchenPace } from '../kitchen/kitchen-pace.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { hoursOf, sitePauses } from '../locations/present-location.ts'
import { businessDateAt, taxesAt } from '../locations/taxes-of.ts'
import { dishFactsOf } from '../menu/dish-hours.ts'
import { dishesByIds } from '../menu/menu.sql.ts'
import { findCode } from '../promotions/promotion-codes.ts'
import { linesOfCart, type ReadLine } from './lines-of-cart.ts'
import { pricingOf } from './order-bill.ts'
import { piecesOf } from './price-cart.ts'

type PricingQuestion = InputOf<typeof contract.validatePricing>

/**
 * A question, so what differs is an answer and no refusal: each line with its price now, that a screen can show beside
 * what it had. Whoever orders is priced again then, whatever was answered here.
 */
export function validatePricing(settingOf: SettingOf) {
  return operation(contract.validatePricing, async (asked, { tx, who, now }) => {
    const problem = refuseInput(checkPricingCall(asked))
    if (problem) return problem
    // The call may name no location; its carts without one are Truro's.
    const locationId = asked.location?.id ?? asked.locationInfo?.id ?? DEFAULT_LOCATION
    const question = questionOf(asked, locationId, who.kind === 'person' ? who.userId : null)
    const kitchen = await readKitchen(tx, { question, pace: kitchenPace(settingOf, locationId), now })
    if (!kitchen) return refuse({ code: 'location_not_found' })
    const location = kitchen.row
    const ids = asked.items.map(({ id }) => id)
    const menu = await dishesByIds(tx, location.id, ids, now)
    const dishes = dishFactsOf(menu, ids, question.orderType)
    const decided = decideTime(withDishes(kitchen, dishes), question.wish, now)
    const { readyAt, wantedAt } = timesOf(kitchen, decided, now)
    const takesNotes = settingOf('orders.takesNotes', location.id)
    const lines = linesOfCart(asked.items, menu, { by: 'customer', takesNotes })

    const taxes = taxesAt(location, businessDateAt(location, wantedAt), settingOf('business.taxNumber'))
    const toBill = lines.flatMap((line) => (line.line && line.gone.length === 0 ? [line.line.toBill] : []))
    const found = await codeOf(tx, asked, who, now)
    const discounts = found?.ok ? [discountOf(found.value, toBill)] : []
    const bill = makeBill({ lines: toBill, charges: discounts, taxes, tip: asked.tipAmount })
    const ratePer100k = rateOf(bill.taxes)
    const pricing = pricingOf(bill, ratePer100k)
    const promotionProblem = found?.ok === false ? found.refusal.userMessage : null
    const message = whyInvalid(lines, pricing, asked) ?? promotionProblem
    const { isOpen, text } = openState(hoursOf(location), now)
    return ok({
      isValid: message === null,
      message,
      refusals: refusalsOf({ location, question, decided, lines, found, pricing, asked }),
      pricing,
      tax: { name: taxesName(bill.taxes), ratePer100k },
      promotion: bill.charges.find(({ kind }) => kind === 'discount') ?? null,
      promotionProblem,
      charges: bill.charges,
      taxes: bill.taxes,
      items: lines.map((line, n) => quoted(line, `items.${n}`)),
      location: {
        id: location.id,
        name: location.name,
        address: location.address,
        phone: location.phone,
        timeZone: location.time_zone,
        isOpen,
        openText: text,
        orderTypes: [...orderTypesAt(location.features)],
        pauses: sitePauses(location, now),
      },
      estimatedReady: readyAt,
    })
  })
}

/**
 * As the order would find it, but for the phone and the address, which come with the order. A price is asked for as often as one
 * likes; with them it would tell anybody with a code whether a number has ordered here (promotions 6).
 */
async function codeOf(tx: Tx, { promotionCode }: PricingQuestion, who: Who, now: Date) {
  if (promotionCode === undefined) return null
  const customer = who.kind === 'person' ? who : { userId: NOBODY, email: '' }
  return findCode(tx, promotionCode, { ...customer, phone: '' }, now)
}
/** Nobody's account: a guest has no code. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

function questionOf(
  { orderType = 'pickup', items, scheduledFor = null }: PricingQuestion,
  locationId: string,
  personId: string | null,
): TimeQuestion {
  return {
    locationId,
    orderType,
    items: piecesOf(items),
    channel: 'site',
    wish: scheduledFor,
    overbook: false,
    personId,
  }
}

/** As the order would be quoted; where it would be refused, what the kitchen needs from now on. */
function timesOf(kitchen: Kitchen, decided: ReturnType<typeof decideTime>, now: Date) {
  if (decided.ok) return { readyAt: decided.value.readyAt, wantedAt: decided.value.scheduledFor ?? now }
  return { readyAt: new Date(now.getTime() + kitchen.facts.quoteMinutes * 60_000), wantedAt: now }
}

type Judged = {
  readonly location: LocationRow
  readonly question: TimeQuestion
  readonly decided: ReturnType<typeof decideTime>
  readonly lines: readonly ReadLine[]
  readonly found: Awaited<ReturnType<typeof codeOf>>
  readonly pricing: Pricing
  readonly asked: PricingQuestion
}

/** In the order in which `priceCart` refuses. */
function refusalsOf({ location, question, decided, lines, found, pricing, asked }: Judged): string[] {
  const codes = [
    !location.is_active && 'location_inactive',
    !offers(location.features, question.orderType) && 'order_type_unavailable',
    !decided.ok && decided.refusal.code,
    lines.some(({ gone }) => gone.length > 0) && 'item_unavailable',
    lines.some(({ choiceProblems }) => choiceProblems.length > 0) && 'options_invalid',
    lines.some(({ noteProblem }) => noteProblem) && 'invalid_input',
    found?.ok === false && found.refusal.code,
    !matchesPricing(pricing, asked.frontendPricing) && 'pricing_mismatch',
    tipTooHigh(pricing.tip, pricing, 'customer') !== null && 'invalid_input',
  ]
  return [...new Set(codes.filter((code) => code !== false))]
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
