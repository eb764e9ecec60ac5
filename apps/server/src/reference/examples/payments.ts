import type { ExamplesOf } from './example.ts'
import { CART, ORDER, ORDER_ID, PRICING } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const SESSION_ID = '0199a3c9-1b20-7f4d-8c31-6a7b8c9d0e1f'
const PAYMENT_ID = '0199a3ca-2c30-7a5e-9d42-7b8c9d0e1f20'
const REFUND_ID = '0199a3cb-3d40-7b6f-8e53-8c9d0e1f2031'
const PAID_ORDER_ID = '0199a3cc-4e50-7c70-9f64-9d0e1f203142'
const ALERT_ID = '0199a3cd-5f60-7d81-8a75-0e1f20314253'
const FAILURE_ID = '0199a3ce-6070-7e92-9b86-1f2031425364'
const PAID_AT = '2026-11-20T21:31:12.000Z'
/** The total of 47.28, rounded to the nearest coin. */
const IN_COINS = 47.3
const CARD_CART = { ...CART, paymentMethod: 'online' as const }

const REFUND = {
  id: REFUND_ID,
  amount: 5.49,
  state: 'pending' as const,
  cause: 'manager' as const,
  reason: 'The lassi was forgotten',
  providerRefundId: 're_3QXk2bWc7dJf0hLs',
  lastError: null,
  tries: 1,
  requestedBy: 'Asha Rao',
  requestedAt: '2026-11-20T22:15:00.000Z',
  settledAt: null,
}
/** A refund as the call that requested it shows it. */
const REQUESTED = {
  id: REFUND_ID,
  success: true,
  refundId: REFUND.providerRefundId,
  amount: 5.49,
  status: 'pending',
  method: 'original card',
  error: null,
}

const OPEN_MONEY = {
  orderId: ORDER_ID,
  locationId: TRURO.id,
  timeZone: TRURO.timeZone,
  shortNumber: 'TRU-042',
  version: 4,
  status: 'completed' as const,
  orderType: 'pickup' as const,
  customerName: 'Priya Sharma',
  customerPhone: '+19025550123',
  paymentMethod: 'cash',
  amount: PRICING.total,
  inCash: IN_COINS,
  since: '2026-11-20T22:00:00.000Z',
  by: 'Dev Patel',
}

export const paymentExamples: ExamplesOf<
  | 'createCustomerPayment'
  | 'getOrderBySessionId'
  | 'processOrderPayment'
  | 'updateOrderPaymentStatus'
  | 'giveCashBack'
  | 'refundPayment'
  | 'retryRefund'
  | 'getRefund'
  | 'getPayments'
  | 'getOpenMoney'
  | 'getPayouts'
  | 'getPaymentProblems'
  | 'retryFailedWebhook'
  | 'resolvePaymentAlert'
