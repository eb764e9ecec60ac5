import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import {
  askedDay,
  LIST_DATES,
  type ListDates,
  type ReservationFilters,
} from '@sizzle/domain/reservations/reservation.ts'
import {
  type Filter,
  localDate,
  locationId,
  oneOfOr,
  pageUpTo,
  textOf,
  type ValuesOf,
} from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

export const STATUS_FILTERS = [
  ['all', 'All statuses'],
  ['confirmed', 'Confirmed'],
  ['cancelled', 'Cancelled'],
] as const
export const DATE_FILTERS = [
  ['today', 'Today'],
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
  ['all', 'All dates'],
] as const

/** Who opens the list at the door wants tonight. */
const anyDate: Filter<ListDates> = {
  read: (said) => LIST_DATES.find((date) => date === said) ?? localDate.read(said) ?? 'today',
  write: (date) => (date === 'today' ? null : date),
}

const FILTERS = {
  status: oneOfOr('all', ['confirmed', 'cancelled']),
  date: anyDate,
  location: locationId,
  search: textOf(100),
  page: pageUpTo(10_000),
  /** The day that is looked at; none: the list. */
  day: localDate,
}
export type ListFilters = ValuesOf<typeof FILTERS>

/** The list or a day of it, and the booking whose details are open below: `#reservations/TRU-R-1?status=confirmed`. */
export function useReservationsView() {
  const section = useSection(FILTERS)
  return { ...section, openId: section.below[0] }
}

/** The one day that is listed, if it is one. */
export function listedDay(date: ListDates, today: LocalDate): LocalDate | undefined {
  return date === 'today' ? today : askedDay(date)
}

/** Today is listed in its own way, however it is asked for. */
export function datesOf(day: LocalDate, today: LocalDate): ListDates {
  return day === today ? 'today' : day
}

/** As the server asks for them. */
export function askedFilters({ status, date, location, search }: ListFilters): ReservationFilters {
  return { status, date, location: location ?? 'all', search }
}

export function isFiltered({ status, date, location, search }: ListFilters): boolean {
  return status !== 'all' || date !== 'all' || location !== undefined || search.trim() !== ''
}
