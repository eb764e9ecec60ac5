import type { getLocationOrders, getOrderDetails } from '@sizzle/contract/board.ts'
import type { getKitchen } from '@sizzle/contract/kitchen.ts'
import type { getActiveLocations } from '@sizzle/contract/locations.ts'
import type { getMessage } from '@sizzle/contract/messages.ts'
import type { getPaymentProblems, getPayments } from '@sizzle/contract/payment-lists.ts'
import type { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import type { getAllReservations, getReservationDay } from '@sizzle/contract/reservations-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { session } from '@sizzle/contract/session.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { ORDER } from './shop.ts'

// What the back office's screens are shown in tests, as it travels. Each sample is whole; a test changes what it is about.

type BoardOrder = WireOutputOf<typeof getLocationOrders>['orders'][number]
type OrderDetails = WireOutputOf<typeof getOrderDetails>['order']
type User = NonNullable<WireOutputOf<typeof session>['user']>
type Reservation = WireOutputOf<typeof getAllReservations>['reservations'][number]
type DaySlot = WireOutputOf<typeof getReservationDay>['slots'][number]
type Message = WireOutputOf<typeof getMessage>['message']
type Payment = WireOutputOf<typeof getPayments>['payments'][number]
type Problems = WireOutputOf<typeof getPaymentProblems>

const TRURO = {
  id: 'truro',
  name: 'Truro',
  address: '12 Inglis Place, Truro',
  phone: '+19025550100',
  postalCode: 'B2N 4B4',
  timeZone: 'America/Halifax',
}

const OPEN = {
  email: 'truro@example.com',
  features: ['takeout', 'dine-in'],
  hours: {},
  exceptions: [],
  datesAhead: [],
  isActive: true,
  hasMenu: true,
  rating: 5,
  reviewCount: 1,
  openState: { isOpen: true, text: 'Open' },
  typeHours: {},
  typeStates: {},
  pauses: [],
}
type Place = WireOutputOf<typeof getActiveLocations>['locations'][number]
export const PLACES: Place[] = [
  { ...TRURO, ...OPEN },
  { ...TRURO, ...OPEN, id: 'new-glasgow', name: 'New Glasgow' },
]

type Kitchen = WireOutputOf<typeof getKitchen>['kitchen']

/** A kitchen that takes everything. */
export function aKitchen(change: Partial<Kitchen> = {}): Kitchen {
  const calm = { pauses: [], bump: null, quotes: [], capacity: { orders: null, items: null }, slots: [] }
  return { locationId: 'truro', dayEndsAt: '04:00', accepting: 'with_start', ...calm, ...change }
}

export function aUser(role: Role, change: Partial<User> = {}): User {
  const id = '0190a000-0000-7000-8000-00000000000a'
  const known = { id, email: `${role}@example.com`, name: 'Mia Chen', photoURL: null, emailVerified: true }
  return { ...known, role, locationIds: ['truro'], ...change }
}

/** Two dishes for pickup at 6 p.m. in Truro, ordered at 5:30 and not paid. */
export function anOrder(change: Partial<BoardOrder> = {}): BoardOrder {
  const orderId = '0190a000-0000-7000-8000-000000000001'
  return {
    id: orderId,
    orderId,
    shortNumber: 'TRU-001',
    version: 3,
    status: 'pending',
    paymentStatus: 'unpaid',
    paymentMethod: 'cash',
    orderType: 'pickup',
    orderTime: '2026-11-20T21:30:00.000Z',
    location: 'truro',
    locationInfo: TRURO,
    customerInfo: {
      name: 'Priya Nair',
      phone: '+19025550111',
      email: 'priya@example.com',
      isGuest: true,
      firebaseId: null,
    },
    items: [aDish('Dal Makhani', 14), aDish('Garlic Naan', 4)],
    pricing: { subtotal: 18, tax: 2.52, tip: 0, total: 20.52, taxRate: 0.14 },
    charges: [],
    taxes: [{ name: 'HST', ratePer100k: 14_000, base: 18, amount: 2.52, registration: '', classes: ['prepared'] }],
    payments: [],
    businessDate: '2026-11-20',
    scheduledFor: null,
    deliveryInfo: null,
    tableInfo: null,
    specialInstructions: '',
    estimatedReady: '2026-11-20T22:00:00.000Z',
    promisedAt: '2026-11-20T22:00:00.000Z',
    updatedAt: '2026-11-20T21:30:00.000Z',
    statusHistory: [],
    moneyBack: { refunded: 0, underWay: 0, failed: 0, left: 0 },
    sessionId: null,
    paymentIntentId: null,
    fireAt: null,
    isOverbooked: false,
    acceptedAt: null,
    prepStartTime: null,
    readyTime: null,
    completedTime: null,
    cancelledTime: null,
    cancelReason: '',
    paidAt: null,
    paymentProcessedAt: null,
    paymentProcessedBy: '',
    orderValue: 20.52,
    metadata: { adminCreated: false },
    ticks: { done: [], version: 0 },
    itemCount: 2,
    canCancel: true,
    needsPayment: true,
    isOverdue: false,
    orderAge: 0,
    estimatedWaitTime: 30,
    ...change,
  }
}

export function aDish(name: string, price: number, quantity = 1): BoardOrder['items'][number] {
  const heat = { selectedSpiceLevel: 2, spiceLevelName: 'Medium', hasHeat: true }
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    price,
    quantity,
    category: 'Mains',
    ...heat,
    allergens: [],
    basePrice: price,
    options: [],
    note: '',
    discount: 0,
    taxParts: [{ taxClass: 'prepared', amount: price * quantity }],
  }
}

