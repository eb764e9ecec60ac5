import { onDevice } from '../storage.ts'
import { createStore } from '../store.ts'

/** Under this name the browser keeps orders that got no answer yet. */
export const ORDER_WISHES_KEY = 'sizzle_spice_order_wishes'

/** Small on purpose: the first script only looks whether there is something to ask about. */
export const hasOrderWish = createStore(typeof document !== 'undefined' && onDevice.getItem(ORDER_WISHES_KEY) !== null)
