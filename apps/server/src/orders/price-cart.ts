import type { FieldProblem } from '@sizzle/contract/fields.ts'
import type { CustomerOrderPayload } from '@sizzle/contract/orders.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { offers } from '@sizzle/domain/order/order-type.ts'
import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import { rateOf } from '@sizzle/domain/pricing/order-tax.ts'
import { matchesPricing, type Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { tipTooHigh } from '@sizzle/domain/pricing/tips.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { z } from 'zod'
import type { Db } from '../kit/db/sql.ts'
import { type LocationRow, locationById } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { businessDateAt, taxesAt } from '../locations/taxes-of.ts'
import { dishesByIds } from '../menu/menu.sql.ts'
import type { Contents } from './contents.sql.ts'
import { linesOfCart, type ReadLine } from './lines-of-cart.ts'
import { contentsOfBill, pricingOf } from './order-bill.ts'

export type OrderPayload = z.output<typeof CustomerOrderPayload>
/** A cart as the server prices it: what is stored, charged and cooked. */
export type PricedCart = Contents & {
  readonly location: LocationRow
  readonly pricing: Pricing
  readonly taxRatePer100k: number
}

type Pricer = { readonly by: 'customer' | 'staff'; readonly settingOf: SettingOf }

/**
 * Facts and decision for every road that makes an order: the server re-reads each item at the location and ignores what
 * the client says about price, name and category (ordering 1, ordering 14). Nothing is dropped silently.
 */
export async function priceCart(db: Db, payload: OrderPayload, now: Date, { by, settingOf }: Pricer) {
  const locationId = payload.location?.id ?? payload.locationInfo?.id ?? ''
  const location = await locationById(db, locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const ids = payload.items.map((item) => item.id)
  const menu = await dishesByIds(db, locationId, ids, now)

  // Not taken yet.
  if (payload.scheduledFor) return refuse({ code: 'scheduled_time_invalid' })
  const open = checkLocation(location, payload, now, by === 'staff')
  if (!open.ok) return open
  const takesNotes = settingOf('orders.takesNotes', location.id)
  const lines = checkLines(linesOfCart(payload.items, menu, { by, takesNotes }))
  if (!lines.ok) return lines

  const taxes = taxesAt(location, businessDateAt(location, now), settingOf('business.taxNumber'))
  const bill = makeBill({
    lines: lines.value.map(({ toBill }) => toBill),
    charges: [],
    taxes,
    tip: payload.tipAmount,
  })
  const taxRatePer100k = rateOf(bill.taxes)
  const pricing = pricingOf(bill, taxRatePer100k)
  if (!matchesPricing(pricing, payload.pricing)) return refusePricing(pricing, payload)
  const tooHigh = tipTooHigh(pricing.tip, pricing, by)
  if (tooHigh !== null) return refuseTip(tooHigh)
  const contents = contentsOfBill(
    lines.value.map(({ row }) => row),
    bill,
  )
  return ok<PricedCart>({ location, ...contents, pricing, taxRatePer100k })
}

function checkLocation(location: LocationRow, payload: OrderPayload, now: Date, mayOrderWhileClosed: boolean) {
  if (!location.is_active) return refuse({ code: 'location_inactive' })
  if (!offers(location.features, payload.orderType))
    return refuse({ code: 'order_type_unavailable', orderType: payload.orderType })
  const { isOpen, text } = openState(hoursOf(location), now)
  if (!isOpen && !mayOrderWhileClosed) return refuse({ code: 'location_closed', userMessage: text, error: text })
  return ok(undefined)
}

function checkLines(lines: readonly ReadLine[]) {
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
