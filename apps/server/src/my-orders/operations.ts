import type { ReceiptLinks } from '../kit/links.ts'
import type { AnyOperation } from '../kit/operation.ts'
import { cancelMyOrder } from './cancel-my-order.ts'
import { getMyOrders } from './get-my-orders.ts'

export function myOrderOperations(links: ReceiptLinks): AnyOperation[] {
  return [getMyOrders(links), cancelMyOrder(links)]
}
