import { addToCart, type Cart, type CartItem, type MadeLine } from './cart.ts'
import type { SpiceLevel } from './spice.ts'
import { removeFromCart } from './update-quantity.ts'

type NewLine = {
  readonly item: CartItem
  readonly spice: SpiceLevel | null
  readonly quantity: number
  readonly made: MadeLine
}

/** A line that was chosen anew stands where it stood; when it has become like another line, it is added to that one. */
export function replaceLine(cart: Cart, key: string, { item, spice, quantity, made }: NewLine) {
  const at = cart.findIndex(({ cartKey }) => cartKey === key)
  const rest = removeFromCart(cart, key)
  const added = addToCart(rest, item, spice, quantity, made)
  const line = added.ok && added.value.length > rest.length ? added.value.at(-1) : undefined
  return line && at >= 0 ? { ok: true as const, value: rest.toSpliced(at, 0, line) } : added
}
