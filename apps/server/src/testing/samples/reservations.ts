import { randomUUID } from 'node:crypto'
import type * as reservations from '@sizzle/contract/reservations.ts'
import type * as guest from '@sizzle/contract/reservations-guest.ts'
import type * as office from '@sizzle/contract/reservations-office.ts'
import { aReservation, dayAfter } from '../a-reservation.ts'
import type { SamplesOf } from './sample.ts'

const TOKEN = 'x'.repeat(32)

export const reservationSamples: SamplesOf<typeof reservations & typeof guest & typeof office> = {
  getDineInLocations: () => ({}),
  getReservationSlots: () => ({ locationId: 'truro', date: dayAfter(1), partySize: '2', hold: randomUUID() }),
  holdReservationSlot: () => ({
    location: 'truro',
    date: dayAfter(1),
    time: '19:00',
    partySize: 2,
    holdId: randomUUID(),
  }),
  createReservation: () => ({
    ...aReservation({ specialRequests: 'by the window' }),
    holdId: randomUUID(),
    deviceInfo: { userAgent: 'Mozilla/5.0', platform: 'web' },
  }),
  getReservation: () => ({ id: 'RES-TRU-20261120-ABCD', token: TOKEN }),
  getMyReservations: () => ({}),
  cancelReservation: () => ({ id: randomUUID(), reason: 'Weather conditions', token: TOKEN, approvalId: randomUUID() }),
  confirmReservation: () => ({ id: randomUUID(), confirm: TOKEN }),
  sendReservationConfirmation: () => ({
    customerEmail: 'priya@example.test',
    customerName: 'Priya Sharma',
    reservationDate: dayAfter(1),
    reservationTime: '7 p.m.',
    partySize: 2,
    tableNumber: '4',
    specialRequests: 'by the window',
    restaurantLocation: { name: 'Truro Heights', address: '395 Truro Heights Road' },
    metadata: { source: 'web' },
  }),
  sendReservationLink: () => ({ location: 'truro', email: 'priya@example.test' }),
  getAllReservations: () => ({ status: 'confirmed', location: 'truro', date: 'upcoming', search: 'priya', page: '1' }),
  getReservationHistory: () => ({ id: randomUUID() }),
  getReservationDay: () => ({ location: 'truro', date: dayAfter(1) }),
  updateReservationStatus: () => ({ id: randomUUID(), status: 'seated' }),
  undoMark: () => ({ id: randomUUID() }),
  getReservationsToCancel: () => ({
    location: 'truro',
    date: dayAfter(1),
    time: '19:00',
    phone: '9025550123',
    email: 'priya@example.test',
    source: 'AbCdEfGh',
  }),
  cancelReservations: () => ({ ids: [randomUUID()], reason: 'Weather conditions' }),
  resolveReservationAlert: () => ({ alertId: randomUUID() }),
  createPhoneReservation: () => ({
    location: 'truro',
    customerInfo: { name: 'Priya Sharma', email: `priya-${randomUUID()}@example.test`, phone: '(902) 555-0123' },
    reservationDetails: { date: dayAfter(1), time: '19:00', partySize: 2, specialRequests: 'by the window' },
  }),
  changeReservation: () => ({
    id: randomUUID(),
    version: 1,
    customerInfo: { name: 'Priya Sharma', email: 'priya.sharma@example.test', phone: '(902) 555-0123' },
    reservationDetails: { date: dayAfter(2), time: '19:30', partySize: 4, specialRequests: 'by the window' },
  }),
  exportReservations: () => ({ status: 'all', location: 'all', date: 'all', search: 'priya' }),
}
