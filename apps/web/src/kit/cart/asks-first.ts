import { CART_DEFAULT_SPICE } from '@sizzle/domain/cart/spice.ts'
import type { PageItem } from '../page-content.ts'

/** Whether adding a dish opens its dialog: there is something to choose, or it would be milder in the cart than on the menu. */
export function asksFirst({ groups, spiceLevel }: Pick<PageItem, 'groups' | 'spiceLevel'>): boolean {
  return groups.length > 0 || spiceLevel === 'medium' || spiceLevel === 'hot'
}

/** The heat that a dish goes into the cart with by one press, where it has one. */
export function heatWhenAdded(item: Pick<PageItem, 'groups' | 'spiceLevel'>): string {
  return !asksFirst(item) && item.spiceLevel !== 'none' ? CART_DEFAULT_SPICE.id : ''
}
