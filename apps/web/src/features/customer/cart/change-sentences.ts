import type { CartChanges } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'

/** What the menu has taken out of a cart, and what costs another price now. */
export type MenuChanges = Pick<CartChanges, 'gone' | 'repriced'>

/** What the menu has changed in a cart since it was filled, one line each. */
export function changeSentences({ gone, repriced }: MenuChanges): string[] {
  const lines = [
    ...gone.map(({ name }) => `${name} is sold out and was taken out of your cart.`),
    ...repriced.map(({ name, was, now }) => `${name} is ${formatCad(now)} now, it was ${formatCad(was)}.`),
  ]
  return [...new Set(lines)] // a dish in two heats is two lines of the cart and one piece of news
}
