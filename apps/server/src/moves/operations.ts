import type { AnyOperation } from '../kit/operation.ts'
import type { Till } from '../payments/till.ts'
import { acceptOrder } from './accept-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { movePromise } from './move-promise.ts'
import { undoMove } from './undo-move.ts'
import { updateMultipleOrderStatuses } from './update-multiple-order-statuses.ts'
import { updateOrderStatus } from './update-order-status.ts'

export function moveOperations(till: Till): AnyOperation[] {
  return [acceptOrder, cancelOrder(till), movePromise, undoMove, updateMultipleOrderStatuses, updateOrderStatus]
}
