import type { MenuItemNow } from '@sizzle/domain/cart/reorder.ts'
import { cartItem } from '../../../kit/cart/cart-item.ts'
import type { PageItem } from '../../../kit/page-content.ts'

/** A dish of today's menu, as the rules of ordering again read it. */
export function menuItemNow(item: PageItem): MenuItemNow {
  return {
    ...cartItem(item),
    hasHeat: item.spiceLevel !== 'none',
    soldOut: item.isAvailable && item.isSoldOut ? { because: item.soldOutReason } : null,
  }
}
