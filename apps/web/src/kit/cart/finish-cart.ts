import { afterOrder, type OrderedLine } from '@sizzle/domain/cart/after-order.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { onDevice } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { beginCart, cartIdOf, cartOf } from './cart-store.ts'

// The cart that was ordered last in this browser: another tab that still shows it is told which order it became.

const STORED_AS = 'sizzle_spice_ordered_cart'

export type OrderedCart = {
  readonly cartId: string
  readonly userId: string
  readonly order: { readonly id: string; readonly shortNumber: string }
}

const ordered = createStore<OrderedCart | undefined>(read())
addEventListener('storage', (event) => {
  if (event.key === STORED_AS) ordered.set(read())
})

/** The order that this cart has become in this browser, for the person who placed it. */
export function useOrderedCart(cartId: string | undefined, userId: string): OrderedCart['order'] | undefined {
  const last = useStore(ordered, undefined)
  return last?.cartId === cartId && last?.userId === userId ? last.order : undefined
}

/** The cart has become an order. What came into it after the press stays, as another cart. */
export function finishCart(locationId: string, lines: readonly OrderedLine[], done: OrderedCart): void {
  ordered.set(done)
  onDevice.setItem(STORED_AS, JSON.stringify(done))
  if (cartIdOf(locationId) === done.cartId) beginCart(locationId, afterOrder(cartOf(locationId), lines))
}

function read(): OrderedCart | undefined {
  try {
    const found: unknown = JSON.parse(onDevice.getItem(STORED_AS) ?? 'null')
    return isOrderedCart(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isOrderedCart(found: unknown): found is OrderedCart {
  const { cartId, userId, order } = recordOf(found)
  const { id, shortNumber } = recordOf(order)
  return [cartId, userId, id, shortNumber].every((part) => typeof part === 'string')
}
