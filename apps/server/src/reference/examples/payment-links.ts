import type { ExamplesOf } from './example.ts'
import { BOARD_ORDER, CART, ORDER_ID, ORDER_TOKEN, OWN_ORDER, PERSON_ID, PRICING } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const SESSION_ID = '0199a3d0-7180-7fa3-8c97-203142536475'
const ADDRESS = 'https://sizzleandspice.example/p/Xk2bWc7dJf'
const QR_CODE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABc3UBGAAAAABJRU5ErkJggg=='
const EXPIRES = '2026-11-20T23:30:00.000Z'

const LINK = {
  sessionId: SESSION_ID,
  locationId: TRURO.id,
  timeZone: TRURO.timeZone,
  locationName: TRURO.name,
  customerName: 'Priya Sharma',
  customerPhone: '+19025550123',
  orderType: 'pickup',
  pieces: 3,
  amount: PRICING.total,
  paymentLink: ADDRESS,
  createdBy: 'Dev Patel',
  createdAt: '2026-11-20T21:30:00.000Z',
  expiresAt: EXPIRES,
  sms: null,
  canWithdraw: true,
}

const FOR_PRIYA = { ...CART, customerInfo: { ...CART.customerInfo, firebaseId: PERSON_ID } }
const TAKEN = {
  orderId: ORDER_ID,
  order: {
    ...BOARD_ORDER,
    receiptUrl: OWN_ORDER.receiptUrl,
    metadata: { adminCreated: true, orderToken: ORDER_TOKEN },
  },
  message: 'Order TRU-042 was created',
}

const SENT_SMS = { times: 1, state: 'queued' as const, at: '2026-11-20T21:31:00.000Z' }

export const paymentLinkExamples: ExamplesOf<
  | 'createAdminPaymentLink'
  | 'createAdminOrderCash'
  | 'createAdminOrderOnline'
  | 'readyTill'
  | 'takeTillOrder'
  | 'createOrderPaymentLink'
  | 'getPaymentLinks'
  | 'getPaymentLink'
  | 'sendPaymentLink'
  | 'withdrawPaymentLink'
> = {
  createAdminPaymentLink: {
    input: {
      orderData: {
        ...CART,
        paymentMethod: 'online',
        scheduledFor: { date: '2026-11-26', time: '18:30' },
        overbook: true,
      },
      sendSMS: true,
    },
    answer: {
      sessionId: SESSION_ID,
      paymentUrl: 'https://checkout.stripe.com/c/pay/cs_live_b2Yl3cXd8eKg1iMt',
      paymentLink: ADDRESS,
      qrCodeData: QR_CODE,
      pricing: PRICING,
      expiresAt: EXPIRES,
      sms: { success: true },
    },
  },
  createAdminOrderCash: {
    input: { ...FOR_PRIYA, cashConfirmed: true, finalTotal: PRICING.total },
    answer: TAKEN,
  },
  createAdminOrderOnline: { input: FOR_PRIYA, answer: TAKEN },
  readyTill: {
    input: { next: 8 },
    answer: {
      till: {
        location: { id: TRURO.id, name: TRURO.name, code: 'TRU' },
        letters: 'A',
        from: 8,
        until: 27,
        now: '2026-11-20T21:30:00.000Z',
        taxes: [
          {
            name: 'HST',
            ratePer100k: 14_000,
            classes: ['prepared', 'alcohol', 'soda', 'merch', 'delivery', 'service_charge'],
            smallOrder: null,
            registration: '123456789 RT0001',
            isAlwaysShown: true,
          },
        ],
        taxClasses: { 'mango-lassi': 'soda' },
      },
    },
  },
  takeTillOrder: {
    input: {
      id: ORDER_ID,
      letters: 'A',
      number: 7,
      takenAt: '2026-11-20T21:34:00.000Z',
      clock: '2026-11-20T21:34:02.000Z',
      heardAt: '2026-11-20T21:30:00.000Z',
      takenBy: PERSON_ID,
      order: {
        customerInfo: { name: 'Priya Sharma' },
        items: CART.items.map((item) => ({ ...item, words: 'Size: Large' })),
        orderType: 'pickup',
        pricing: { subtotal: PRICING.subtotal, tax: PRICING.tax, tip: PRICING.tip, total: PRICING.total },
      },
    },
    answer: { orderId: ORDER_ID, shortNumber: 'TRU-A07' },
  },
  createOrderPaymentLink: {
    input: { orderId: ORDER_ID, amount: 27.27, sendSMS: false },
    answer: {
      sessionId: SESSION_ID,
      paymentUrl: 'https://checkout.stripe.com/c/pay/cs_live_b2Yl3cXd8eKg1iMt',
      paymentLink: ADDRESS,
      qrCodeData: QR_CODE,
      amount: 27.27,
      left: PRICING.total,
      expiresAt: EXPIRES,
      sms: null,
    },
  },
  getPaymentLinks: { input: { locationId: TRURO.id }, answer: { links: [LINK] } },
  getPaymentLink: {
    input: { sessionId: SESSION_ID },
    answer: {
      link: LINK,
      standing: 'waiting',
      qrCodeData: QR_CODE,
      customerEmail: CART.customerInfo.email,
      pricing: PRICING,
      order: null,
      notNeeded: null,
    },
  },
  sendPaymentLink: {
    input: { sessionId: SESSION_ID },
    answer: { sessionId: SESSION_ID, sms: SENT_SMS, message: 'The message to (902) 555-0123 waits to be sent.' },
  },
  withdrawPaymentLink: {
    input: { sessionId: SESSION_ID },
    answer: {
      sessionId: SESSION_ID,
      isWithdrawn: true,
      message: 'The payment link is withdrawn. It can no longer be paid.',
    },
  },
}
