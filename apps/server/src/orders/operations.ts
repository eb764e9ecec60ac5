import type { AnyOperation } from '../kit/operation.ts'
import type { Till } from '../money/till.ts'
import { cancelOrder } from './cancel-order.ts'
import { type CashOrderParts, createCustomerOrderCash } from './create-customer-order-cash.ts'
import { getCustomerOrderDetails } from './get-customer-order-details.ts'
import { getLocationOrderCounts } from './get-location-order-counts.ts'
import { getLocationOrders } from './get-location-orders.ts'
import { getOrderDetails } from './get-order-details.ts'
import { processOrderPayment } from './process-order-payment.ts'
import { sendCustomSMS } from './send-custom-sms.ts'
import { updateMultipleOrderStatuses } from './update-multiple-order-statuses.ts'
import { updateOrderStatus } from './update-order-status.ts'
import { validatePricing } from './validate-pricing.ts'

export function orderOperations(parts: CashOrderParts & Till): AnyOperation[] {
  return [
    cancelOrder(parts),
    createCustomerOrderCash(parts),
    getCustomerOrderDetails(parts.links),
    getLocationOrderCounts,
    getLocationOrders,
    getOrderDetails(parts.links),
    processOrderPayment,
    sendCustomSMS,
    updateMultipleOrderStatuses,
    updateOrderStatus,
    validatePricing,
  ]
}
