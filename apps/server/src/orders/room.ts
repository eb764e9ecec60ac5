import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { askOrderWish } from './ask-order-wish.ts'
import { type CashOrderParts, createCustomerOrderCash } from './create-customer-order-cash.ts'
import { getCustomerOrderDetails } from './get-customer-order-details.ts'
import { getLastOrderOfCustomer } from './get-last-order-of-customer.ts'
import { getLocationOrderCounts } from './get-location-order-counts.ts'
import { getLocationOrders } from './get-location-orders.ts'
import { getOrderDetails } from './get-order-details.ts'
import { receiptLinks } from './receipt-links.ts'
import { sendCustomSMS } from './send-custom-sms.ts'
import { validatePricing } from './validate-pricing.ts'

/** What open card payments hold is theirs who order for cash. */
type FromCheckouts = Pick<CashOrderParts, 'takeOverHolds' | 'takeOverCode'>

export function ordersRoom(house: House, checkouts: FromCheckouts): Room {
  const { settingOf } = house.settingReader
  const links = receiptLinks(house)
  return {
    operations: [
      askOrderWish(links),
      createCustomerOrderCash({ links, settingOf, limitsFactor: house.settings.LIMITS_FACTOR, ...checkouts }),
      getCustomerOrderDetails(links),
      getLastOrderOfCustomer,
      getLocationOrderCounts,
      getLocationOrders,
      getOrderDetails(links),
      sendCustomSMS,
      validatePricing(settingOf),
    ],
  }
}
