import type { CartItem } from '@sizzle/domain/cart/cart.ts'
import { inCents } from '../in-cents.ts'
import type { PageItem } from '../page-content.ts'

/** A dish as the cart takes it, with what is chosen at the start. */
export function cartItem(item: PageItem): CartItem {
  return { ...item, price: inCents(item.startPrice), isAvailable: item.isAvailable && !item.isSoldOut }
}
