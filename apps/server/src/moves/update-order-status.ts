import * as contract from '@sizzle/contract/board.ts'
import { operation } from '../kit/operation.ts'
import { moveOne } from './move-order.ts'

export const updateOrderStatus = operation(
  contract.updateOrderStatus,
  ({ orderId, status, expectedVersion }, context) => moveOne({ orderId, status, expectedVersion }, context),
)
