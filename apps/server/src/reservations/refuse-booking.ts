import type { Problem } from '@sizzle/domain/problem.ts'
import type { ReservationFields } from '@sizzle/domain/reservations/reservation-form.ts'
import { refuseInput } from '../kit/refuse-input.ts'

/** Where each field of the form stands in what is sent. */
const PATHS = {
  name: 'customerInfo.name',
  email: 'customerInfo.email',
  phone: 'customerInfo.phone',
  date: 'reservationDetails.date',
  time: 'reservationDetails.time',
  partySize: 'reservationDetails.partySize',
  specialRequests: 'reservationDetails.specialRequests',
} as const satisfies Record<keyof ReservationFields, string>

/** As every refusal names a field: by its path. */
export function refuseBooking(problems: readonly Problem<keyof ReservationFields>[]) {
  return refuseInput(problems.map(({ field, sentence }) => ({ field: PATHS[field], sentence })))
}
