import type { PostAnswer } from '@sizzle/contract/client.ts'
import { TRURO } from './shop.ts'

const { id, name, address, phone, timeZone } = TRURO

/** The answer to a table that a guest has booked. */
export function aBooking(): PostAnswer<'/createReservation'> & { success: true } {
  return {
    success: true,
    token: 'token',
    link: '/r/token',
    awaits: null,
    reservation: {
      id: '5f0d1c7e-2a4b-4c6d-8e9f-0a1b2c3d4e5f',
      reservationId: 'RES-TRU-20261121-ABCD',
      version: 1,
      status: 'confirmed',
      location: id,
      locationInfo: { id, name, address, phone, timeZone },
      customerInfo: { name: 'Priya Nair', email: 'priya@example.ca', phone: '+19025550123', firebaseId: null },
      reservationDetails: {
        date: '2026-11-21',
        time: '18:00',
        timeLabel: '6 p.m.',
        partySize: 2,
        specialRequests: null,
      },
      startsAt: '2026-11-21T22:00:00.000Z',
      reservedAt: '2026-11-20T16:00:00.000Z',
      updatedAt: '2026-11-20T16:00:00.000Z',
      cancelledAt: null,
      cancellationReason: null,
      source: 'web',
      pendingUntil: null,
      deviceInfo: null,
    },
  }
}
