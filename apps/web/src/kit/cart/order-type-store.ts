import { isOrderType, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { onDevice } from '../storage.ts'
import { createStore, useStore } from '../store.ts'

// How the customer wants to get the food: one wish for all locations. A location that cannot fulfil it falls back to
// pickup (ordering 9) without forgetting the wish.
const KEY = 'sizzle_spice_order_type'
const DEFAULT: OrderType = 'pickup'

const wish = createStore<OrderType>(typeof document === 'undefined' ? DEFAULT : read())

if (typeof document !== 'undefined') {
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) wish.set(read())
  })
}

export function useWishedOrderType(): OrderType {
  return useStore(wish, DEFAULT)
}

export function wishOrderType(orderType: OrderType): void {
  wish.set(orderType)
  onDevice.setItem(KEY, orderType)
}

function read(): OrderType {
  const stored = onDevice.getItem(KEY)
  return isOrderType(stored) ? stored : DEFAULT
}
