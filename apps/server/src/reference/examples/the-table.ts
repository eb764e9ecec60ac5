import type { Reservation } from '@sizzle/contract/reservations.ts'
import type { z } from 'zod'
import { TRURO } from './the-restaurant.ts'

// One booking that most examples are about: Priya's table for four on a Friday evening.
export const RESERVATION_ID = '0199a3e1-8290-7ab4-9da8-314253647586'
export const RESERVATION_TOKEN = 'kT7pVw3xZq9Rj2mNc5Hs8LdFgB1yEa4u'
export const DATE = '2026-11-27'
export const TIME = '19:00'

export const RESERVATION: z.input<typeof Reservation> = {
  id: RESERVATION_ID,
  reservationId: 'RES-TRU-20261127-KQZM',
  version: 1,
  status: 'confirmed',
  location: TRURO.id,
  locationInfo: {
    id: TRURO.id,
    name: TRURO.name,
    address: TRURO.address,
    phone: TRURO.phone,
    timeZone: TRURO.timeZone,
  },
  customerInfo: { name: 'Priya Sharma', email: 'priya@example.com', phone: '+19025550123', firebaseId: null },
  reservationDetails: {
    date: DATE,
    time: TIME,
    timeLabel: '7 p.m.',
    partySize: 4,
    specialRequests: 'A high chair, please',
  },
  startsAt: '2026-11-27T23:00:00.000Z',
  reservedAt: '2026-11-20T16:05:00.000Z',
  updatedAt: '2026-11-20T16:05:00.000Z',
  cancelledAt: null,
  cancellationReason: null,
  source: 'web',
  pendingUntil: null,
  deviceInfo: null,
}

export const CANCELLED: z.input<typeof Reservation> = {
  ...RESERVATION,
  version: 2,
  status: 'cancelled',
  updatedAt: '2026-11-25T14:00:00.000Z',
  cancelledAt: '2026-11-25T14:00:00.000Z',
  cancellationReason: 'We have to travel',
}

export const SEATED: z.input<typeof Reservation> = {
  ...RESERVATION,
  version: 2,
  status: 'seated',
  updatedAt: '2026-11-27T23:04:00.000Z',
}
