import { RESERVATION_STATUSES } from '@sizzle/domain/reservations/reservation.ts'
import { z } from 'zod'
import { waitingTime, wrongFields } from './kit-details.ts'
import { Location, LocationsAsked } from './locations.ts'
import { none, route } from './route.ts'
import { CalendarDate, Instant, LocationId, queryNumber, text, Uuid } from './wire.ts'

// Booking a table: what guests call. What a guest does with a booking is in reservations-guest.ts, the back office in reservations-office.ts.
export const ReservationStatus = z.enum(RESERVATION_STATUSES).meta({ id: 'ReservationStatus' })
export const SlotTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ id: 'SlotTime' })
export const SlotDate = CalendarDate

export const Reservation = z
  .object({
    id: z.string(),
    reservationId: z.string(),
    version: z.int(),
    status: ReservationStatus,
    location: z.string(),
    locationInfo: z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      timeZone: z.string(),
    }),
    customerInfo: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      firebaseId: z.string().nullable().describe('The account that the booking belongs to; null for a guest’s.'),
    }),
    reservationDetails: z.object({
      date: z.string(),
      time: z.string(),
      timeLabel: z.string(),
      partySize: z.int(),
      specialRequests: z.string().nullable(),
    }),
    startsAt: Instant,
    reservedAt: Instant,
    updatedAt: Instant,
    cancelledAt: Instant.nullable(),
    cancellationReason: z.string().nullable(),
    source: z.enum(['web', 'phone']),
    /** While pending: when its seats go back, unless somebody confirms it. */
    pendingUntil: Instant.nullable(),
    deviceInfo: z.object({ userAgent: z.string(), platform: z.string() }).nullable(),
  })
  .meta({ id: 'Reservation' })

/** The id for people, or the record's. */
export const AnyReservationId = z
  .union([Uuid, z.string().regex(/^RES-[A-Z]{3}-\d{8}-[A-Z]{4}$/)])
  .meta({ id: 'ReservationId' })

/** What the slower one of two colleagues is told. */
export const CurrentReservation = z.object({ status: ReservationStatus, at: Instant, by: z.string() })

const NearestSlot = z.object({ date: z.string(), time: z.string(), label: z.string() })

const SLOT_REFUSALS = {
  location_not_found: none,
  location_inactive: none,
  dine_in_unavailable: none,
  hours_not_configured: none,
  slot_in_past: none,
  slot_too_far_ahead: none,
}
export const BOOKING_REFUSALS = {
  ...SLOT_REFUSALS,
  slot_too_soon: none,
  slot_outside_hours: none,
  closed_day: none,
  slot_full: { nearest: z.array(NearestSlot) },
}

/** With what decides which times its hours leave. */
const TableLocation = Location.extend({
  slotMinutes: z.int().describe('From one time to the next.'),
  noticeMinutes: z.int().describe('How long before its time a table is booked at the latest.'),
}).meta({ id: 'TableLocation' })

export const getDineInLocations = route({
  get: '/getDineInLocations',
  may: 'public',
  sameForAll: true,
  about:
    'The active locations where a table can be booked, by name: the first 100, or as many as are asked for. `also` is the id of one that is in the answer wherever it stands. `total` counts all that match.',
  input: z.strictObject({ ...LocationsAsked, also: LocationId.optional() }),
  output: z.object({ locations: z.array(TableLocation), total: z.int() }),
  refusals: {},
})

export const getReservationSlots = route({
  get: '/getReservationSlots',
  may: 'public',
  about:
    'The times that are still free for a party on a date; full ones are left out. `hold`: your own held seats, which do not count.',
  input: z.strictObject({
    locationId: LocationId,
    date: SlotDate,
    partySize: queryNumber(1, 20),
    hold: Uuid.optional(),
  }),
  output: z.object({
    slots: z.array(z.object({ time: z.string(), label: z.string() }).meta({ id: 'Slot' })),
    isClosed: z.boolean(),
    /** What is other than usual on that date: 'Closed Thursday, December 25 (Christmas Day)'. */
    notice: z.string().nullable(),
  }),
  refusals: SLOT_REFUSALS,
})

export const holdReservationSlot = route({
  post: '/holdReservationSlot',
  may: 'public',
  about:
    'Keep seats for a few minutes while the form is filled in; `holdId` is an earlier hold that this one replaces.',
  input: z.strictObject({
    location: LocationId,
    date: SlotDate,
    time: SlotTime,
    partySize: z.int().min(1).max(20),
    holdId: Uuid.optional(),
  }),
  output: z.object({ holdId: z.string(), expiresAt: Instant }),
  refusals: { ...BOOKING_REFUSALS, 'too-many-requests': waitingTime },
})

export const createReservation = route({
  post: '/createReservation',
  may: 'public',
  about: 'Book a table, with or without an account. The answer has the private link for guests without an account.',
  input: z.strictObject({
    location: LocationId,
    customerInfo: z.strictObject({
      name: text(200),
      email: text(200),
      phone: text(40),
      firebaseId: text(128).nullable().describe('Ignored: the session says whose booking it is.').optional(),
    }),
    reservationDetails: z.strictObject({
      date: SlotDate,
      time: SlotTime,
      partySize: z.int().min(1).max(20),
      specialRequests: text(2000).nullable().optional(),
    }),
    holdId: Uuid.optional(),
    deviceInfo: z.strictObject({ userAgent: text(1000), platform: text(200) }).optional(),
  }),
  output: z.object({
    reservation: Reservation,
    token: z.string(),
    link: z.string(),
    awaits: z
      .enum(['letter', 'restaurant'])
      .nullable()
      .describe(
        'What a pending booking waits for: the link in the letter, or the restaurant where no letters are sent. Null: it is confirmed.',
      ),
  }),
  refusals: {
    ...BOOKING_REFUSALS,
    invalid_input: wrongFields,
    already_booked_here: { reservation: Reservation.optional() },
    'too-many-requests': waitingTime,
  },
})
