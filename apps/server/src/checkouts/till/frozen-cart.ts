import type { InputOf } from '@sizzle/contract/route.ts'
import type { takeTillOrder } from '@sizzle/contract/till.ts'
import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import { rateOf } from '@sizzle/domain/pricing/order-tax.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { paidBill, priceDifferences } from '@sizzle/domain/till/paid-bill.ts'
import type { Db } from '../../kit/db/sql.ts'
import { timeOfPaid } from '../../kitchen/decide-time.ts'
import { readKitchen } from '../../kitchen/kitchen-at.ts'
import { kitchenPace } from '../../kitchen/kitchen-pace.ts'
import { businessDateAt, taxesAt } from '../../locations/taxes-of.ts'
import { dishesByIds, type MenuRows } from '../../menu/menu.sql.ts'
import { linesOfCart, type MenuLine } from '../../orders/lines-of-cart.ts'
import { contentsOfBill, pricingOf } from '../../orders/order-bill.ts'
import { type OrderPayload, type PricedCart, piecesOf } from '../../orders/price-cart.ts'

export type TakenOrder = InputOf<typeof takeTillOrder>['order']
type TakenItem = TakenOrder['items'][number]

type Freezing = { readonly locationId: string; readonly settingOf: SettingOf; readonly at: Date; readonly now: Date }

/**
 * A cart as it was paid. The menu of now says how the kitchen makes it, and nothing else: prices, tax and total are those
 * that the guest was told. What differs from now is named, and nothing is refused for it.
 */
export async function freezeCart(db: Db, order: TakenOrder, { locationId, settingOf, at, now }: Freezing) {
  const asking = { question: questionOf(order, locationId), pace: kitchenPace(settingOf, locationId), now: at }
  const kitchen = await readKitchen(db, asking)
  if (!kitchen) return refuse({ code: 'location_not_found' as const })
  const location = kitchen.row
  const ids = order.items.map(({ id }) => id)
  const menu = await dishesByIds(db, locationId, ids, now)
  const read = frozenLines(order.items, menu)
  const taxes = taxesAt(location, businessDateAt(location, at), settingOf('business.taxNumber'))
  const { tax, tip } = order.pricing
  const ruled = makeBill({ lines: read.map(({ line }) => line.toBill), charges: [], taxes, tip })
  const bill = paidBill(ruled, tax)
  const taxRatePer100k = rateOf(bill.taxes)
  const cart: PricedCart = {
    location,
    ...contentsOfBill(
      read.map(({ line }) => line.row),
      bill,
    ),
    pricing: pricingOf(bill, taxRatePer100k),
    taxRatePer100k,
    wanted: { time: timeOfPaid(kitchen, null, at), kitchen, asking },
    isCounted: menu.is_counted,
    promotion: null,
  }
  const prices = read.map(({ line, now: price }) => ({ name: line.row.name, paid: line.row.price, now: price }))
  const differences = [
    ...read.flatMap(({ gone }) => gone.map((one) => `${one} cannot be had any more.`)),
    ...priceDifferences(prices, { paid: tax, now: ruled.tax }),
  ]
  return ok({ cart, differences })
}

function questionOf({ orderType, items }: TakenOrder, locationId: string) {
  return {
    locationId,
    orderType,
    items: piecesOf(items),
    channel: 'staff' as const,
    wish: null,
    overbook: true,
    personId: null,
  }
}

type FrozenLine = {
  readonly line: MenuLine
  /** What one unit costs now; null where nobody can say. */
  readonly now: number | null
  readonly gone: readonly string[]
}

function frozenLines(items: readonly TakenItem[], menu: MenuRows): FrozenLine[] {
  const asked = items.map(askedLine)
  const reading = { by: 'staff', takesNotes: true } as const
  const now = linesOfCart(asked, menu, reading)
  const meant = linesOfCart(asked, withEverything(menu), reading)
  return items.map((item, n) => {
    const line = meant[n]?.line
    const gone = now[n]?.gone ?? []
    const choices = (meant[n]?.choiceProblems ?? []).length > 0 ? [`${item.name} as it was chosen`] : []
    if (!line)
      return {
        line: lineInWords(item),
        now: null,
        gone: gone.length > 0 ? gone : choices.length > 0 ? choices : [item.name],
      }
    return { line: sold(line, item.price), now: line.row.price, gone }
  })
}

function askedLine({ words: _, price, ...item }: TakenItem): OrderPayload['items'][number] {
  return { ...item, price: price / 100 }
}

/** As if nothing were hidden or sold out: what was sold is cooked, if there is a way. */
function withEverything(menu: MenuRows): MenuRows {
  return {
    ...menu,
    items: menu.items.map((item) => ({ ...item, is_available: true, is_sold_out: false })),
    options: menu.options.map((option) => ({ ...option, is_sold_out: false })),
  }
}

/** What was paid less or more than now is in the price of the dish itself. */
function sold({ row, toBill }: MenuLine, price: number): MenuLine {
  const base = Math.max(0, row.base_price + price - row.price)
  return { row: { ...row, price, base_price: base }, toBill: { ...toBill, price } }
}

/** A dish that the menu no longer has, or not in this way: the kitchen reads what the till wrote. */
function lineInWords({
  id,
  name,
  price,
  quantity,
  category,
  selectedSpiceLevel,
  spiceLevelName,
  note,
  words,
}: TakenItem): MenuLine {
  const chosen = {
    groupId: 'till',
    optionId: 'till',
    quantity: 1,
    group: 'Chosen',
    name: words ?? '',
    price: 0,
    itemId: null,
    taxClass: null,
    choices: [],
  }
  const row = {
    item_id: id,
    name,
    category: category ?? '',
    price,
    base_price: price,
    quantity,
    spice_level: selectedSpiceLevel ?? 1,
    spice_name: spiceLevelName ?? '',
    allergens: [],
    description: '',
    options: words ? [chosen] : [],
    note: note ?? '',
  }
  return { row, toBill: { label: name, price, quantity, taxClass: 'prepared' } }
}
