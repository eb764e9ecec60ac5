import type { OrderType } from './order-type.ts'

// Apart from the other words of times: the menu loads this at once, and no more.

/** A delivery is promised for the door, where it is brought (ordering 61). */
export const AT_DOOR = 'At your door'

/** How the time is told at which an order is expected. */
export function readyAbout(orderType: OrderType, time: 'about' | 'from' = 'about'): string {
  return `${orderType === 'delivery' ? AT_DOOR : 'Ready'} ${time}`
}
