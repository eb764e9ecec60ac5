import { randomUUID } from 'node:crypto'
import type * as openMoney from '@sizzle/contract/open-money.ts'
import type * as links from '@sizzle/contract/payment-links.ts'
import type * as lists from '@sizzle/contract/payment-lists.ts'
import type * as payments from '@sizzle/contract/payments.ts'
import type * as payouts from '@sizzle/contract/payouts.ts'
import type * as staffOrders from '@sizzle/contract/staff-orders.ts'
import type * as till from '@sizzle/contract/till.ts'
import { aTillOrder } from '../a-till-order.ts'
import { anOrder, withNote } from '../an-order.ts'
import type { SamplesOf } from './sample.ts'

export const paymentSamples: SamplesOf<
  typeof payments & typeof payouts & typeof lists & typeof links & typeof openMoney & typeof staffOrders & typeof till
> = {
  createCustomerPayment: async (app) => ({
    orderData: withNote(await anOrder(app, { paymentMethod: 'online' })),
  }),
  createAdminPaymentLink: async (app) => ({
    orderData: await anOrder(app, { paymentMethod: 'online' }),
    sendSMS: false,
  }),
  createAdminOrderCash: async (app) => ({
    ...(await anOrder(app, { tableInfo: { tableNumber: '4', partySize: 2 } })),
    cashConfirmed: true,
  }),
  createAdminOrderOnline: async (app) => withNote(await anOrder(app)),
  readyTill: () => ({ next: 8 }),
  takeTillOrder: (app) => aTillOrder(app),
  getOrderBySessionId: () => ({ sessionId: randomUUID() }),
  updateOrderPaymentStatus: () => ({ orderId: randomUUID(), paymentStatus: 'paid', paymentIntentId: 'pi_1' }),
  refundPayment: () => ({ paymentId: randomUUID(), amount: 1.5, reason: 'Cold food' }),
  retryRefund: () => ({ refundId: randomUUID() }),
  getRefund: () => ({ refundId: randomUUID() }),
  retryFailedWebhook: () => ({ failureId: randomUUID() }),
  resolvePaymentAlert: () => ({ alertId: randomUUID() }),
  getPayments: () => ({
    locationId: 'truro',
    refunds: 'any',
    search: 'priya',
    from: '2026-11-14',
    to: '2026-11-20',
    limit: '10',
    offset: '0',
  }),
  getPayouts: () => ({ days: '30' }),
  getOpenMoney: () => ({ locationId: 'truro' }),
  giveCashBack: () => ({ orderId: randomUUID(), approvalId: randomUUID() }),
  getPaymentProblems: () => ({ locationId: 'truro' }),
  createOrderPaymentLink: () => ({ orderId: randomUUID(), amount: 12.5, sendSMS: true }),
  getPaymentLinks: () => ({ locationId: 'truro' }),
  getPaymentLink: () => ({ sessionId: randomUUID() }),
  sendPaymentLink: () => ({ sessionId: randomUUID() }),
  withdrawPaymentLink: () => ({ sessionId: randomUUID() }),
}
