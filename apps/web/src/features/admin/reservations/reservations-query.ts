import type {
  getAllReservations,
  getReservationDay,
  getReservationHistory,
} from '@sizzle/contract/reservations-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { ReservationFilters } from '@sizzle/domain/reservations/reservation.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../kit/api.ts'

export type ReservationList = WireOutputOf<typeof getAllReservations>
export type ListedReservation = ReservationList['reservations'][number]
export type DaySlot = WireOutputOf<typeof getReservationDay>['slots'][number]
export type ReservationStory = WireOutputOf<typeof getReservationHistory>

const ALL = ['reservations'] as const

/** The old page stays until the new one is there: nothing jumps under the reader. */
export function listQuery(filters: ReservationFilters, page: number) {
  return queryOptions({
    queryKey: [...ALL, 'list', filters, page],
    queryFn: () => api.get('/getAllReservations', { ...filters, page: String(page) }),
    placeholderData: keepPreviousData,
  })
}

export function dayQuery(location: string, date: string) {
  return queryOptions({
    queryKey: [...ALL, 'day', location, date],
    queryFn: () => api.get('/getReservationDay', { location, date }),
    // Seats that are held while somebody books come and go without news.
    refetchInterval: 30_000,
  })
}

export function storyQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'story', id],
    queryFn: () => api.get('/getReservationHistory', { id }),
  })
}

export type CancelFilter = Record<'location' | 'date' | 'time' | 'phone' | 'email' | 'source', string>

/** Asked once something beside the location is filled in. */
export function toCancelQuery(asked: CancelFilter) {
  const { location, time, ...narrowing } = asked
  const given = Object.fromEntries(Object.entries({ ...narrowing, time }).filter(([, value]) => value.trim() !== ''))
  return queryOptions({
    queryKey: [...ALL, 'to cancel', asked],
    queryFn: () => api.get('/getReservationsToCancel', { location, ...given }),
    enabled: Object.values(narrowing).some((value) => value.trim() !== ''),
    retry: false,
  })
}

/** The active locations, with tables or without: a booking stays where it was made. */
export function placesQuery() {
  return queryOptions({
    queryKey: ['locations'],
    queryFn: async () => (await api.get('/getActiveLocations', {})).locations,
    staleTime: 600_000,
  })
}

export function refetchReservations(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ALL })
}
