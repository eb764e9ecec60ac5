import type { AnyOperation } from '../kit/operation.ts'
import { type CashOrderParts, createCustomerOrderCash } from './create-customer-order-cash.ts'
import { getCustomerOrderDetails } from './get-customer-order-details.ts'
import { getLocationOrders } from './get-location-orders.ts'
import { updateOrderStatus } from './update-order-status.ts'
import { validatePricing } from './validate-pricing.ts'

export function orderOperations(parts: CashOrderParts): AnyOperation[] {
  return [
    createCustomerOrderCash(parts),
    getCustomerOrderDetails(parts.links),
    getLocationOrders,
    updateOrderStatus,
    validatePricing,
  ]
}
