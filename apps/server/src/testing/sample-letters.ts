import { ALERT_ADVICE } from '@sizzle/domain/payment/alerts.ts'
import { dish } from '../emails/letter-texts/sample-letter.ts'
import { passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from '../messages/letters/account-letters.ts'
import { paymentAlertLetter } from '../messages/letters/alert-letters.ts'
import { addressTakenLetter, emailChangedLetter, newAddressLetter } from '../messages/letters/change-email-letters.ts'
import { orderChangedLetter } from '../messages/letters/changed-letter.ts'
import type { Letter } from '../messages/letters/letter.ts'
import {
  type OrderForLetter,
  orderCancelledLetter,
  orderConfirmationLetter,
} from '../messages/letters/order-letters.ts'
import { promiseMovedLetter } from '../messages/letters/promise-letter.ts'
import {
  type ReservationForLetter,
  reservationCancelledLetter,
  reservationConfirmationLetter,
  reservationPendingLetter,
  reservationReminderLetter,
} from '../messages/letters/reservation-letters.ts'
import { secondStepLetter } from '../messages/letters/second-step-letter.ts'
import { invitationLetter } from '../messages/letters/team-letters.ts'

const SITE = 'https://order.example.test'

const RATE = { base: 6444, registration: '', classes: ['prepared' as const] }

const IN_CASH = { status: 'pending', paymentStatus: 'unpaid', paymentMethod: 'cash', payments: [] } as const
const CARD = { tender: 'card', amount: 8081, cashRounding: 0 } as const
const BY_CARD = { paymentStatus: 'paid', paymentMethod: 'sandbox', payments: [CARD] } as const

export const AN_ORDER: OrderForLetter = {
  shortNumber: 'TRU-042',
  customerName: 'Priya Sharma',
  orderType: 'pickup',
  location: {
    name: 'Truro Heights',
    address: '395 Truro Heights Road',
    phone: '(902) 555-0139',
    timeZone: 'America/Halifax',
  },
  order: {
    items: [
      dish('Butter Chicken', 2, 'Medium', 1699),
      dish('Garlic Naan', 3, '', 399),
      dish('Paneer Tikka Masala with Basmati Rice and Mint Chutney', 1, 'Hot', 1849),
    ],
    charges: [],
    taxes: [{ ...RATE, name: 'HST', ratePer100k: 14_000, amount: 902 }],
    pricing: { subtotal: 6444, tax: 902, tip: 735, total: 8081 },
    ...IN_CASH,
  },
  isPaid: false,
  promisedAt: new Date('2026-11-20T22:45:00Z'),
  scheduledFor: null,
  receiptUrl: `${SITE}/receipt/019aa0c5?token=Ku6pTiz8mFgqQw2x`,
}

const CANCELLED = { ...AN_ORDER, order: { ...AN_ORDER.order, ...BY_CARD, status: 'cancelled' } }

const choice = { quantity: 1, price: 0, choices: [] }
/** Two thalis with their breads, 10 % less, in a province with two taxes. */
export const WITH_CHOICES: OrderForLetter['order'] = {
  items: [
    {
      ...dish('Thali', 2, 'Medium', 1899),
      options: [
        { ...choice, name: 'Dal' },
        { ...choice, name: 'Naan', quantity: 2, price: 150, choices: [{ ...choice, name: 'Butter', price: 50 }] },
      ],
      note: 'No onions, please',
      discount: 380,
    },
  ],
  charges: [{ kind: 'discount', label: 'Welcome 10%', amount: 380, taxClass: null }],
  taxes: [
    { ...RATE, name: 'GST', ratePer100k: 5000, amount: 171 },
    { ...RATE, name: 'QST', ratePer100k: 9975, amount: 341 },
  ],
  pricing: { subtotal: 3418, tax: 512, tip: 0, total: 3930 },
  ...IN_CASH,
}

export const A_RESERVATION: ReservationForLetter = {
  reservationId: 'RES-TRU-20261127-QWXZ',
  customerName: 'Priya Sharma',
  date: '2026-11-27',
  time: '18:30',
  partySize: 5,
  specialRequests: 'A high chair, and a quiet corner if there is one',
  location: { name: 'Truro Heights', address: '395 Truro Heights Road', phone: '(902) 555-0139' },
  manageUrl: `${SITE}/reservations/019aa0c5?token=Ku6pTiz8mFgqQw2x`,
}

/** Every letter once, as it would be for these people. */
export const LETTERS: Record<string, Letter> = {
  'verify email': verifyEmailLetter({ name: 'Priya Sharma', url: `${SITE}/verify?token=Ku6pTiz8mFgqQw2x` }),
  'reset password': resetPasswordLetter({
    name: 'Priya Sharma',
    url: `${SITE}/reset-password?token=Ku6pTiz8mFgqQw2x`,
    minutes: 60,
  }),
  invitation: invitationLetter({
    invitedBy: 'Mia Chen',
    role: 'manager',
    locations: ['New Glasgow', 'Truro Heights'],
    url: `${SITE}/join#token=Ku6pTiz8mFgqQw2x`,
  }),
  'password changed': passwordChangedLetter({ name: 'Priya Sharma', resetUrl: `${SITE}/reset-password` }),
  'new address': newAddressLetter({ name: 'Priya Sharma', url: `${SITE}/verify-email#token=Ku6pTiz8mFgqQw2x` }),
  'new address that is taken': addressTakenLetter({ name: 'Priya Sharma', url: `${SITE}/login` }),
  'email changed': emailChangedLetter({ name: 'Priya Sharma' }),
  'second step on': secondStepLetter({ name: 'Priya Sharma', what: 'on', resetUrl: `${SITE}/forgot-password` }),
  'recovery code used': secondStepLetter({
    name: 'Priya Sharma',
    what: { recoveryCodesLeft: 9 },
    resetUrl: `${SITE}/forgot-password`,
  }),
  'promise moved': promiseMovedLetter({
    customerName: 'Priya Sharma',
    shortNumber: 'TRU-042',
    when: 'about 7:10 p.m.',
    promisedAt: new Date('2026-11-20T23:10:00Z'),
    before: AN_ORDER.promisedAt,
    scheduledFor: null,
    reason: 'The tandoor needs a moment longer.',
    location: AN_ORDER.location,
    receiptUrl: AN_ORDER.receiptUrl,
  }),
  'order confirmed': orderConfirmationLetter(AN_ORDER),
  'order confirmed, paid delivery': orderConfirmationLetter({
    ...AN_ORDER,
    orderType: 'delivery',
    deliveryAddress: '12 Prince Street, Truro',
    isPaid: true,
    order: { ...AN_ORDER.order, ...BY_CARD },
  }),
  'order confirmed, for later': orderConfirmationLetter({ ...AN_ORDER, scheduledFor: AN_ORDER.promisedAt }),
  'order confirmed, with choices and two taxes': orderConfirmationLetter({ ...AN_ORDER, order: WITH_CHOICES }),
  'order changed, paid by card': orderChangedLetter(
    { ...AN_ORDER, isPaid: true, order: { ...AN_ORDER.order, ...BY_CARD } },
    { difference: -500, left: 0, back: [{ tender: 'card', amount: 500, isByProvider: true }] },
  ),
  'order changed, paid in part': orderChangedLetter(
    { ...AN_ORDER, order: { ...AN_ORDER.order, payments: [{ ...CARD, amount: 6881 }] } },
    { difference: 1200, left: 1200, back: [] },
  ),
  'order cancelled, refunded': orderCancelledLetter(CANCELLED, 'Kitchen emergency', [
    { kind: 'refunded', amount: 8081 },
  ]),
  'order cancelled by its guest': orderCancelledLetter(AN_ORDER, '', [], 'customer'),
  'order cancelled, refund on its way': orderCancelledLetter(CANCELLED, '', [{ kind: 'pending', amount: 8081 }]),
  'order cancelled, refund not through yet': orderCancelledLetter(CANCELLED, '', [{ kind: 'held_up', amount: 8081 }]),
  'reservation confirmed': reservationConfirmationLetter(A_RESERVATION),
  'reservation to confirm': reservationPendingLetter(A_RESERVATION, {
    confirmUrl: `${SITE}/reservations?reservation=RES-TRU-20261127-QWXZ&token=Ku6pTiz8&confirm=Ku6pTiz8mFgqQw2x`,
    until: new Date('2026-11-20T19:45:00Z'),
    timeZone: AN_ORDER.location.timeZone,
  }),
  'reservation cancelled': reservationCancelledLetter(A_RESERVATION, {
    reason: 'Weather conditions',
    by: 'house',
    bookUrl: `${SITE}/reservations`,
  }),
  'payment alert': paymentAlertLetter({
    adminName: 'Olivia Owner',
    advice: ALERT_ADVICE.refund_failed,
    locationName: 'Truro Heights',
    shortNumber: 'TRU-042',
    amounts: [['Amount', '$80.81']],
    paymentsUrl: `${SITE}/admin/dashboard#payments`,
  }),
  'reservation reminder': reservationReminderLetter(A_RESERVATION),
}
