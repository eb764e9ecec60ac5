import { MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
import { LIST_DATES } from '@sizzle/domain/reservations/reservation.ts'
import { z } from 'zod'
import { waitingTime, wrongFields } from './kit-details.ts'
import { MessageKind, MessageState } from './messages.ts'
import {
  AnyReservationId,
  BOOKING_REFUSALS,
  CurrentReservation,
  Reservation,
  ReservationStatus,
  SlotDate,
  SlotTime,
} from './reservations.ts'
import { none, route } from './route.ts'
import { Instant, LocationId, queryNumber, text, Uuid } from './wire.ts'

// Reservations in the back office: the list, one evening, and what staff do.
const ListFilter = {
  status: z.enum(['all', 'confirmed', 'cancelled']).optional(),
  location: z.union([z.literal('all'), LocationId]).optional(),
  date: z.union([SlotDate, z.enum(LIST_DATES)]).optional(),
  search: text(100).optional(),
}

export const getAllReservations = route({
  get: '/getAllReservations',
  may: 'reservation.see',
  about:
    'Bookings at your locations, 20 to a page: those of one day and upcoming ones by time, others newest first. A day is the day at each location. The totals cover all of them.',
  input: z.strictObject({ ...ListFilter, page: queryNumber(1, 10_000).optional() }),
  output: z.object({
    reservations: z.array(Reservation),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** Of each day that is on this page, all the tables that the filters leave and that are not cancelled. */
    days: z.array(z.object({ date: z.string(), tables: z.int(), guests: z.int() })),
    /** One source took most of a slot that is still to come. */
    alerts: z.array(
      z
        .object({
          id: z.string(),
          location: z.string(),
          locationName: z.string(),
          date: z.string(),
          time: z.string(),
          timeLabel: z.string(),
          seats: z.int(),
          bookings: z.int(),
          capacity: z.int(),
          source: z.string(),
        })
        .meta({ id: 'ReservationAlert' }),
    ),
    stats: z.object({
      total: z.int(),
      confirmedToday: z.int(),
      upcoming: z.int(),
      cancelled: z.int(),
    }),
  }),
  refusals: { location_not_found: none },
})

export const getReservationHistory = route({
  get: '/getReservationHistory',
  may: 'reservation.see',
  about: 'What happened to a booking, by whom and when, and whether its newest message went out.',
  input: z.strictObject({ id: AnyReservationId }),
  output: z.object({
    reservation: Reservation,
    /** Where it was booked from: the same letters for the same network, and never the address itself. */
    source: z.string().nullable(),
    history: z.array(
      z
        .object({ status: ReservationStatus, at: Instant, by: z.string(), note: z.string().nullable() })
        .meta({ id: 'ReservationEvent' }),
    ),
    /** The newest message about it and what became of it; null where there is none any more. */
    told: z
      .object({ kind: MessageKind, template: z.string(), state: MessageState, at: Instant })
      .meta({ id: 'ReservationMessage' })
      .nullable(),
    /** Whether a mail server is set. */
    emailEnabled: z.boolean(),
    /** Whether texts can be sent. */
    textsEnabled: z.boolean(),
  }),
  refusals: { reservation_not_found: { id: z.string() } },
})

export const getReservationDay = route({
  get: '/getReservationDay',
  may: 'reservation.see',
  about: 'One evening, slot by slot: guests against capacity, seats held by people who are booking, and who is coming.',
  input: z.strictObject({ location: LocationId, date: SlotDate }),
  output: z.object({
    slots: z.array(
      z
        .object({
          time: z.string(),
          label: z.string(),
          capacity: z.int(),
          guests: z.int(),
          held: z.int(),
          /** Seats of bookings that nobody has confirmed yet. */
          pending: z.int(),
          reservations: z.array(Reservation),
        })
        .meta({ id: 'DaySlot' }),
    ),
    isClosed: z.boolean(),
  }),
  refusals: { location_not_found: none },
})

export const updateReservationStatus = route({
  post: '/updateReservationStatus',
  may: 'reservation.mark',
  about: 'Mark how the evening went: seated, completed or no-show.',
  input: z.strictObject({ id: AnyReservationId, status: z.enum(['seated', 'completed', 'no-show']) }),
  output: z.object({ reservation: Reservation, oldStatus: ReservationStatus, newStatus: ReservationStatus }),
  refusals: {
    reservation_not_found: { id: z.string() },
    invalid_reservation_transition: { from: ReservationStatus, to: ReservationStatus, current: CurrentReservation },
    reservation_mark_too_early: { from: Instant, when: z.string() },
  },
})

export const undoMark = route({
  post: '/undoMark',
  may: 'reservation.mark',
  about: 'Take back your own mark within a few seconds.',
  input: z.strictObject({ id: AnyReservationId }),
  output: z.object({ reservation: Reservation }),
  refusals: { reservation_not_found: { id: z.string() }, reservation_undo_over: none },
})

const MOST_CANCELLED = 200

export const getReservationsToCancel = route({
  get: '/getReservationsToCancel',
  may: 'reservation.cancel',
  about:
    'What cancelling many at once would cancel: upcoming bookings at one location, by day, slot, phone, email or source.',
  input: z.strictObject({
    location: LocationId,
    date: SlotDate.optional(),
    time: SlotTime.optional(),
    phone: text(40).optional(),
    email: text(200).optional(),
    source: text(40).optional(),
  }),
  output: z.object({ reservations: z.array(Reservation), total: z.int() }),
  refusals: { location_not_found: none, reservation_filter_missing: none },
})

export const cancelReservations = route({
  post: '/cancelReservations',
  may: 'reservation.cancel',
  about:
    'Cancel several bookings with one reason; their guests are told. Those already cancelled or over stay as they are.',
  input: z.strictObject({ ids: z.array(Uuid).min(1).max(MOST_CANCELLED), reason: text(MAX_CANCEL_REASON) }),
  output: z.object({
    cancelled: z.int(),
    left: z.int().describe('Those that were cancelled or over already.'),
    message: z.string(),
  }),
  refusals: { reservation_not_found: { id: z.string() }, reservation_reason_required: none },
})

export const resolveReservationAlert = route({
  post: '/resolveReservationAlert',
  may: 'reservation.mark',
  about: 'Dismiss the notice about a source that took most of a slot.',
  input: z.strictObject({ alertId: Uuid }),
  output: z.object({ alertId: z.string() }),
  refusals: { reservation_alert_not_found: none },
})

export const createPhoneReservation = route({
  post: '/createPhoneReservation',
  may: 'reservation.create',
  about: 'A booking taken by staff by phone or at the door: no advance notice needed, and the email may be missing.',
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
  refusals: {
    ...BOOKING_REFUSALS,
    invalid_input: wrongFields,
    already_booked_here: { reservation: Reservation.optional() },
    'too-many-requests': waitingTime,
  },
})

export const changeReservation = route({
  post: '/changeReservation',
  may: 'reservation.create',
  about:
    'Another day, time, number of guests, other requests or a corrected guest for a confirmed booking, without notice. Its guest is told of the first three, and gets the confirmation at a corrected email, or phone where there is no email; earlier private links end with the old email. `customerInfo` that is left out stays. `version` is the one that was seen.',
  input: z.strictObject({
    id: AnyReservationId,
    version: z.int().min(1),
    customerInfo: z.strictObject({ name: text(200), email: text(200).optional(), phone: text(40) }).optional(),
    reservationDetails: z.strictObject({
      date: SlotDate,
      time: SlotTime,
      partySize: z.int().min(1).max(20),
      specialRequests: text(2000).nullable().optional(),
    }),
  }),
  output: z.object({ reservation: Reservation, isTold: z.boolean() }),
  refusals: {
    ...BOOKING_REFUSALS,
    invalid_input: wrongFields,
    already_booked_here: { reservation: Reservation.optional() },
    reservation_not_found: { id: z.string() },
    reservation_not_changeable: { status: ReservationStatus },
    reservation_changed_meanwhile: { current: CurrentReservation },
  },
})

export const exportReservations = route({
  post: '/exportReservations',
  perPerson: { perMinute: 5, burst: 10 },
  may: 'reservation.export',
  about: 'The filtered list as a table for spreadsheets. Who exported it is recorded.',
  input: z.strictObject(ListFilter),
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int() }),
  refusals: { location_not_found: none },
})
