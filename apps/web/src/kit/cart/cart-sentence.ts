import { TOO_MANY_ITEMS, TOO_MANY_LINES, tooManyOf } from '@sizzle/domain/cart/limits.ts'

type CartRefusal =
  | { code: 'item_not_available'; name: string }
  | { code: 'cart_items_limit' }
  | { code: 'cart_lines_limit' }
  | { code: 'cart_item_limit'; max: number; name: string }

/** The words of the cart's limits (ordering 2); the server's table of sentences would weigh more than the cart. */
export function cartSentence(refusal: CartRefusal): string {
  switch (refusal.code) {
    case 'item_not_available':
      return `${refusal.name} is sold out right now.`
    case 'cart_items_limit':
      return TOO_MANY_ITEMS
    case 'cart_lines_limit':
      return TOO_MANY_LINES
    case 'cart_item_limit':
      return tooManyOf(refusal.name, refusal.max)
  }
}
