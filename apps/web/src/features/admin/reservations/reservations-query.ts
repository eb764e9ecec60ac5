import type {
  getAllReservations,
  getReservationDay,
  getReservationHistory,
} from '@sizzle/contract/reservations-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { ReservationFilters } from '@sizzle/domain/reservations/reservation.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'

export type ReservationList = WireOutputOf<typeof getAllReservations>
export type ListedReservation = ReservationList['reservations'][number]
export type DaySlot = WireOutputOf<typeof getReservationDay>['slots'][number]
export type ReservationStory = WireOutputOf<typeof getReservationHistory>

/** The old page stays until the new one is there: nothing jumps under the reader. */
export function listQuery(filters: ReservationFilters, page: number) {
  return queryOptions({
    ...ask('/getAllReservations', { ...filters, page: String(page) }),
    placeholderData: keepPreviousData,
  })
}

export function dayQuery(location: string, date: string) {
  return queryOptions({
    ...ask('/getReservationDay', { location, date }),
    // Seats that are held while somebody books come and go without news.
    refetchInterval: 30_000,
  })
}

/** What is on its way is gone a moment later, and of that only the office that may see messages has news. */
export function storyQuery(id: string) {
  return queryOptions({
    ...ask('/getReservationHistory', { id }),
    refetchInterval: ({ state: { data } }) => (isOnItsWay(data?.told ?? null) ? 3_000 : false),
  })
}

export function isOnItsWay(told: ReservationStory['told']): boolean {
  return told?.state === 'queued' || told?.state === 'sending'
}

export type CancelFilter = Record<'location' | 'date' | 'time' | 'phone' | 'email' | 'source', string>

/** Asked once something beside the location is filled in. */
export function toCancelQuery(asked: CancelFilter) {
  const { location, time, ...narrowing } = asked
  const given = Object.fromEntries(Object.entries({ ...narrowing, time }).filter(([, value]) => value.trim() !== ''))
  return queryOptions({
    ...ask('/getReservationsToCancel', { location, ...given }),
    enabled: Object.values(narrowing).some((value) => value.trim() !== ''),
  })
}
