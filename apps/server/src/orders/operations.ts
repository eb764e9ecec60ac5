import type { AnyOperation } from '../kit/operation.ts'
import { askOrderWish } from './ask-order-wish.ts'
import { type CashOrderParts, createCustomerOrderCash } from './create-customer-order-cash.ts'
import { getCustomerOrderDetails } from './get-customer-order-details.ts'
import { getLocationOrderCounts } from './get-location-order-counts.ts'
import { getLocationOrders } from './get-location-orders.ts'
import { getOrderDetails } from './get-order-details.ts'
import { sendCustomSMS } from './send-custom-sms.ts'
import { validatePricing } from './validate-pricing.ts'

export function orderOperations(parts: CashOrderParts): AnyOperation[] {
  return [
    askOrderWish(parts.links),
    createCustomerOrderCash(parts),
    getCustomerOrderDetails(parts.links),
    getLocationOrderCounts,
    getLocationOrders,
    getOrderDetails(parts.links),
    sendCustomSMS,
    validatePricing,
  ]
}
