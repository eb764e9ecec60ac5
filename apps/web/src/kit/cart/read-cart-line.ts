import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { type LineWords, readLine } from '@sizzle/domain/order/line-words.ts'

/** How a line of the cart reads, in the cart and at the checkout, with no word from the server. */
export function readCartLine({ name, quantity, words = [], note = '' }: CartLine): LineWords {
  return readLine({ name, quantity, options: words, note })
}
