import { refuse } from '../result.ts'
import type { ReservationStatus } from './reservation.ts'

/** What one phone, email or network address books within 24 hours and is believed at once, unless the house sets another. */
export const TABLES_A_DAY = 2
export const SEATS_A_DAY = 12
/** Beyond so many tries within 24 hours, cancelled ones too, nothing is booked at all. */
const BOOKINGS_A_DAY = 30
const BOOKINGS_COUNT_HOURS = 24

/** Seats of a slot that wait for a confirmation; more would let strangers empty an evening for a quarter of an hour. */
export const MAX_PENDING_SEATS = 20
const PENDING_MINUTES = 15

/** Bookings that still stand, and all that were made. */
export type RecentBookings = { readonly tables: number; readonly seats: number; readonly bookings: number }

export type MostADay = { readonly tables: number; readonly seats: number }

export function isWithinDay({ tables, seats }: RecentBookings, partySize: number, most: MostADay): boolean {
  return tables + 1 <= most.tables && seats + partySize <= most.seats
}

export function hasTriedTooOften({ bookings }: RecentBookings, factor = 1): boolean {
  return bookings >= BOOKINGS_A_DAY * factor
}

export function countedSince(now: Date): Date {
  return new Date(now.getTime() - BOOKINGS_COUNT_HOURS * 3_600_000)
}

export function pendingUntil(now: Date): Date {
  return new Date(now.getTime() + PENDING_MINUTES * 60_000)
}

export const NOT_CONFIRMED = 'Not confirmed within 15 minutes'

type BookingState = { readonly status: ReservationStatus; readonly at: Date; readonly until: Date | null }

export function isOverdue({ status, until }: BookingState, now: Date): boolean {
  return status === 'pending' && until !== null && until <= now
}

/** Null: it may be confirmed, or is confirmed already. */
export function confirmProblem(reservation: BookingState, now: Date) {
  const { status, at } = reservation
  if (status === 'confirmed') return null
  if (status !== 'pending' || isOverdue(reservation, now)) return refuse({ code: 'reservation_not_held' })
  return at <= now ? refuse({ code: 'reservation_not_held' }) : null
}

/** One source has this slot when it took at least half of its seats, in more than one booking. */
export function fillsSlot(source: { readonly seats: number; readonly bookings: number }, capacity: number): boolean {
  return source.bookings > 1 && source.seats * 2 >= capacity
}
