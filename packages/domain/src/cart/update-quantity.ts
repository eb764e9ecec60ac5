import { ok, refuse } from '../result.ts'
import { type Cart, piecesIn } from './cart.ts'
import { MAX_CART_ITEMS } from './limits.ts'

// What is done in an open cart, which a menu begins without.

/** 0 or less removes the line; more than the item's maximum becomes the maximum (ordering 4). */
export function updateQuantity(cart: Cart, key: string, quantity: number) {
  const held = cart.find((line) => line.cartKey === key)
  if (!held || Number.isNaN(quantity)) return ok<Cart>(cart)
  if (quantity < 1) return ok(removeFromCart(cart, key))
  const next = Math.min(Math.floor(quantity), held.maxQuantity)
  if (piecesIn(cart) - held.quantity + next > MAX_CART_ITEMS) return refuse({ code: 'cart_items_limit' })
  return ok<Cart>(cart.map((line) => (line.cartKey === key ? { ...line, quantity: next } : line)))
}

export function removeFromCart(cart: Cart, key: string): Cart {
  return cart.filter((line) => line.cartKey !== key)
}
