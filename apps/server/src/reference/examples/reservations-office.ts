import { csvTable, RESERVATION_COLUMNS, reservationRow } from '@sizzle/domain/exports/csv.ts'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'
import { DATE, RESERVATION, RESERVATION_ID, SEATED, TIME } from './the-table.ts'

const ALERT_ID = '0199a3e5-a4a0-7cd6-9fca-536475869708'
const CSV = csvTable(RESERVATION_COLUMNS, [
  reservationRow({
    reservationId: RESERVATION.reservationId,
    name: 'Priya Sharma',
    email: 'priya@example.com',
    phone: '+19025550123',
    location: TRURO.name,
    date: DATE,
    time: '7 p.m.',
    partySize: 4,
    status: 'confirmed',
    created: '2026-11-20 12:05',
  }),
])

export const reservationOfficeExamples: ExamplesOf<
  | 'getAllReservations'
  | 'getReservationHistory'
  | 'getReservationDay'
  | 'updateReservationStatus'
  | 'undoMark'
  | 'getReservationsToCancel'
  | 'cancelReservations'
  | 'resolveReservationAlert'
  | 'createPhoneReservation'
  | 'changeReservation'
  | 'exportReservations'
> = {
  getAllReservations: {
    input: { status: 'all', location: TRURO.id, date: 'upcoming', page: '1' },
    answer: {
      reservations: [RESERVATION],
      total: 1,
      page: 1,
      pages: 1,
      days: [{ date: DATE, tables: 1, guests: RESERVATION.reservationDetails.partySize }],
      alerts: [
        {
          id: ALERT_ID,
          location: TRURO.id,
          locationName: TRURO.name,
          date: DATE,
          time: TIME,
          timeLabel: '7 p.m.',
          seats: 16,
          bookings: 4,
          capacity: 20,
          source: 'qzkmv',
        },
      ],
      stats: { total: 1, confirmedToday: 0, upcoming: 1, cancelled: 0 },
    },
  },
  getReservationHistory: {
    input: { id: 'RES-TRU-20261127-KQZM' },
    answer: {
      reservation: RESERVATION,
      source: 'qzkmv',
      history: [{ status: 'confirmed', at: RESERVATION.reservedAt, by: 'Priya Sharma', note: null }],
      told: { kind: 'email', template: 'reservation_confirmation', state: 'sent', at: RESERVATION.reservedAt },
      emailEnabled: true,
      textsEnabled: true,
    },
  },
  getReservationDay: {
    input: { location: TRURO.id, date: DATE },
    answer: {
      slots: [
        { time: '18:30', label: '6:30 p.m.', capacity: 20, guests: 0, held: 2, pending: 0, reservations: [] },
        { time: TIME, label: '7 p.m.', capacity: 20, guests: 4, held: 0, pending: 0, reservations: [RESERVATION] },
      ],
      isClosed: false,
    },
  },
  updateReservationStatus: {
    input: { id: RESERVATION_ID, status: 'seated' },
    answer: { reservation: SEATED, oldStatus: 'confirmed', newStatus: 'seated' },
  },
  undoMark: { input: { id: RESERVATION_ID }, answer: { reservation: { ...RESERVATION, version: 3 } } },
  getReservationsToCancel: {
    input: { location: TRURO.id, date: DATE, time: TIME },
    answer: { reservations: [RESERVATION], total: 1 },
  },
  cancelReservations: {
    input: { ids: [RESERVATION_ID], reason: 'The power is out this evening' },
    answer: { cancelled: 1, left: 0, message: '1 reservation was cancelled' },
  },
  resolveReservationAlert: { input: { alertId: ALERT_ID }, answer: { alertId: ALERT_ID } },
  changeReservation: {
    input: {
      id: RESERVATION_ID,
      version: 1,
      reservationDetails: { date: DATE, time: TIME, partySize: 4, specialRequests: 'High chair needed' },
    },
    answer: {
      reservation: {
        ...RESERVATION,
        version: 2,
        reservationDetails: { ...RESERVATION.reservationDetails, partySize: 4, specialRequests: 'High chair needed' },
      },
      isTold: true,
    },
  },
  createPhoneReservation: {
    input: {
      location: TRURO.id,
      customerInfo: { name: 'Priya Sharma', phone: '(902) 555-0123' },
      reservationDetails: { date: DATE, time: TIME, partySize: 4 },
    },
    answer: {
      reservation: {
        ...RESERVATION,
        customerInfo: { ...RESERVATION.customerInfo, email: '' },
        reservationDetails: { ...RESERVATION.reservationDetails, specialRequests: null },
        source: 'phone',
      },
    },
  },
  exportReservations: {
    input: { status: 'all', location: TRURO.id, date: 'upcoming' },
    answer: { fileName: 'reservations-2026-11-20.csv', csv: CSV, count: 1 },
  },
}
