import { ok, refuse } from '../result.ts'
import { type Cart, type CartLine, piecesIn } from './cart.ts'
import { MAX_CART_ITEMS, MAX_CART_LINES } from './limits.ts'

/** Puts a removed line back where it was; the cart may have filled up meanwhile, so the limits are checked again. */
export function putBack(cart: Cart, line: CartLine, at: number) {
  if (cart.some(({ cartKey: key }) => key === line.cartKey)) return ok<Cart>(cart)
  if (piecesIn(cart) + line.quantity > MAX_CART_ITEMS) return refuse({ code: 'cart_items_limit' })
  if (cart.length >= MAX_CART_LINES) return refuse({ code: 'cart_lines_limit' })
  return ok<Cart>(cart.toSpliced(at, 0, line))
}
