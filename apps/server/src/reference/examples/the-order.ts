import type { BoardOrder } from '@sizzle/contract/board.ts'
import type { CustomerOrderPayload, Order, OwnOrder } from '@sizzle/contract/orders.ts'
import type { z } from 'zod'
import { TRURO } from './the-restaurant.ts'

type FrozenChoice = z.input<typeof Order>['items'][number]['options'][number]

// One order that most examples are about: Priya's, two butter chickens and a mango lassi, paid in cash at pickup.
export const ORDER_ID = '0199a3c4-5d10-7c3e-9b61-2f8a4c5d6e7f'
export const PERSON_ID = '0198f1b2-6a20-7d4c-8a52-1e7b3c4d5f60'
export const ORDER_TOKEN = 'nQ4mZr8yT1vXk2bWc7dJf0hLs5gPaE3uRi6oYtMwKxA'
const RECEIPT_URL = `https://sizzleandspice.example/receipt/${ORDER_ID}?token=${ORDER_TOKEN}`

export const PRICING = { subtotal: 41.47, tax: 5.81, tip: 0, total: 47.28, taxRate: 0.14 }
export const TAXES = [
  {
    name: 'HST',
    ratePer100k: 14_000,
    base: PRICING.subtotal,
    amount: PRICING.tax,
    registration: '123456789 RT0001',
    classes: ['prepared' as const, 'alcohol' as const, 'soda' as const],
  },
]
const GUEST = { name: 'Priya Sharma', email: 'priya@example.com', phone: '+19025550123' }

export const CART = {
  customerInfo: { name: 'Priya Sharma', email: 'priya@example.com', phone: '(902) 555-0123' },
  items: [
    {
      id: 'butter-chicken',
      name: 'Butter Chicken',
      price: 17.99,
      quantity: 2,
      selectedSpiceLevel: 3,
      spiceLevelName: 'Medium',
      spiceLevelId: 'medium',
    },
    { id: 'mango-lassi', name: 'Mango Lassi', price: 5.49, quantity: 1 },
  ],
  location: { id: TRURO.id, name: TRURO.name },
  orderType: 'pickup',
  paymentMethod: 'cash',
  tipAmount: 0,
  pricing: PRICING,
  specialInstructions: 'No onions, please',
  cartId: 'cart_7Hq2Lm9Xw4',
} satisfies z.input<typeof CustomerOrderPayload>

/** The carts of the examples say nothing about the size, so it is the usual one. */
function usualSize(itemId: string, name: string): FrozenChoice {
  return {
    groupId: `${itemId}-size`,
    optionId: name.toLowerCase(),
    quantity: 1,
    group: 'Size',
    name,
    price: 0,
    itemId: null,
    taxClass: null,
    choices: [],
  }
}

export const FULL_SIZE = usualSize('butter-chicken', 'Full')
export const REGULAR_SIZE = usualSize('mango-lassi', 'Regular')

const BUTTER_CHICKEN = {
  id: 'butter-chicken',
  name: 'Butter Chicken',
  price: 17.99,
  quantity: 2,
  category: 'non-veg-curries',
  selectedSpiceLevel: 3,
  spiceLevelName: 'Medium',
  hasHeat: true,
  allergens: ['milk', 'tree nuts'],
  basePrice: 17.99,
  options: [FULL_SIZE],
  note: '',
  discount: 0,
  taxParts: [{ taxClass: 'prepared' as const, amount: 35.98 }],
}
const MANGO_LASSI = {
  id: 'mango-lassi',
  name: 'Mango Lassi',
  price: 5.49,
  quantity: 1,
  category: 'drinks',
  selectedSpiceLevel: 1,
  spiceLevelName: 'Mild',
  hasHeat: false,
  allergens: ['milk'],
  basePrice: 5.49,
  options: [REGULAR_SIZE],
  note: '',
  discount: 0,
  taxParts: [{ taxClass: 'prepared' as const, amount: 5.49 }],
}

export const ORDER: z.input<typeof Order> = {
  id: ORDER_ID,
  orderId: ORDER_ID,
  shortNumber: 'TRU-042',
  version: 1,
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'cash',
  orderType: 'pickup',
  orderTime: '2026-11-20T21:30:00.000Z',
  location: TRURO.id,
  locationInfo: {
    id: TRURO.id,
    name: TRURO.name,
    address: TRURO.address,
    phone: TRURO.phone,
    postalCode: TRURO.postalCode,
    timeZone: TRURO.timeZone,
  },
  customerInfo: { ...GUEST, isGuest: false },
  items: [BUTTER_CHICKEN, MANGO_LASSI],
  pricing: PRICING,
  charges: [],
  taxes: TAXES,
  payments: [],
  businessDate: '2026-11-20',
  scheduledFor: null,
  deliveryInfo: null,
  tableInfo: null,
  specialInstructions: 'No onions, please',
  estimatedReady: '2026-11-20T21:55:00.000Z',
  promisedAt: '2026-11-20T21:55:00.000Z',
  updatedAt: '2026-11-20T21:30:00.000Z',
  statusHistory: [{ status: 'pending', at: '2026-11-20T21:30:00.000Z', by: 'Priya Sharma' }],
  moneyBack: { refunded: 0, underWay: 0, failed: 0, left: 0 },
}

/** As Priya reads it. */
export const OWN_ORDER: z.input<typeof OwnOrder> = {
  ...ORDER,
  items: [
    {
      ...BUTTER_CHICKEN,
      description:
        'Thigh meat charred in the tandoor, pulled into a satin sauce of tomato, butter, cashew and fenugreek. The dish most tables start with.',
    },
    {
      ...MANGO_LASSI,
      description:
        'Alphonso pulp and our own set yogurt, blended thick enough to slow the straw. A grating of cardamom on top.',
    },
  ],
  closesFirst: null,
  cancelledByHouse: null,
  promiseMoved: null,
  receiptUrl: RECEIPT_URL,
  metadata: { orderToken: ORDER_TOKEN },
}

/** As Priya reads it after she cancelled it. */
export const CANCELLED_ORDER: z.input<typeof OwnOrder> = {
  ...OWN_ORDER,
  version: 2,
  status: 'cancelled',
  updatedAt: '2026-11-20T21:34:10.000Z',
  statusHistory: [...ORDER.statusHistory, { status: 'cancelled', at: '2026-11-20T21:34:10.000Z', by: 'Priya Sharma' }],
}

/** As the kitchen reads it ten minutes later, when it is being made. */
export const BOARD_ORDER: z.input<typeof BoardOrder> = {
  ...ORDER,
  customerInfo: { ...ORDER.customerInfo, firebaseId: PERSON_ID },
  sessionId: null,
  paymentIntentId: null,
  version: 2,
  status: 'preparing',
  updatedAt: '2026-11-20T21:32:00.000Z',
  statusHistory: [...ORDER.statusHistory, { status: 'preparing', at: '2026-11-20T21:32:00.000Z', by: 'Dev Patel' }],
  fireAt: null,
  isOverbooked: false,
  acceptedAt: '2026-11-20T21:32:00.000Z',
  prepStartTime: '2026-11-20T21:32:00.000Z',
  readyTime: null,
  completedTime: null,
  cancelledTime: null,
  cancelReason: '',
  paidAt: null,
  paymentProcessedAt: null,
  paymentProcessedBy: '',
  orderValue: PRICING.total,
  metadata: { adminCreated: false },
  ticks: { done: [1], version: 1 },
  itemCount: 3,
  canCancel: true,
  needsPayment: true,
  isOverdue: false,
  orderAge: 10,
  estimatedWaitTime: 15,
}
