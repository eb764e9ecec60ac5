import type { FieldProblem } from '@sizzle/contract/fields.ts'
import type { CustomerOrderPayload } from '@sizzle/contract/orders.ts'
import { offers } from '@sizzle/domain/order/order-type.ts'
import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import { rateOf } from '@sizzle/domain/pricing/order-tax.ts'
import { matchesPricing, type Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { tipTooHigh } from '@sizzle/domain/pricing/tips.ts'
import { discountOf, type PercentOffer } from '@sizzle/domain/promotions/code.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { z } from 'zod'
import type { Db } from '../kit/db/sql.ts'
import { decideTime } from '../kitchen/decide-time.ts'
import { type Kitchen, readKitchen, type TimeQuestion, withDishes } from '../kitchen/kitchen-at.ts'
import { kitchenPace } from '../kitchen/kitchen-pace.ts'
import type { WantedTime } from '../kitchen/take-room.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { businessDateAt, taxesAt } from '../locations/taxes-of.ts'
import { dishFactsOf } from '../menu/dish-hours.ts'
import { dishesByIds } from '../menu/menu.sql.ts'
import { findCode, type TakenCode } from '../promotions/promotion-codes.ts'
import type { Contents } from './contents.sql.ts'
import { linesOfCart, type MenuLine, type ReadLine } from './lines-of-cart.ts'
import { contentsOfBill, pricingOf } from './order-bill.ts'

export type OrderPayload = z.output<typeof CustomerOrderPayload>
/** A cart as the server prices it: what is stored, charged and cooked. */
export type PricedCart = Contents & {
  readonly location: LocationRow
  readonly pricing: Pricing
  readonly taxRatePer100k: number
  readonly wanted: WantedTime
  /** Something of it may be counted. */
  readonly isCounted: boolean
  /** What the order takes of an offer. */
  readonly promotion: TakenCode | null
}

type Pricer = {
  readonly by: 'customer' | 'staff'
  readonly settingOf: SettingOf
  readonly personId: string
  /** Staff may take more than the kitchen has room for. */
  readonly mayOverbook: (locationId: string) => boolean
}

/**
 * Facts and decision for every road that makes an order: the server re-reads each item at the location and ignores what
 * the client says about price, name and category (ordering 1, ordering 14). Nothing is dropped silently.
 */
export async function priceCart(db: Db, payload: OrderPayload, now: Date, pricer: Pricer) {
  const { by, settingOf } = pricer
  const question = questionOf(payload, pricer)
  if (payload.overbook === true && !pricer.mayOverbook(question.locationId)) return refuseOverbooking()
  const asking = { question, pace: kitchenPace(settingOf, question.locationId), now }
  const ids = payload.items.map((item) => item.id)
  // All facts are asked for in one exchange; what is wrong is said in the order below.
  const [found, menu, promotion] = await Promise.all([
    readKitchen(db, asking),
    dishesByIds(db, question.locationId, ids, now),
    promotionOf(db, payload, pricer, now),
  ])
  if (!found) return refuse({ code: 'location_not_found' })
  const location = found.row
  const kitchen = withDishes(found, dishFactsOf(menu, ids, payload.orderType))
  const time = timeOf(kitchen, payload, now)
  if (!time.ok) return time
  const takesNotes = settingOf('orders.takesNotes', location.id)
  const lines = checkLines(linesOfCart(payload.items, menu, { by, takesNotes }))
  if (!lines.ok) return lines

  if (!promotion.ok) return promotion
  const taxes = taxesAt(
    location,
    businessDateAt(location, time.value.scheduledFor ?? now),
    settingOf('business.taxNumber'),
  )
  const billed = billCart({ payload, lines: lines.value, promotion: promotion.value, taxes, by })
  if (!billed.ok) return billed
  return ok<PricedCart>({
    location,
    ...billed.value,
    wanted: { time: time.value, kitchen, asking },
    isCounted: menu.is_counted,
    promotion: promotion.value,
  })
}

/** Only an order with a code asks about one. */
async function promotionOf(db: Db, { promotionCode, customerInfo }: OrderPayload, { personId }: Pricer, now: Date) {
  if (promotionCode === undefined) return ok(null)
  const { phone, email } = customerInfo
  return findCode(db, promotionCode, { userId: personId, phone, email }, now)
}

type ToBillCart = {
  readonly payload: OrderPayload
  readonly lines: readonly MenuLine[]
  readonly promotion: PercentOffer | null
  readonly taxes: ReturnType<typeof taxesAt>
  readonly by: Pricer['by']
}

function billCart({ payload, lines, promotion, taxes, by }: ToBillCart) {
  const toBill = lines.map((line) => line.toBill)
  const charges = promotion ? [discountOf(promotion, toBill)] : []
  const bill = makeBill({ lines: toBill, charges, taxes, tip: payload.tipAmount })
  const taxRatePer100k = rateOf(bill.taxes)
  const pricing = pricingOf(bill, taxRatePer100k)
  if (!matchesPricing(pricing, payload.pricing)) return refusePricing(pricing, payload)
  const tooHigh = tipTooHigh(pricing.tip, pricing, by)
  if (tooHigh !== null) return refuseTip(tooHigh)
  const rows = lines.map(({ row }) => row)
  return ok({ ...contentsOfBill(rows, bill), pricing, taxRatePer100k })
}

function questionOf(payload: OrderPayload, { by, personId }: Pricer): TimeQuestion {
  return {
    locationId: payload.location?.id ?? payload.locationInfo?.id ?? '',
    orderType: payload.orderType,
    items: piecesOf(payload.items),
    channel: by === 'staff' ? 'staff' : 'site',
    wish: payload.scheduledFor ?? null,
    overbook: payload.overbook === true,
    personId,
  }
}

export function piecesOf(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function timeOf(kitchen: Kitchen, { orderType, scheduledFor }: OrderPayload, now: Date) {
  const { is_active, features } = kitchen.row
  if (!is_active) return refuse({ code: 'location_inactive' })
  if (!offers(features, orderType)) return refuse({ code: 'order_type_unavailable', orderType })
  return decideTime(kitchen, scheduledFor ?? null, now)
}

const OVERBOOKING_REFUSED = 'Only staff of this location can overbook the kitchen'

function refuseOverbooking() {
  const fields: FieldProblem[] = [{ field: 'overbook', sentence: OVERBOOKING_REFUSED }]
  return refuse({ code: 'invalid_input', error: OVERBOOKING_REFUSED, userMessage: OVERBOOKING_REFUSED, fields })
}

export function checkLines(lines: readonly ReadLine[]) {
  const gone = lines.filter((line) => line.gone.length > 0)
  if (gone.length > 0) return refuseGone(gone)
  const fields = lines.flatMap(({ choiceProblems }) => choiceProblems)
  if (fields.length > 0) return refuse({ code: 'options_invalid', fields, ...saying(fields) })
  const notes = lines.flatMap(({ noteProblem }) => noteProblem ?? [])
  if (notes.length > 0) return refuse({ code: 'invalid_input', fields: notes, ...saying(notes) })
  return ok(lines.flatMap(({ line }) => line ?? []))
}

/** The first sentence is enough to act on. */
function saying([first]: readonly FieldProblem[]) {
  return first ? { error: first.sentence, userMessage: first.sentence } : {}
}

/** The dishes by name, then the options that are gone from dishes that are still there. */
function refuseGone(gone: readonly ReadLine[]) {
  const dishes = gone.filter(({ isDishGone }) => isDishGone).flatMap((line) => line.gone)
  const options = gone.filter(({ isDishGone }) => !isDishGone).flatMap((line) => line.gone)
  const ofDishes =
    dishes.length === 0 ? [] : [`No longer available: ${dishes.join(', ')}. Please remove it from your cart.`]
  return refuse({
    code: 'item_unavailable',
    items: gone.map(({ asked, item }) => ({ id: asked.id, name: item?.name ?? asked.name ?? asked.id })),
    userMessage: [...ofDishes, ...options].join(' '),
  })
}

export function refuseTip(sentence: string) {
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
