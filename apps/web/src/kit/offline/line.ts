import { createStore } from '../store.ts'

// Whether anybody can be reached from this page. The browser says when the device has no network. When there is one behind
// which nobody answers, line-judge.ts finds out.

/** The device has a network, and nobody has answered for some seconds. */
export const isLineDead = createStore(false)

/** False where the device has no network, and where it has one that leads nowhere. */
export function isOnline(): boolean {
  return navigator.onLine !== false && !isLineDead.get()
}
