import type { ToChoose } from '@sizzle/domain/cart/reorder.ts'
import { createStore } from '../store.ts'

/** A dish whose dialog is asked for: by its id, to change a line of the cart, or to choose what was ordered before. */
export type AskedDish = Partial<ToChoose> & {
  readonly itemId: string
  /** The line that is changed. */
  readonly cartKey?: string
}

/** Asked for by another screen: the menu page opens it when it comes. */
export const dishToChoose = createStore<AskedDish | undefined>(undefined)

/** The cart is asked for by another screen: its menu opens it when it comes. */
export const cartToOpen = createStore(false)

/** Why somebody was led to the menu with nothing in the cart: it says so until a dish is chosen. */
export const whyMenu = createStore('')
