import type { PostAnswer } from '@sizzle/contract/client.ts'
import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import type { PageItem, PageLocation } from '../kit/page-content.ts'

// A kitchen with one dish, the line of it in a cart, and an order of it.

const DAY = { open: '11:00', close: '21:00', closed: false }
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export const TRURO: PageLocation = {
  id: 'truro',
  name: 'Truro',
  address: '12 Inglis Place',
  postalCode: 'B2N 4B2',
  phone: '+19025550101',
  email: 'truro@example.ca',
  features: ['pickup', 'dine-in'],
  hours: Object.fromEntries(DAYS.map((day) => [day, DAY])),
  exceptions: [],
  datesAhead: [],
  timeZone: 'America/Halifax',
  isActive: true,
  rating: 4.8,
  reviewCount: 210,
  openState: { isOpen: true, text: 'Open until 9:00 PM' },
}

export const DAL: PageItem = {
  id: 'dal-makhani',
  name: 'Dal Makhani',
  description: 'Black lentils, butter and patience.',
  price: 12.5,
  category: 'veg-curries',
  spiceLevel: 'medium',
  prepTime: 20,
  calories: null,
  isVegetarian: true,
  isVegan: false,
  isGlutenFree: true,
  isPopular: false,
  isAvailable: true,
  isTodaysSpecial: false,
  specialStartDate: null,
  specialEndDate: null,
  // With a photo no drawing is needed, which the build would have to make first.
  image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  tags: [],
  allergens: ['milk'],
  taxClass: 'prepared',
  isSoldOut: false,
  soldOutReason: null,
  startPrice: 12.5,
  groups: [],
}

export const DAL_LINE: CartLine = {
  cartKey: 'dal-makhani-hot',
  id: DAL.id,
  name: DAL.name,
  price: 1250,
  category: DAL.category,
  description: DAL.description,
  quantity: 2,
  maxQuantity: 10,
  selectedSpiceLevel: 3,
  spiceLevelName: 'Hot',
  spiceLevelId: 'hot',
}

export const ORDER: PostAnswer<'/createCustomerOrderCash'>['order'] = {
  id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  orderId: 'ORD-TRU-20261120-0001',
  shortNumber: 'TRU-001',
  version: 1,
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'cash',
  orderType: 'pickup',
  orderTime: '2026-11-20T18:00:00.000Z',
  location: 'truro',
  locationInfo: {
    id: 'truro',
    name: 'Truro',
    address: TRURO.address,
    phone: TRURO.phone,
    postalCode: TRURO.postalCode,
    timeZone: TRURO.timeZone,
  },
  customerInfo: { name: 'Priya Nair', phone: '+19025550123', email: 'priya@example.ca', isGuest: false },
  items: [
    {
      id: DAL.id,
      name: DAL.name,
      price: 12.5,
      quantity: 2,
      category: DAL.category,
      description: DAL.description,
      selectedSpiceLevel: 3,
      spiceLevelName: 'Hot',
      allergens: ['milk'],
      basePrice: 12.5,
      options: [],
      note: '',
      discount: 0,
      taxParts: [{ taxClass: 'prepared', amount: 25 }],
    },
  ],
  pricing: { subtotal: 25, tax: 3.5, tip: 0, total: 28.5, taxRate: 0.14 },
  charges: [],
  taxes: [{ name: 'HST', ratePer100k: 14_000, base: 25, amount: 3.5, registration: '', classes: ['prepared'] }],
  payments: [],
  businessDate: '2026-11-20',
  scheduledFor: null,
  deliveryInfo: null,
  tableInfo: null,
  specialInstructions: '',
  estimatedReady: null,
  promisedAt: '2026-11-20T18:30:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
  statusHistory: [{ status: 'pending', at: '2026-11-20T18:00:00.000Z', by: 'Priya Nair' }],
  moneyBack: { refunded: 0, underWay: 0, failed: 0, left: 0 },
  receiptUrl: '/receipt/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  metadata: { orderToken: 'token' },
}
