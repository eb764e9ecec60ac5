import type { ReorderChange } from '@sizzle/domain/cart/reorder.ts'
import { noLongerAvailable } from '@sizzle/domain/menu/options-sold-out.ts'
import { SOLD_OUT_TODAY } from '@sizzle/domain/menu/sold-out-words.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'

/** What is different from last time; `cart` is how its reader calls the cart. */
export function changeSentence(change: ReorderChange, cart: 'your cart' | 'the cart'): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name} is no longer available.`
    case 'sold_out':
      // As the menu says it, in a sentence.
      return `${change.name} is ${lowered(change.because ?? SOLD_OUT_TODAY)}.`
    case 'repriced':
      return `${change.name} costs ${formatCad(change.now)} now, it was ${formatCad(change.was)}.`
    case 'option_gone':
      return noLongerAvailable(change.option, change.name)
    case 'option_repriced':
      return `${change.option} with ${change.name} costs ${formatCad(change.now)} now, it was ${formatCad(change.was)}.`
    case 'choose_again':
      return `${missing(change, cart)}: ${change.sentence}.`
    case 'fewer':
      return `${change.name}: only ${change.added} of ${change.wanted} fit into the cart.`
  }
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** Under a cart that holds the dish already, it is about more of it. */
function missing({ name, isMore, start }: Extract<ReorderChange, { kind: 'choose_again' }>, cart: string): string {
  if (!isMore) return `${name} is not in ${cart} yet`
  return start.quantity === 1 ? `One more ${name} needs a choice` : `${start.quantity} more ${name} need a choice`
}
