import type { ExamplesOf } from './example.ts'
import {
  CANCELLED_ORDER,
  CART,
  FULL_SIZE,
  ORDER_ID,
  ORDER_TOKEN,
  OWN_ORDER,
  PERSON_ID,
  PRICING,
  REGULAR_SIZE,
  TAXES,
} from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const { statusHistory: _, ...RECEIPT_ORDER } = OWN_ORDER

const FINE = { isAvailable: true, problems: [] }

export const orderExamples: ExamplesOf<
  | 'getOrderTimes'
  | 'validatePricing'
  | 'checkPromotionCode'
  | 'createCustomerOrderCash'
  | 'askOrderWish'
  | 'getCustomerOrderDetails'
  | 'getMyOrders'
  | 'cancelMyOrder'
  | 'getOrderReceipt'
> = {
  getOrderTimes: {
    input: { locationId: TRURO.id, orderType: 'pickup', items: '3', dishes: 'butter-chicken,mango-lassi' },
    answer: {
      asap: {
        minutes: 24,
        readyAt: '2026-11-20T21:54:00.000Z',
        text: 'As soon as possible (about 24 min)',
        closesFirst: null,
      },
      notNow: null,
      days: [
        { date: '2026-11-20', label: 'Today' },
        { date: '2026-11-21', label: 'Tomorrow' },
        { date: '2026-11-26', label: 'Thursday, November 26' },
      ],
      date: '2026-11-20',
      slots: [
        { time: '18:00', label: '6 p.m.' },
        { time: '18:15', label: '6:15 p.m.' },
      ],
      next: { date: '2026-11-20', time: '18:00', label: '6 p.m.' },
    },
  },
  checkPromotionCode: {
    input: { code: 'welcome 7km2qx', orderer: { phone: '(902) 555-0123' } },
    answer: { code: 'WELCOME-7KM2QX', label: 'Welcome', percent: 10, expiresAt: '2027-02-18T21:30:00.000Z' },
  },
  validatePricing: {
    input: {
      items: CART.items,
      tipAmount: 0,
      frontendPricing: PRICING,
      location: { id: TRURO.id, name: TRURO.name },
      orderType: 'pickup',
      scheduledFor: { date: '2026-11-20', time: '18:00' },
    },
    answer: {
      isValid: true,
      message: null,
      refusals: [],
      pricing: PRICING,
      tax: { name: 'HST', ratePer100k: 14_000 },
      promotion: null,
      promotionProblem: null,
      charges: [],
      taxes: TAXES,
      items: [
        {
          id: 'butter-chicken',
          cartKey: null,
          name: 'Butter Chicken',
          quantity: 2,
          price: 17.99,
          basePrice: 17.99,
          options: [FULL_SIZE],
          ...FINE,
        },
        {
          id: 'mango-lassi',
          cartKey: null,
          name: 'Mango Lassi',
          quantity: 1,
          price: 5.49,
          basePrice: 5.49,
          options: [REGULAR_SIZE],
          ...FINE,
        },
      ],
      location: {
        id: TRURO.id,
        name: TRURO.name,
        address: TRURO.address,
        phone: TRURO.phone,
        timeZone: TRURO.timeZone,
        isOpen: true,
        openText: TRURO.openState.text,
        orderTypes: ['pickup', 'delivery', 'dine-in'],
        pauses: [],
      },
      estimatedReady: '2026-11-20T22:00:00.000Z',
    },
  },
  createCustomerOrderCash: { input: CART, answer: { orderId: ORDER_ID, order: OWN_ORDER } },
  askOrderWish: {
    input: { key: 'order-5f0c7a1e-94b2-4d6a-8f3e-b1c2d3e4f506', userId: PERSON_ID },
    answer: { order: OWN_ORDER },
  },
  getCustomerOrderDetails: { input: { orderId: ORDER_ID }, answer: { order: OWN_ORDER } },
  getMyOrders: {
    input: { limit: '20', offset: '0' },
    answer: { orders: [OWN_ORDER], total: 1, hasMore: false },
  },
  cancelMyOrder: {
    input: { orderId: ORDER_ID, reason: 'Our plans changed' },
    answer: { orderId: ORDER_ID, oldStatus: 'pending', newStatus: 'cancelled', order: CANCELLED_ORDER },
  },
  getOrderReceipt: {
    input: { orderId: ORDER_ID, token: ORDER_TOKEN },
    answer: {
      order: RECEIPT_ORDER,
      receiptUrl: OWN_ORDER.receiptUrl,
      receipt: {
        businessName: 'Sizzle & Spice',
        businessNumber: '123456789 RT0001',
        timeZone: TRURO.timeZone,
        taxLines: [{ name: 'HST', rate: '14%', amount: PRICING.tax }],
        refunds: [],
        standing: 'PAY AT PICKUP',
        pdfUrl: `https://sizzleandspice.example/api/receipts/${ORDER_ID}.pdf?token=${ORDER_TOKEN}`,
        calendarUrl: `https://sizzleandspice.example/api/receipts/${ORDER_ID}.ics?token=${ORDER_TOKEN}`,
      },
    },
  },
}
