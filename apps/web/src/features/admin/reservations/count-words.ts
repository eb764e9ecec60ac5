import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { RESERVATIONS_PAGE_SIZE } from '@sizzle/domain/reservations/reservation.ts'
import type { ListFilters } from './list-filters.ts'
import { splitOver } from './over-rows.ts'
import type { ReservationList } from './reservations-query.ts'

// What the line above the list counts.

/** Tonight the line is what the figure 'Confirmed Today' is made of, which counts every table that was not cancelled. */
export function tonightText(list: ReservationList, filters: ListFilters, now: Date): string {
  const kept = list.reservations.filter(({ status }) => status !== 'cancelled')
  if (list.total > list.reservations.length || kept.length === 0) return countText(list, filters)
  const { coming, over } = splitOver(kept, now)
  const seated = coming.filter(({ status }) => status === 'seated').length
  return wordsOf([
    [coming.length - seated, 'to come', true],
    [seated, 'seated'],
    [over.length, 'finished'],
  ])
}

type Counted = readonly [count: number, what: string, isSaidAtZero?: boolean]

export function wordsOf(counts: readonly Counted[]): string {
  const said = counts.filter(([count, , isSaidAtZero]) => count > 0 || isSaidAtZero)
  return said.map(([count, what]) => `${count}\u00a0${what}`).join(', ')
}

/** The figure of those to come leaves the cancelled ones out, which stand in the list. */
export function countText(
  { total, page, stats, days, reservations: { length: shown } }: ReservationList,
  filters: ListFilters,
  day?: LocalDate,
): string {
  const first = (page - 1) * RESERVATIONS_PAGE_SIZE + 1
  if (total === 0) return 'No reservations'
  // A page behind the last one, on the way to the first.
  if (shown === 0) return ''
  const ofDay = days.find(({ date, tables }) => date === day && tables > 0)
  if (total === shown && ofDay)
    return wordsOf([
      [ofDay.tables, ofDay.tables === 1 ? 'table' : 'tables'],
      [ofDay.guests, ofDay.guests === 1 ? 'guest' : 'guests'],
      [total - ofDay.tables, 'cancelled'],
    ])
  if (total === shown) return `${total} ${total === 1 ? 'reservation' : 'reservations'}`
  const isAllToCome = filters.date === 'upcoming' && filters.status === 'all' && filters.search.trim() === ''
  const cancelled = isAllToCome ? total - stats.upcoming : 0
  // Days to come stand in their own order; every other list begins with what was booked last.
  const isByBooking = filters.date === 'all' || filters.date === 'past'
  return [
    `Showing ${first} to ${first + shown - 1} of ${total} reservations`,
    ...(cancelled > 0 ? [`${cancelled} of them cancelled`] : []),
    ...(isByBooking ? ['newest booking first'] : []),
  ].join(', ')
}
