import type { Cents } from '../money/cents.ts'
import { addToCart, type Cart, type CartItem } from './cart.ts'
import { SPICE_LEVELS, type SpiceLevel, spiceById } from './spice.ts'

/** A line of an order that is over. */
export type PastLine = {
  readonly id: string
  readonly name: string
  readonly price: Cents
  readonly quantity: number
  readonly selectedSpiceLevel: number
  readonly spiceLevelName: string
}

export type MenuItemNow = CartItem & { readonly hasHeat: boolean }

/** What is different from last time, one entry for each dish it is about. */
export type ReorderChange =
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'repriced'; readonly name: string; readonly was: Cents; readonly now: Cents }
  | { readonly kind: 'fewer'; readonly name: string; readonly wanted: number; readonly added: number }

/** The same again, on top of what is in the cart: at today's prices, without what is gone, within the cart's limits. */
export function reorder(cart: Cart, past: readonly PastLine[], menu: readonly MenuItemNow[]) {
  const byId = new Map(menu.map((item) => [item.id, item]))
  const changes: ReorderChange[] = []
  let next = cart
  for (const line of past) {
    const item = byId.get(line.id)
    if (!item?.isAvailable) {
      changes.push({ kind: 'gone', name: item?.name ?? line.name })
      continue
    }
    const { cart: filled, added } = addAsMany(next, item, spiceOf(line, item), line.quantity)
    next = filled
    if (added < line.quantity) changes.push({ kind: 'fewer', name: item.name, wanted: line.quantity, added })
    if (added > 0 && item.price !== line.price)
      changes.push({ kind: 'repriced', name: item.name, was: line.price, now: item.price })
  }
  return { cart: next, changes }
}

function addAsMany(cart: Cart, item: CartItem, spice: SpiceLevel | null, quantity: number) {
  for (let added = quantity; added > 0; added -= 1) {
    const filled = addToCart(cart, item, spice, added)
    if (filled.ok) return { cart: filled.value, added }
  }
  return { cart, added: 0 }
}

function spiceOf(line: PastLine, item: MenuItemNow): SpiceLevel | null {
  if (!item.hasHeat) return null
  const named = spiceById(line.spiceLevelName.toLowerCase())
  return named ?? SPICE_LEVELS.find(({ level }) => level === line.selectedSpiceLevel) ?? SPICE_LEVELS[0]
}
