import { ALERT_ADVICE } from '@sizzle/domain/payment/alerts.ts'
import { passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from '../messages/letters/account-letters.ts'
import { paymentAlertLetter } from '../messages/letters/alert-letters.ts'
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

const SITE = 'https://order.example.test'

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
  lines: [
    { name: 'Butter Chicken', quantity: 2, spiceName: 'Medium', price: 1699 },
    { name: 'Garlic Naan', quantity: 3, spiceName: 'Mild', price: 399 },
    { name: 'Paneer Tikka Masala with Basmati Rice and Mint Chutney', quantity: 1, spiceName: 'Hot', price: 1849 },
  ],
  subtotal: 6444,
  tax: 902,
  tip: 735,
  total: 8081,
  isPaid: false,
  promisedAt: new Date('2026-11-20T22:45:00Z'),
  receiptUrl: `${SITE}/receipt/019aa0c5?token=Ku6pTiz8mFgqQw2x`,
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
  'verify e-mail': verifyEmailLetter({ name: 'Priya Sharma', url: `${SITE}/verify?token=Ku6pTiz8mFgqQw2x` }),
  'reset password': resetPasswordLetter({
    name: 'Priya Sharma',
    url: `${SITE}/reset-password?token=Ku6pTiz8mFgqQw2x`,
    minutes: 60,
  }),
  'password changed': passwordChangedLetter({ name: 'Priya Sharma', resetUrl: `${SITE}/reset-password` }),
  'promise moved': promiseMovedLetter({
    customerName: 'Priya Sharma',
    shortNumber: 'TRU-042',
    time: '7:10 PM',
    reason: 'The tandoor needs a moment longer.',
    location: { name: 'Truro Heights', address: '395 Truro Heights Road', phone: '(902) 555-0139' },
  }),
  'order confirmed': orderConfirmationLetter(AN_ORDER),
  'order confirmed, paid delivery': orderConfirmationLetter({
    ...AN_ORDER,
    orderType: 'delivery',
    deliveryAddress: '12 Prince Street, Truro',
    isPaid: true,
  }),
  'order cancelled, refunded': orderCancelledLetter(AN_ORDER, 'Kitchen emergency', { kind: 'refunded', amount: 8081 }),
  'order cancelled, refund not through yet': orderCancelledLetter(AN_ORDER, '', { kind: 'pending', amount: 8081 }),
  'reservation confirmed': reservationConfirmationLetter(A_RESERVATION),
  'reservation to confirm': reservationPendingLetter(
    A_RESERVATION,
    `${SITE}/reservations?reservation=RES-TRU-20261127-QWXZ&token=Ku6pTiz8&confirm=Ku6pTiz8mFgqQw2x`,
  ),
  'reservation cancelled': reservationCancelledLetter(A_RESERVATION, 'Weather conditions'),
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
