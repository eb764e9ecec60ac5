import type { editOrder } from '@sizzle/contract/edit-order.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { offers } from '@sizzle/domain/order/order-type.ts'
import { offProblem } from '@sizzle/domain/order/slots.ts'
import { checkStaffOrder } from '@sizzle/domain/order/staff-order.ts'
import { type Discount, type Fee, type LineToBill, makeBill } from '@sizzle/domain/pricing/bill.ts'
import { rateOf } from '@sizzle/domain/pricing/order-tax.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { tipTooHigh } from '@sizzle/domain/pricing/tips.ts'
import { discountOf } from '@sizzle/domain/promotions/code.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Tx } from '../kit/db/sql.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { type Kitchen, readKitchen, withDishes } from '../kitchen/kitchen-at.ts'
import { kitchenPace } from '../kitchen/kitchen-pace.ts'
import { taxesAt } from '../locations/taxes-of.ts'
import { dishFactsOf } from '../menu/dish-hours.ts'
import { dishesByIds } from '../menu/menu.sql.ts'
import { offerOfCharge } from '../promotions/promotion-codes.ts'
import type { ChargeRow, Contents, LineRow } from './contents.sql.ts'
import { type AskedLine, keptLines, lineProblems } from './edit-lines.ts'
import { linesOfCart } from './lines-of-cart.ts'
import { contentsOfBill, pricingOf } from './order-bill.ts'
import type { OrderRow } from './orders.sql.ts'
import { checkLines, piecesOf, refuseTip } from './price-cart.ts'

export type EditInput = Omit<InputOf<typeof editOrder>, 'confirmedTotal'>

/** An order as the edit wants it, with everything that the edit does not name as it was. */
export type WantedOrder = Required<Pick<EditInput, 'items' | 'orderType' | 'customerInfo' | 'tipAmount'>> &
  Pick<EditInput, 'deliveryInfo' | 'tableInfo'> & { readonly specialInstructions: string }

export type PricedEdit = Contents & {
  readonly wanted: WantedOrder
  readonly pricing: Pricing
  readonly taxRatePer100k: number
  readonly kitchen: Kitchen
  /** The prices at which its lines were ordered stand. */
  readonly isKept: readonly boolean[]
}

type ToEdit = { readonly order: OrderRow; readonly contents: Contents }
type Parts = { readonly settingOf: SettingOf; readonly personId: string }

/** An edited order priced as every other, but for the lines that it has already. Its taxes are those of its day (ordering 41). */
export async function priceEdit(tx: Tx, { order, contents }: ToEdit, edit: EditInput, now: Date, parts: Parts) {
  const { settingOf, personId } = parts
  const wanted = wantedOrder(order, contents.lines, edit)
  const problem = refuseInput([...lineProblems(wanted.items, contents.lines), ...orderProblems(wanted)])
  if (problem) return problem
  const locationId = order.location_id
  const found = await readKitchen(tx, questionOfEdit(order, wanted, { settingOf, personId }, now))
  if (!found) throw new Error(`location ${locationId} of order ${order.id} is gone`)
  const isOtherType = wanted.orderType !== order.order_type
  if (isOtherType && !offers(found.row.features, wanted.orderType))
    return refuse({ code: 'order_type_unavailable' as const, orderType: wanted.orderType })

  const ids = wanted.items.map(({ id }) => id)
  const menu = await dishesByIds(tx, locationId, ids, now)
  const takesNotes = settingOf('orders.takesNotes', locationId)
  const read = keptLines(wanted.items, linesOfCart(wanted.items, menu, { by: 'staff', takesNotes }), contents.lines)
  const isKept = read.map(({ line }) => line !== null && contents.lines.some((row) => isSameRow(row, line.row)))
  const lines = checkLines(read)
  if (!lines.ok) return lines

  const known = new Set(contents.lines.map(({ item_id }) => item_id))
  const added = ids.filter((id) => isOtherType || !known.has(id))
  const kitchen = withDishes(found, dishFactsOf(menu, added, wanted.orderType))
  const off = timeProblem(kitchen, order, isOtherType, now)
  if (off) return off

  const taxes = taxesAt(found.row, order.business_date, settingOf('business.taxNumber'))
  const toBill = lines.value.map((line) => line.toBill)
  const charges = await chargesAgain(tx, contents.charges, toBill)
  const bill = makeBill({ lines: toBill, charges, taxes, tip: wanted.tipAmount })
  const taxRatePer100k = rateOf(bill.taxes)
  const pricing = pricingOf(bill, taxRatePer100k)
  const tooHigh = tipTooHigh(pricing.tip, pricing, 'staff')
  if (tooHigh !== null) return refuseTip(tooHigh)
  const rows = lines.value.map(({ row }) => row)
  return ok<PricedEdit>({ ...contentsOfBill(rows, bill), wanted, pricing, taxRatePer100k, kitchen, isKept })
}

