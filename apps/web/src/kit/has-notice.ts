import { onDevice } from './storage.ts'
import { createStore } from './store.ts'

/** Under this name the browser keeps orders that got no answer yet. */
export const ORDER_WISHES_KEY = 'sizzle_spice_order_wishes'
/** Under this name it notes that actions wait to be sent. */
export const QUEUED_KEY = 'sizzle_spice_queued'

/** Small on purpose: the first script only looks whether there is something to tell a visitor about. */
export const hasNotice = createStore(
  typeof document !== 'undefined' && [ORDER_WISHES_KEY, QUEUED_KEY].some((key) => onDevice.getItem(key) !== null),
)
