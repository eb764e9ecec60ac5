import { CARTS_KEY } from '@sizzle/domain/cart/carts-key.ts'
import { onDevice } from '../storage.ts'
import { useSnapshot } from '../use-snapshot.ts'

/** What a page hears when its carts are kept; those of other tabs come as `storage`. */
const KEPT = 'carts-kept'

/** Whether a cart waits on this device: every page asks, also one that never loads what a cart is made of. */
export function useHasCart(): boolean {
  return useSnapshot(hear, hasCart, false)
}

export function sayCartsKept(): void {
  dispatchEvent(new Event(KEPT))
}

function hasCart(): boolean {
  return onDevice.getItem(CARTS_KEY) !== null
}

function hear(listener: () => void): () => void {
  for (const kind of [KEPT, 'storage']) addEventListener(kind, listener)
  return () => {
    for (const kind of [KEPT, 'storage']) removeEventListener(kind, listener)
  }
}