function isSameRow(before: LineRow, { item_id, price, spice_level, options }: Omit<LineRow, 'discount' | 'tax_parts'>) {
  const isSameDish = before.item_id === item_id && before.price === price && before.spice_level === spice_level
  return isSameDish && JSON.stringify(before.options) === JSON.stringify(options)
}

function wantedOrder(order: OrderRow, lines: readonly LineRow[], edit: EditInput): WantedOrder {
  const delivery =
    order.delivery_address === null
      ? {}
      : { deliveryInfo: { address: order.delivery_address, instructions: order.delivery_instructions ?? '' } }
  const table =
    order.party_size === null
      ? {}
      : {
          tableInfo: {
            partySize: order.party_size,
            ...(order.table_number === null ? {} : { tableNumber: order.table_number }),
          },
        }
  return {
    items: edit.items ?? lines.map(asItWas),
    orderType: edit.orderType ?? order.order_type,
    customerInfo: edit.customerInfo ?? {
      name: order.customer_name,
      email: order.customer_email,
      phone: order.customer_phone,
    },
    tipAmount: edit.tipAmount ?? order.tip,
    specialInstructions: (edit.specialInstructions ?? order.special_instructions).trim(),
    ...(edit.deliveryInfo ? { deliveryInfo: edit.deliveryInfo } : delivery),
    ...(edit.tableInfo ? { tableInfo: edit.tableInfo } : table),
  }
}

function asItWas({ item_id, quantity }: LineRow, n: number): AskedLine {
  return { id: item_id, quantity, line: n + 1 }
}

/** The checks of every order; a client says nothing about names and prices here. */
function orderProblems({ items, ...wanted }: WantedOrder) {
  return checkStaffOrder({
    ...wanted,
    items: items.map((item) => ({ ...item, name: item.name?.trim() || item.id, price: 1 })),
    location: { id: 'its own', name: 'its own' },
    pricing: { subtotal: 1, tax: 0, tip: 0, total: 1 },
  })
}

/** What the kitchen is asked about the order as it is to be. */
export function questionOfEdit(
  order: OrderRow,
  { orderType, items }: WantedOrder,
  { settingOf, personId }: Parts,
  now: Date,
) {
  const question = {
    locationId: order.location_id,
    orderType,
    items: piecesOf(items),
    channel: 'staff' as const,
    wish: null,
    overbook: false,
    personId,
  }
  return { question, pace: kitchenPace(settingOf, order.location_id), now }
}

/** Orders that are there stay in a pause; another type is asked for as if it were new, and so are dishes that are new. */
function timeProblem({ facts }: Kitchen, order: OrderRow, isOtherType: boolean, now: Date) {
  const at = order.scheduled_for !== null && order.scheduled_for > now ? order.scheduled_for : now
  return offProblem(isOtherType ? facts : { ...facts, pauses: [], typeSchedule: null }, at, now)
}

/** Discounts and fees stay; a discount is never more than what it is for, and that of a code is its share of what is ordered now. */
async function chargesAgain(tx: Tx, charges: readonly ChargeRow[], lines: readonly LineToBill[]) {
  const again: (Fee | Discount)[] = []
  for (const { kind, label, amount, source } of charges) {
    const offer = kind === 'discount' ? await offerOfCharge(tx, source) : undefined
    again.push(offer ? discountOf(offer, lines) : { kind, label, amount, source })
  }
  return again
}
