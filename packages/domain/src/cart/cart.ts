import type { Choice } from '../menu/options.ts'
import type { Cents } from '../money/cents.ts'
import type { ReadableChoice } from '../order/line-words.ts'
import { ok, refuse } from '../result.ts'
import { DEFAULT_MAX_QUANTITY, MAX_CART_ITEMS, MAX_CART_LINES } from './limits.ts'
import { CART_DEFAULT_SPICE, type SpiceLevel } from './spice.ts'

/** What the menu gives: enough to show a line and to price it before the server does. */
export type CartItem = {
  readonly id: string
  readonly name: string
  readonly price: Cents
  readonly category: string
  readonly description: string
  readonly isAvailable: boolean
  readonly maxQuantity?: number
}

/** A choice as a line reads; its ids find it again when the menu has changed. */
export type LineChoice = Choice & ReadableChoice & { readonly choices: readonly LineChoice[] }

/** What was chosen with a dish. A dish without groups says nothing about options, and so did lines of earlier versions. */
export type MadeLine = {
  readonly cartKey: string
  /** Of one unit, with its choices. */
  readonly price: Cents
  /** As they are sent. */
  readonly options?: readonly Choice[]
  /** The same in the order and the words of the menu. */
  readonly words?: readonly LineChoice[]
  readonly note?: string
}

export type CartLine = MadeLine & {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly description: string
  readonly quantity: number
  readonly maxQuantity: number
  readonly selectedSpiceLevel: number
  readonly spiceLevelName: string
  readonly spiceLevelId: string
}

export type Cart = readonly CartLine[]

/** Item id plus spice level id, or 'default' where no heat was chosen (ordering 5). */
export function cartKey(itemId: string, spice: SpiceLevel | null): string {
  return `${itemId}-${spice?.id ?? 'default'}`
}

export function piecesIn(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

/** Adding never adds less than was asked for: it refuses with the limit that was met (ordering 3). */
export function addToCart(
  cart: Cart,
  item: CartItem,
  spice: SpiceLevel | null,
  quantity = 1,
  made: MadeLine = { cartKey: cartKey(item.id, spice), price: item.price },
) {
  if (!item.isAvailable) return refuse({ code: 'item_not_available', name: item.name })
  const key = made.cartKey
  const held = cart.find((line) => line.cartKey === key)
  const max = item.maxQuantity ?? DEFAULT_MAX_QUANTITY
  const wanted = wholeAtLeastOne(quantity)
  if (piecesIn(cart) + wanted > MAX_CART_ITEMS) return refuse({ code: 'cart_items_limit' })
  if (!held && cart.length >= MAX_CART_LINES) return refuse({ code: 'cart_lines_limit' })
  const total = (held?.quantity ?? 0) + wanted
  if (total > max) return refuse({ code: 'cart_item_limit', max, name: item.name })
  const line = lineOf(item, made, spice, total, max)
  return ok<Cart>(held ? cart.map((other) => (other.cartKey === key ? line : other)) : [...cart, line])
}

function wholeAtLeastOne(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.floor(quantity)) : 1
}

function lineOf(item: CartItem, made: MadeLine, spice: SpiceLevel | null, quantity: number, max: number): CartLine {
  const heat = spice ?? CART_DEFAULT_SPICE
  return {
    ...made,
    id: item.id,
    name: item.name,
    category: item.category,
    description: item.description,
    quantity,
    maxQuantity: max,
    selectedSpiceLevel: heat.level,
    spiceLevelName: heat.name,
    spiceLevelId: heat.id,
  }
}

/** A line with choices as the menu of today has it. */
export type LineNow = {
  readonly price: Cents
  readonly words?: readonly LineChoice[]
  /** Sentences about choices that do not hold any more. */
  readonly problems: readonly string[]
}

/** What the menu has changed since the cart was filled, so that the page can say it before the server refuses it. */
export type CartChanges = {
  readonly cart: Cart
  readonly gone: readonly CartLine[]
  readonly repriced: readonly { readonly name: string; readonly was: Cents; readonly now: Cents }[]
  /** Lines that stay in the cart and have to be chosen again. */
  readonly unfit: readonly { readonly line: CartLine; readonly problems: readonly string[] }[]
}

/** `lineNow` knows the rules of options; without it lines with choices are left as they are, and the server checks them (menu 49). */
export function refreshCart(
  cart: Cart,
  menu: readonly Pick<CartItem, 'id' | 'price' | 'isAvailable'>[],
  lineNow?: (line: CartLine) => LineNow | undefined,
): CartChanges {
  const byId = new Map(menu.map((item) => [item.id, item]))
  const isThere = (line: CartLine) => byId.get(line.id)?.isAvailable === true
  const kept = cart.filter(isThere).map((line) => {
    const price = (line.options ? undefined : byId.get(line.id)?.price) ?? line.price
    return { line, now: lineNow?.(line) ?? { price, problems: [] } }
  })
  const repriced = kept.filter(({ line, now }) => now.price !== line.price)
  return {
    cart: kept.map(({ line, now: { problems: _, ...now } }) => (now.price === line.price ? line : { ...line, ...now })),
    gone: cart.filter((line) => !isThere(line)),
    repriced: repriced.map(({ line, now }) => ({ name: line.name, was: line.price, now: now.price })),
    unfit: kept.flatMap(({ line, now: { problems } }) => (problems.length > 0 ? [{ line, problems }] : [])),
  }
}
