import { randomUUID } from 'node:crypto'
import type * as myOrders from '@sizzle/contract/my-orders.ts'
import type * as orderTimes from '@sizzle/contract/order-times.ts'
import type * as orders from '@sizzle/contract/orders.ts'
import type * as pricing from '@sizzle/contract/pricing.ts'
import type * as promotions from '@sizzle/contract/promotions.ts'
import type * as receipts from '@sizzle/contract/receipts.ts'
import { anOrder, withNote } from '../an-order.ts'
import type { SamplesOf } from './sample.ts'

export const orderSamples: SamplesOf<typeof orders> = {
  createCustomerOrderCash: async (app) =>
    withNote(
      await anOrder(app, {
        specialInstructions: 'no onions',
        tableInfo: { tableNumber: '4', partySize: 2 },
        deliveryInfo: { address: '1 Main St', instructions: 'ring' },
      }),
    ),
  askOrderWish: () => ({ key: randomUUID(), userId: randomUUID() }),
  getCustomerOrderDetails: () => ({ orderId: randomUUID() }),
}

export const orderTimeSamples: SamplesOf<typeof orderTimes> = {
  getOrderTimes: () => ({ locationId: 'truro', orderType: 'pickup', items: '2', dishes: 'samosa,thali' }),
}

export const myOrderSamples: SamplesOf<typeof myOrders> = {
  getMyOrders: () => ({ limit: '10', offset: '0' }),
  cancelMyOrder: () => ({ orderId: randomUUID(), reason: 'changed my mind' }),
}

export const pricingSamples: SamplesOf<typeof pricing> = {
  validatePricing: async (app) => {
    const { items, pricing, location } = await anOrder(app)
    const options = [{ groupId: 'bread', optionId: 'naan', quantity: 1, choices: [] }]
    return {
      items: items.map((item) => ({ ...item, options })),
      tipAmount: 0,
      frontendPricing: pricing,
      location,
      orderType: 'pickup',
      promotionCode: 'WELCOME-7KM2QX',
    }
  },
}

export const promotionSamples: SamplesOf<typeof promotions> = {
  checkPromotionCode: () => ({
    code: 'WELCOME-7KM2QX',
    orderer: { phone: '(902) 555-0123', email: 'priya@example.test' },
  }),
}

export const receiptSamples: SamplesOf<typeof receipts> = {
  getOrderReceipt: () => ({ orderId: randomUUID(), token: 'a'.repeat(43) }),
}
