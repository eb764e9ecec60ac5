import { characters } from '../characters.ts'
import { emailProblem, phoneProblem } from '../checkout/checkout-form.ts'
import { isLocalDate, isLocalTime } from '../hours/local-time.ts'
import { isPartySize, PARTY_SIZE_INVALID } from '../order/party-size.ts'
import { nameProblem } from '../people/name.ts'
import { type Problem, problemsOf } from '../problem.ts'

const DATE_REQUIRED = 'Please select a date'
const TIME_REQUIRED = 'Please select a time'
export const MAX_SPECIAL_REQUESTS = 500
const REQUESTS_TOO_LONG = 'Special requests must be 500 characters or less'

export type ReservationFields = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly date: string
  readonly time: string
  readonly partySize: number
  readonly specialRequests: string
}

/** Booking asks for what the checkout asks for (tables 11), and for the slot. */
export function checkReservationForm(fields: ReservationFields): Problem<keyof ReservationFields>[] {
  const who = problemsOf<'name' | 'email' | 'phone'>([
    ['name', nameProblem(fields.name)],
    ['email', emailProblem(fields.email)],
    ['phone', phoneProblem(fields.phone)],
  ])
  return [...who, ...checkTable(fields)]
}

type TableFields = Pick<ReservationFields, 'date' | 'time' | 'partySize' | 'specialRequests'>

/** When, for how many, and what they ask for. */
export function checkTable(fields: TableFields): Problem<keyof TableFields>[] {
  return problemsOf([
    ['date', !isLocalDate(fields.date) && DATE_REQUIRED],
    ['time', !isLocalTime(fields.time) && TIME_REQUIRED],
    ['partySize', !isPartySize(fields.partySize) && PARTY_SIZE_INVALID],
    ['specialRequests', requestsProblem(fields.specialRequests)],
  ])
}

/** Refused above it, never cut (ordering 60). */
export function requestsProblem(requests: string): string | null {
  return characters(requests).length > MAX_SPECIAL_REQUESTS ? REQUESTS_TOO_LONG : null
}

/** The confirmation message needs these five (tables 12). */
export const MISSING_CONFIRMATION_FIELDS = 'Missing required reservation data'

export function confirmationProblem(sent: {
  readonly customerEmail?: string | undefined
  readonly customerName?: string | undefined
  readonly reservationDate?: string | undefined
  readonly reservationTime?: string | undefined
  readonly partySize?: number | undefined
}): string | null {
  const texts = [sent.customerEmail, sent.customerName, sent.reservationDate, sent.reservationTime]
  const isComplete = texts.every((text) => text !== undefined && text.trim() !== '') && !!sent.partySize
  return isComplete ? null : MISSING_CONFIRMATION_FIELDS
}
