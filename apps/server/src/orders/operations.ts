import type { AnyOperation } from '../kit/operation.ts'
import { createCustomerOrderCash } from './create-customer-order-cash.ts'
import { getCustomerOrderDetails } from './get-customer-order-details.ts'
import { getLocationOrders } from './get-location-orders.ts'
import { updateOrderStatus } from './update-order-status.ts'

export const orderOperations: AnyOperation[] = [
  createCustomerOrderCash,
  getCustomerOrderDetails,
  getLocationOrders,
  updateOrderStatus,
]