export function orderDetails(change: Partial<OrderDetails> = {}): OrderDetails {
  const metadata = { adminCreated: false, orderToken: 'token' }
  return { ...anOrder(), timeline: [], messages: [], language: 'en', receiptUrl: '/receipt/token', ...change, metadata }
}

/** Four guests at 7 p.m. in Truro. */
export function aReservation(change: Partial<Reservation> = {}): Reservation {
  return {
    id: '0190a000-0000-7000-8000-000000000002',
    reservationId: 'RES-TRU-20261120-ABCD',
    version: 1,
    status: 'confirmed',
    location: 'truro',
    locationInfo: TRURO,
    customerInfo: { name: 'Sam Oduya', email: 'sam@example.com', phone: '+19025550122', firebaseId: null },
    reservationDetails: {
      date: '2026-11-20',
      time: '19:00',
      timeLabel: '7 p.m.',
      partySize: 4,
      specialRequests: null,
    },
    startsAt: '2026-11-20T23:00:00.000Z',
    reservedAt: '2026-11-18T15:00:00.000Z',
    updatedAt: '2026-11-18T15:00:00.000Z',
    cancelledAt: null,
    cancellationReason: null,
    source: 'web',
    pendingUntil: null,
    deviceInfo: null,
    ...change,
  }
}

export function aSlot(time: string, label: string, change: Partial<DaySlot> = {}): DaySlot {
  return { time, label, capacity: 20, guests: 0, held: 0, pending: 0, reservations: [], ...change }
}

export function aMessage(change: Partial<Message> = {}): Message {
  return {
    id: '0190a000-0000-7000-8000-000000000003',
    version: 1,
    kind: 'sms',
    state: 'sent',
    template: 'order_ready',
    recipient: '+19025550111',
    recipientName: 'Priya Nair',
    subject: '',
    excerpt: 'Your order TRU-001',
    about: null,
    locationId: 'truro',
    timeZone: 'America/Halifax',
    promotional: false,
    attempts: 1,
    createdAt: '2026-11-20T21:30:00.000Z',
    sentAt: '2026-11-20T21:31:00.000Z',
    deliveredAt: null,
    nextTryAt: null,
    lastError: '',
    text: 'Your order TRU-001 is ready.',
    html: '',
    isWithheld: false,
    guestPhone: '+19025550111',
    booking: null,
    ...change,
  }
}

/** 40 dollars by card, of which nothing went back. */
export function aPayment(change: Partial<Payment> = {}): Payment {
  return {
    id: '0190a000-0000-7000-8000-000000000004',
    locationId: 'truro',
    timeZone: 'America/Halifax',
    provider: 'stripe',
    providerPaymentId: 'pi_1',
    orderId: '0190a000-0000-7000-8000-000000000001',
    shortNumber: 'TRU-001',
    orderStatus: 'completed',
    customerName: 'Priya Nair',
    customerEmail: 'priya@example.com',
    amount: 40,
    refunded: 0,
    left: 40,
    capturedAt: '2026-11-20T21:30:00.000Z',
    businessDate: '2026-11-20',
    takenBy: null,
    refunds: [],
    ...change,
  }
}

export function anAlert(change: Partial<Problems['alerts'][number]> = {}): Problems['alerts'][number] {
  return {
    id: '0190a000-0000-7000-8000-000000000005',
    locationId: 'truro',
    timeZone: 'America/Halifax',
    kind: 'refund_failed',
    sessionId: null,
    paymentId: '0190a000-0000-7000-8000-000000000004',
    orderId: null,
    refundId: '0190a000-0000-7000-8000-000000000006',
    refundState: 'failed',
    detail: { order: 'TRU-001', amount: '$40.00', reason: null },
    raisedAt: '2026-11-20T21:30:00.000Z',
    ...change,
  }
}

type Receipt = WireOutputOf<typeof getOrderReceipt>

/** The receipt of an order of which 5 dollars went back, and of which 2 are on their way. */
export function aReceiptWithRefunds(): Receipt {
  const refund = { at: '2026-11-20T22:30:00.000Z', on: '2026-11-20', tender: 'card' as const, cashRounding: 0 }
  return {
    success: true,
    order: ORDER,
    receiptUrl: '/receipt/token',
    receipt: {
      businessName: 'Sizzle & Spice',
      businessNumber: null,
      timeZone: TRURO.timeZone,
      taxLines: [],
      refunds: [
        { ...refund, amount: 5, isDone: true, taxes: [0.61] },
        { ...refund, amount: 2, isDone: false, taxes: [0.25] },
      ],
      standing: 'PAID',
      pdfUrl: '',
      calendarUrl: '',
    },
  }
}