> = {
  createCustomerPayment: {
    input: { orderData: CARD_CART },
    answer: {
      sessionId: SESSION_ID,
      paymentUrl: 'https://checkout.stripe.com/c/pay/cs_live_a1Xk2bWc7dJf0hLs',
      pricing: PRICING,
      expiresAt: '2026-11-20T22:00:00.000Z',
    },
  },
  getOrderBySessionId: {
    input: { sessionId: SESSION_ID },
    answer: {
      orderId: PAID_ORDER_ID,
      order: {
        ...ORDER,
        id: PAID_ORDER_ID,
        orderId: PAID_ORDER_ID,
        shortNumber: 'TRU-043',
        paymentStatus: 'paid',
        paymentMethod: 'online',
        moneyBack: { refunded: 0, underWay: 0, failed: 0, left: PRICING.total },
      },
    },
  },
  processOrderPayment: {
    input: { orderId: ORDER_ID, paymentData: { method: 'manual' } },
    answer: {
      orderId: ORDER_ID,
      paymentStatus: 'paid',
      paymentId: PAYMENT_ID,
      version: 3,
      transactionId: `manual-${ORDER_ID}`,
      amount: PRICING.total,
      tender: 'cash',
      cashRounding: 0.02,
      received: IN_COINS,
      left: 0,
      method: 'cash',
      processedBy: 'Dev Patel',
      processedAt: '2026-11-20T21:58:00.000Z',
    },
  },
  updateOrderPaymentStatus: {
    input: { orderId: ORDER_ID, paymentStatus: 'paid' },
    answer: { orderId: ORDER_ID, paymentStatus: 'paid', message: 'Order TRU-042: Payment Confirmed' },
  },
  giveCashBack: {
    input: { orderId: ORDER_ID },
    answer: {
      orderId: ORDER_ID,
      refundId: REFUND_ID,
      amount: PRICING.total,
      returned: IN_COINS,
      message: 'TRU-042: $47.30 given back',
    },
  },
  refundPayment: {
    input: { paymentId: PAYMENT_ID, amount: 5.49, reason: 'The lassi was forgotten' },
    answer: { paymentId: PAYMENT_ID, refund: REQUESTED, left: 41.79 },
  },
  retryRefund: { input: { refundId: REFUND_ID }, answer: { refund: REQUESTED } },
  getRefund: {
    input: { refundId: REFUND_ID },
    answer: { refund: { ...REFUND, state: 'succeeded', settledAt: '2026-11-20T22:15:04.000Z' } },
  },
  getPayments: {
    input: { locationId: TRURO.id, refunds: 'any', from: '2026-11-14', to: '2026-11-20', limit: '20', offset: '0' },
    answer: {
      payments: [
        {
          id: PAYMENT_ID,
          locationId: TRURO.id,
          timeZone: TRURO.timeZone,
          provider: 'stripe',
          providerPaymentId: 'pi_3QXk2bWc7dJf0hLs',
          orderId: PAID_ORDER_ID,
          shortNumber: 'TRU-043',
          orderStatus: 'completed',
          customerName: 'Priya Sharma',
          customerEmail: 'priya@example.com',
          amount: PRICING.total,
          refunded: 5.49,
          left: 41.79,
          capturedAt: PAID_AT,
          businessDate: '2026-11-20',
          takenBy: null,
          refunds: [REFUND],
        },
      ],
      total: 1,
      days: [{ date: '2026-11-20', payments: 1, paid: PRICING.total, refunded: 5.49, kept: 41.79 }],
    },
  },
  getPayouts: {
    input: { days: '30' },
    answer: {
      provider: 'stripe',
      payouts: [
        {
          id: 'po_1Qx4',
          amount: 1893.1,
          arrivesAt: '2026-11-22T00:00:00.000Z',
          state: 'on_its_way',
          lines: 48,
          gross: 1950.2,
          fees: 57.1,
          net: 1893.1,
          isWhole: true,
          problems: [],
        },
      ],
    },
  },
  getOpenMoney: {
    input: { locationId: TRURO.id },
    answer: {
      owed: [OPEN_MONEY],
      toGiveBack: [],
      failedRefunds: [],
      sums: {
        owed: { count: 1, amount: PRICING.total, inCash: IN_COINS },
        toGiveBack: { count: 0, amount: 0, inCash: 0 },
        failedRefunds: { count: 0, amount: 0, inCash: 0 },
      },
    },
  },
  getPaymentProblems: {
    input: { locationId: TRURO.id },
    answer: {
      provider: { name: 'stripe', isLive: true },
      emailEnabled: true,
      alerts: [
        {
          id: ALERT_ID,
          locationId: TRURO.id,
          timeZone: TRURO.timeZone,
          kind: 'refund_failed',
          sessionId: SESSION_ID,
          paymentId: PAYMENT_ID,
          orderId: PAID_ORDER_ID,
          refundId: REFUND_ID,
          refundState: 'failed',
          detail: { reason: 'expired_or_canceled_card' },
          raisedAt: '2026-11-20T22:20:00.000Z',
        },
      ],
      failedWebhooks: [
        {
          id: FAILURE_ID,
          provider: 'stripe',
          eventId: 'evt_1QXk2bWc7dJf0hLs',
          eventType: 'charge.refund.updated',
          error: 'The database did not answer in time',
          tries: 2,
          failedAt: '2026-11-20T22:16:00.000Z',
          lastTriedAt: '2026-11-20T22:18:00.000Z',
        },
      ],
    },
  },
  retryFailedWebhook: {
    input: { failureId: FAILURE_ID },
    answer: { failureId: FAILURE_ID, resolved: true, message: 'The event was worked off (settled).' },
  },
  resolvePaymentAlert: { input: { alertId: ALERT_ID }, answer: { alertId: ALERT_ID } },
}
