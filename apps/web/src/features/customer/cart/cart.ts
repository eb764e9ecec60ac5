import {
  DEFAULT_MAX_QUANTITY,
  MAX_CART_ITEMS,
  MAX_CART_LINES,
  TOO_MANY_ITEMS,
  TOO_MANY_LINES,
  tooManyOf,
} from '@sizzle/domain/cart/limits.ts'
import type { PageItem } from '../../../pages/page-content.ts'
import { DEFAULT_SPICE, type SpiceLevel } from '../../../ui/spice-levels.ts'

/** A line of the cart as the specification stores it (customer spec §3). */
export type CartLine = {
  id: string
  name: string
  price: number
  category: string
  quantity: number
  maxQuantity: number
  cartKey: string
  selectedSpiceLevel: number
  spiceLevelName: string
  spiceLevelId: string
}

export type Added = { ok: true; lines: CartLine[] } | { ok: false; sentence: string }

export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function quantityOf(lines: readonly CartLine[], itemId: string): number {
  return itemCount(lines.filter((line) => line.id === itemId))
}

/** A dish that has no heat has no spice level in its key. */
export function addToCart(
  lines: readonly CartLine[],
  item: PageItem,
  spice: SpiceLevel | undefined,
  quantity: number,
): Added {
  const level = spice ?? DEFAULT_SPICE
  const cartKey = `${item.id}-${item.spiceLevel === 'none' ? 'default' : level.id}`
  const before = lines.find((line) => line.cartKey === cartKey)
  const wanted = (before?.quantity ?? 0) + quantity
  if (wanted > DEFAULT_MAX_QUANTITY) return { ok: false, sentence: tooManyOf(item.name) }
  if (itemCount(lines) + quantity > MAX_CART_ITEMS) return { ok: false, sentence: TOO_MANY_ITEMS }
  if (!before && lines.length >= MAX_CART_LINES) return { ok: false, sentence: TOO_MANY_LINES }
  const line: CartLine = {
    id: item.id,
    name: item.name,
    price: item.price,
    category: item.category,
    quantity: wanted,
    maxQuantity: DEFAULT_MAX_QUANTITY,
    cartKey,
    selectedSpiceLevel: level.level,
    spiceLevelName: level.name,
    spiceLevelId: level.id,
  }
  return { ok: true, lines: before ? lines.map((one) => (one === before ? line : one)) : [...lines, line] }
}

/** Zero or less takes the line out; more than the dish allows is capped (customer spec §5). */
export function setQuantity(lines: readonly CartLine[], cartKey: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.cartKey !== cartKey)
  return lines.map((line) =>
    line.cartKey === cartKey ? { ...line, quantity: Math.min(quantity, line.maxQuantity) } : line,
  )
}
