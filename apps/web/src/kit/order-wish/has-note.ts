import { createStore } from '../store.ts'

/** Under this name the browser keeps orders that got no answer yet. */
export const ORDER_WISHES_KEY = 'sizzle_spice_order_wishes'

/** Small on purpose: the first script only looks whether there is something to ask about. */
export const hasOrderWish = createStore(isKept())

function isKept(): boolean {
  try {
    // On the server there is none, which throws as well.
    return localStorage.getItem(ORDER_WISHES_KEY) !== null
  } catch {
    return false
  }
}
