import { addToCart } from '@sizzle/domain/cart/cart.ts'
import { CART_DEFAULT_SPICE } from '@sizzle/domain/cart/spice.ts'
import type { PageItem } from '../page-content.ts'
import { cartItem } from './cart-item.ts'
import { cartOf } from './cart-store.ts'

/** The cart with one more of a dish, mild where it has a heat. */
export function withOneMore(locationId: string, item: PageItem): ReturnType<typeof addToCart> {
  return addToCart(cartOf(locationId), cartItem(item), item.spiceLevel === 'none' ? null : CART_DEFAULT_SPICE)
}
