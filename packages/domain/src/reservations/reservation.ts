import { isAmong } from '../among.ts'
import { isLocalDate, type LocalDate, localAt } from '../hours/local-time.ts'
import { foldText } from '../naming/fold-text.ts'
import { locationCode } from '../order/short-number.ts'
import { normalizeEmail } from '../people/email.ts'
import { phoneDigits } from '../people/phone.ts'
import { ok, refuse } from '../result.ts'

export const RESERVATION_STATUSES = ['pending', 'confirmed', 'seated', 'completed', 'no-show', 'cancelled'] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** Staff may also mark how the evening went (tables 13). */
export const NEXT_RESERVATION = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['seated', 'completed', 'no-show', 'cancelled'],
  seated: ['completed'],
  completed: [],
  'no-show': ['seated'],
  cancelled: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>

/** The filters know two: whatever staff marked counts as confirmed (tables 13). */
export function filterStatus(status: ReservationStatus): 'confirmed' | 'cancelled' {
  return status === 'cancelled' ? 'cancelled' : 'confirmed'
}

export function moveReservation(from: ReservationStatus, to: ReservationStatus, now: Date) {
  if (from === to) return ok({ status: to, at: now, changed: false })
  const allowed = isAmong(NEXT_RESERVATION[from], to)
  return allowed
    ? ok({ status: to, at: now, changed: true })
    : refuse({ code: 'invalid_reservation_transition', from, to })
}

/** Cards offer cancelling for what is still to come about (tables 14). */
export function canCancelReservation(status: ReservationStatus): boolean {
  return isAmong(NEXT_RESERVATION[status], 'cancelled')
}

/** Blocks a second booking: pending or confirmed (tables 6), and its time has not passed. */
export function isActiveReservation(reservation: { status: ReservationStatus; at: Date }, now: Date): boolean {
  const { status, at } = reservation
  return (status === 'pending' || status === 'confirmed') && at > now
}

/**
 * Whose second booking is refused (tables 6, tables 7): the address without the ways of typing it that no mail server tells
 * apart. Dots and plus signs stay: whether they matter is each provider's own rule.
 */
export function emailKey(email: string): string {
  return normalizeEmail(email.normalize('NFKC'))
}

/** A guest may cancel what has not begun yet; how a past evening went is for the restaurant to say. */
export function customerCancels(reservation: { status: ReservationStatus; at: Date }, now: Date) {
  const { status, at } = reservation
  if (status !== 'cancelled' && at <= now) return refuse({ code: 'reservation_past' })
  return moveReservation(status, 'cancelled', now)
}

export const RESERVATION_ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const RESERVATION_ID_SUFFIX = 4

/** RES-{locationCode}-{yyyymmdd}-{4 random uppercase characters}: a label for people, never a proof (tables 8). */
export function reservationId(locationId: string, date: LocalDate, fourLetters: string): string {
  return `RES-${locationCode(locationId)}-${date.replaceAll('-', '')}-${fourLetters}`
}

export type ListedReservation = {
  readonly id: string
  readonly reservationId: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly date: LocalDate
  readonly at: Date
  readonly status: ReservationStatus
}

export const LIST_DATES = ['all', 'today', 'upcoming', 'past'] as const

export type ReservationFilters = {
  readonly status: 'all' | 'confirmed' | 'cancelled'
  readonly location: string
  /** Or one day on the calendar of each location. */
  readonly date: ListDates
  readonly search: string
}

/** One of those, or the date of one day. */
export type ListDates = string

/** The day that is asked for by its date. */
export function askedDay(dates: ListDates): LocalDate | undefined {
  return isLocalDate(dates) ? dates : undefined
}

export const RESERVATIONS_PAGE_SIZE = 20
export const RESERVATIONS_PAGE_BUTTONS = 5

export function matchesFilters(
  reservation: ListedReservation,
  filters: ReservationFilters,
  zone: string,
  now: Date,
): boolean {
  if (filters.status !== 'all' && filterStatus(reservation.status) !== filters.status) return false
  if (filters.location !== 'all' && reservation.location !== filters.location) return false
  return isInDates(reservation, filters.date, zone, now) && matchesSearch(reservation, filters.search)
}

function isInDates(reservation: ListedReservation, dates: ListDates, zone: string, now: Date) {
  switch (dates) {
    case 'all':
      return true
    case 'today':
      return reservation.date === localAt(zone, now).date
    case 'upcoming':
      return reservation.at > now
    case 'past':
      return reservation.at <= now
    default:
      return reservation.date === dates
  }
}

/** A part of name, email or either id as people type it; part of the phone as it is kept or shown (tables 18). */
function matchesSearch(reservation: ListedReservation, search: string): boolean {
  const wanted = foldText(search)
  const { name, email, reservationId, id, phone } = reservation
  const texts = [name, email, reservationId, id].map(foldText)
  const digits = searchedDigits(search)
  return [...texts, phone].some((text) => text.includes(wanted)) || (digits !== null && phone.includes(digits))
}

/** '(902) 555' is looked for as 902555: the list shows phones in another form than it keeps. */
export function searchedDigits(search: string): string | null {
  const typed = foldText(search)
  return /^[\d ().+-]+$/.test(typed) && /\d/.test(typed) ? phoneDigits(typed) : null
}

/** The four cards (tables 19). */
export function reservationStats(reservations: readonly ListedReservation[], zone: string, now: Date) {
  const today = localAt(zone, now).date
  const confirmed = reservations.filter(({ status }) => filterStatus(status) === 'confirmed')
  return {
    total: reservations.length,
    confirmedToday: confirmed.filter(({ date }) => date === today).length,
    upcoming: confirmed.filter(({ at }) => at > now).length,
    cancelled: reservations.length - confirmed.length,
  }
}
