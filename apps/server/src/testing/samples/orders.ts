import { randomUUID } from 'node:crypto'
import type * as orders from '@sizzle/contract/orders.ts'
import { anOrder } from '../an-order.ts'
import type { SamplesOf } from './sample.ts'

export const orderSamples: SamplesOf<typeof orders> = {
  createCustomerOrderCash: (app) =>
    anOrder(app, {
      specialInstructions: 'no onions',
      tableInfo: { tableNumber: '4', partySize: 2 },
      deliveryInfo: { address: '1 Main St', instructions: 'ring' },
    }),
  getCustomerOrderDetails: () => ({ orderId: randomUUID() }),
}
