import type { Cart, CartLine } from '@sizzle/domain/cart/cart.ts'

/** A line that was just taken out, and where it was in the cart of that moment. */
export type RemovedLine = { line: CartLine; at: number }
export type CartRow = { line: CartLine; at: number; isRemoved: boolean }

/** The cart with what was taken out in its old places, so that undoing is where the hand already is. */
export function rowsWith(cart: Cart, removed: readonly RemovedLine[]): CartRow[] {
  const rows: CartRow[] = cart.map((line, at) => ({ line, at, isRemoved: false }))
  const held = new Set(cart.map(({ cartKey }) => cartKey))
  // The last one first: each place was counted in the cart as it was before the next one went.
  for (const { line, at } of removed.toReversed()) {
    if (!held.has(line.cartKey)) rows.splice(at, 0, { line, at, isRemoved: true })
  }
  return rows
}
