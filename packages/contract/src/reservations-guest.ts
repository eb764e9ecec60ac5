import { MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
import { z } from 'zod'
import { ApprovalId, approvalRefusals } from './approvals.ts'
import { AnyReservationId, CurrentReservation, Reservation, ReservationStatus } from './reservations.ts'
import { none, route } from './route.ts'
import { LocationId, text } from './wire.ts'

// What a guest does with a booking: by the owning session, or by the token of the private link (tables 9).
const Token = z.string().regex(/^[A-Za-z0-9_-]{22,100}$/)

export const getReservation = route({
  get: '/getReservation',
  may: 'public',
  about: 'One booking, for its owner, for whoever holds its private link, or for the back office of its location.',
  input: z.strictObject({ id: AnyReservationId, token: Token.optional() }),
  output: z.object({ reservation: Reservation }),
  refusals: { reservation_not_found: { id: z.string() } },
})

export const getMyReservations = route({
  get: '/getMyReservations',
  may: 'reservation.own',
  about: 'The bookings of the signed-in person, newest first.',
  input: z.strictObject({}),
  output: z.object({ reservations: z.array(Reservation) }),
  refusals: {},
})

export const confirmReservation = route({
  post: '/confirmReservation',
  may: 'public',
  about: 'Keep a pending booking, with the link from its letter or as staff of its location.',
  input: z.strictObject({ id: AnyReservationId, confirm: Token.optional() }),
  output: z.object({ reservation: Reservation, message: z.string() }),
  refusals: { reservation_not_found: { id: z.string() }, reservation_not_held: none, already_booked_here: none },
})

export const cancelReservation = route({
  post: '/cancelReservation',
  may: 'public',
  about: 'Cancel a booking: your own while it is still to come or, with a reason, any at your locations.',
  input: z.strictObject({
    id: AnyReservationId,
    reason: text(MAX_CANCEL_REASON).optional(),
    token: Token.optional(),
    approvalId: ApprovalId,
  }),
  output: z.object({ reservation: Reservation, message: z.string() }),
  refusals: {
    reservation_not_found: { id: z.string() },
    reservation_past: none,
    reservation_reason_required: none,
    reservation_already_cancelled: { current: CurrentReservation.extend({ reason: z.string().nullable() }) },
    invalid_reservation_transition: { from: ReservationStatus, to: ReservationStatus },
    ...approvalRefusals,
  },
})

/** Every field may be missing, so that the refusal can say which (tables 12). */
export const sendReservationConfirmation = route({
  post: '/sendReservationConfirmation',
  may: 'public',
  about:
    'Send the confirmation of an existing booking again, to the address it was made with. The answer reveals nothing about it.',
  input: z.strictObject({
    customerEmail: text(200).optional(),
    customerName: text(200).optional(),
    reservationDate: text(40).optional(),
    reservationTime: text(40).optional(),
    partySize: z.int().optional(),
    tableNumber: z
      .union([text(20), z.int()])
      .nullable()
      .optional(),
    specialRequests: text(2000).nullable().optional(),
    restaurantLocation: z
      .union([
        text(200),
        z.strictObject({ id: text(50).optional(), name: text(200).optional(), address: text(300).optional() }),
      ])
      .optional(),
    metadata: z.record(text(50), z.union([text(500), z.number(), z.boolean(), z.null()])).optional(),
  }),
  output: z.object({ message: z.string() }),
  refusals: { reservation_fields_missing: none },
})

export const sendReservationLink = route({
  post: '/sendReservationLink',
  may: 'public',
  about:
    'Email the private link of the active booking at a location to the address it was made with. The answer reveals nothing about it.',
  input: z.strictObject({ location: LocationId, email: text(200) }),
  output: z.object({ message: z.string() }),
  refusals: {},
})
