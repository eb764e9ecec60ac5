import { createStore } from '../store.ts'

/** What there is to tell about an order that got no answer when it was sent. */
export type WishOutcome =
  | { readonly kind: 'arrived'; readonly orderId: string; readonly shortNumber: string }
  | { readonly kind: 'not_arrived' }
  /** The server could not be asked yet. */
  | { readonly kind: 'unknown' }

export const wishOutcome = createStore<WishOutcome | undefined>(undefined)

export function sayArrived({ id, shortNumber }: { readonly id: string; readonly shortNumber: string }): void {
  wishOutcome.set({ kind: 'arrived', orderId: id, shortNumber })
}
