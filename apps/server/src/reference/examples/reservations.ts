import type { ExamplesOf } from './example.ts'
import { NEW_GLASGOW, TRURO } from './the-restaurant.ts'
import { CANCELLED, DATE, RESERVATION, RESERVATION_ID, RESERVATION_TOKEN, TIME } from './the-table.ts'

const ON_ITS_WAY = {
  message: 'If there is such a reservation, its confirmation is on its way to the email address it was made with.',
}
const HOLD_ID = '0199a3e0-9390-7bc5-8eb9-425364758697'

export const reservationExamples: ExamplesOf<
  | 'getDineInLocations'
  | 'getReservationSlots'
  | 'holdReservationSlot'
  | 'createReservation'
  | 'getReservation'
  | 'getMyReservations'
  | 'confirmReservation'
  | 'cancelReservation'
  | 'sendReservationConfirmation'
  | 'sendReservationLink'
> = {
  getDineInLocations: {
    input: {},
    answer: {
      locations: [NEW_GLASGOW, TRURO].map((place) => ({ ...place, slotMinutes: 30, noticeMinutes: 30 })),
      total: 2,
    },
  },
  getReservationSlots: {
    input: { locationId: TRURO.id, date: DATE, partySize: '4' },
    answer: {
      slots: [
        { time: '18:30', label: '6:30 p.m.' },
        { time: '19:00', label: '7 p.m.' },
        { time: '20:30', label: '8:30 p.m.' },
      ],
      isClosed: false,
      notice: null,
    },
  },
  holdReservationSlot: {
    input: { location: TRURO.id, date: DATE, time: TIME, partySize: 4 },
    answer: { holdId: HOLD_ID, expiresAt: '2026-11-20T16:10:00.000Z' },
  },
  createReservation: {
    input: {
      location: TRURO.id,
      customerInfo: { name: 'Priya Sharma', email: 'priya@example.com', phone: '(902) 555-0123' },
      reservationDetails: { date: DATE, time: TIME, partySize: 4, specialRequests: 'A high chair, please' },
      holdId: HOLD_ID,
    },
    answer: {
      reservation: { ...RESERVATION, status: 'pending', pendingUntil: '2026-11-20T16:20:00.000Z' },
      token: RESERVATION_TOKEN,
      link: `https://sizzleandspice.example/reservation/${RESERVATION_ID}?token=${RESERVATION_TOKEN}`,
      awaits: 'letter',
    },
  },
  getReservation: {
    input: { id: RESERVATION_ID, token: RESERVATION_TOKEN },
    answer: { reservation: RESERVATION },
  },
  getMyReservations: { input: {}, answer: { reservations: [RESERVATION] } },
  confirmReservation: {
    input: { id: RESERVATION_ID, confirm: 'dQ8rXv2yZs6Tk1nMb4Gt7JcFh3wEa5uP' },
    answer: { reservation: RESERVATION, message: 'Your table is reserved' },
  },
  cancelReservation: {
    input: { id: RESERVATION_ID, reason: 'We have to travel', token: RESERVATION_TOKEN },
    answer: { reservation: CANCELLED, message: 'Reservation cancelled successfully' },
  },
  sendReservationConfirmation: {
    input: {
      customerEmail: 'priya@example.com',
      customerName: 'Priya Sharma',
      reservationDate: DATE,
      reservationTime: TIME,
      partySize: 4,
      restaurantLocation: TRURO.id,
    },
    answer: ON_ITS_WAY,
  },
  sendReservationLink: {
    input: { location: TRURO.id, email: 'priya@example.com' },
    answer: ON_ITS_WAY,
  },
}
