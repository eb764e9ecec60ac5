import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { receiptLinks } from '../orders/receipt-links.ts'
import { cancelMyOrder } from './cancel-my-order.ts'
import { getMyOrders } from './get-my-orders.ts'

/** What customers see of their own orders, and the way out of them. */
export function myOrdersRoom(house: House): Room {
  const links = receiptLinks(house)
  return { operations: [getMyOrders(links), cancelMyOrder(links)] }
}
