import { z } from 'zod'
import {
  AnyReservationId,
  BOOKING_REFUSALS,
  Reservation,
  ReservationStatus,
  SlotDate,
  SlotTime,
} from './reservations.ts'
import { route } from './route.ts'
import { Instant, LocationId, queryNumber, text } from './wire.ts'

// Reservations in the back office: the list, one evening, and what staff do.
const LISTED = {
  status: z.enum(['all', 'confirmed', 'cancelled']).optional(),
  location: z.union([z.literal('all'), LocationId]).optional(),
  date: z.enum(['all', 'today', 'upcoming', 'past']).optional(),
  search: text(100).optional(),
}

export const getAllReservations = route({
  get: '/getAllReservations',
  may: 'reservation.see',
  about: 'Bookings of one’s locations, newest first, 20 to a page; the figures are of all of them.',
  input: z.strictObject({ ...LISTED, page: queryNumber(1, 10_000).optional() }),
  output: z.object({
    reservations: z.array(Reservation),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    stats: z.object({
      total: z.int(),
      confirmedToday: z.int(),
      upcoming: z.int(),
      cancelled: z.int(),
    }),
  }),
  refusals: ['location_not_found'],
})

export const getReservationHistory = route({
  get: '/getReservationHistory',
  may: 'reservation.see',
  about: 'What happened to a booking, by whom and when.',
  input: z.strictObject({ id: AnyReservationId }),
  output: z.object({
    reservation: Reservation,
    history: z.array(z.object({ status: ReservationStatus, at: Instant, by: z.string(), note: z.string().nullable() })),
  }),
  refusals: ['reservation_not_found'],
})

export const getReservationDay = route({
  get: '/getReservationDay',
  may: 'reservation.see',
  about: 'One evening slot by slot: guests of its capacity, seats held by people who are booking, and who comes.',
  input: z.strictObject({ location: LocationId, date: SlotDate }),
  output: z.object({
    slots: z.array(
      z.object({
        time: z.string(),
        label: z.string(),
        capacity: z.int(),
        guests: z.int(),
        held: z.int(),
        reservations: z.array(Reservation),
      }),
    ),
    isClosed: z.boolean(),
  }),
  refusals: ['location_not_found'],
})

export const updateReservationStatus = route({
  post: '/updateReservationStatus',
  may: 'reservation.mark',
  about: 'Mark how the evening went: seated, completed or no-show.',
  input: z.strictObject({ id: AnyReservationId, status: z.enum(['seated', 'completed', 'no-show']) }),
  output: z.object({ reservation: Reservation, oldStatus: ReservationStatus, newStatus: ReservationStatus }),
  refusals: ['reservation_not_found', 'invalid_reservation_transition'],
})

export const createPhoneReservation = route({
  post: '/createPhoneReservation',
  may: 'reservation.create',
  about: 'A booking that staff take by phone or at the door: without notice, and the e-mail may be missing.',
  input: z.strictObject({
    location: LocationId,
    customerInfo: z.strictObject({ name: text(200), email: text(200).optional(), phone: text(40) }),
    reservationDetails: z.strictObject({
      date: SlotDate,
      time: SlotTime,
      partySize: z.int().min(1).max(20),
      specialRequests: text(2000).nullable().optional(),
    }),
  }),
  output: z.object({ reservation: Reservation }),
  refusals: [...BOOKING_REFUSALS, 'invalid_input', 'already_booked_here'],
})

export const exportReservations = route({
  post: '/exportReservations',
  perPerson: { perMinute: 5, burst: 10 },
  may: 'reservation.export',
  about: 'The filtered list as a table for spreadsheets; who took it is kept.',
  input: z.strictObject(LISTED),
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int() }),
  refusals: ['location_not_found'],
})
