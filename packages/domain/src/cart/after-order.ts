import type { Cart } from './cart.ts'

/** How much of which line was ordered. */
export type OrderedLine = { readonly cartKey: string; readonly quantity: number }

/** What is left of a cart when some of it was ordered: what came into it after the press stays there. */
export function afterOrder(cart: Cart, ordered: readonly OrderedLine[]): Cart {
  const taken = new Map(ordered.map(({ cartKey, quantity }) => [cartKey, quantity]))
  return cart.flatMap((line) => {
    const quantity = line.quantity - (taken.get(line.cartKey) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
