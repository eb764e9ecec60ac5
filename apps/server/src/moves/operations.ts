import type { AnyOperation } from '../kit/operation.ts'
import type { Till } from '../money/till.ts'
import { cancelOrder } from './cancel-order.ts'
import { updateMultipleOrderStatuses } from './update-multiple-order-statuses.ts'
import { updateOrderStatus } from './update-order-status.ts'

export function moveOperations(till: Till): AnyOperation[] {
  return [cancelOrder(till), updateMultipleOrderStatuses, updateOrderStatus]
}
