import type { getAllLocations, previewTaxes } from '@sizzle/contract/locations-office.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import type { LocationFilters } from './location-filters.ts'

export type LocationList = WireOutputOf<typeof getAllLocations>
export type ManagedLocation = LocationList['locations'][number]
export type Standing = LocationList['standing']
export type TaxQuestion = WireInputOf<typeof previewTaxes>

export function listQuery({ status, search, page }: LocationFilters) {
  return queryOptions({
    ...ask('/getAllLocations', { status, search, page: String(page) }),
    placeholderData: keepPreviousData,
  })
}

/** What is still to be served at one location, and how many dishes it has; orders come all the time, so it is asked anew. */
export function standingQuery(id: string) {
  return queryOptions({ ...ask('/getAllLocations', { id }), staleTime: 0, select: ({ standing }) => standing })
}

/** One location as it is now, and again after each change of it. */
export function locationNowQuery(id: string) {
  return queryOptions({
    ...ask('/getAllLocations', { id }),
    select: ({ locations }) => locations.find((one) => one.id === id),
  })
}

export function idQuery(id: string) {
  return queryOptions({ ...ask('/locationIdExists', { id }), enabled: id !== '' })
}

export function taxPreviewQuery(question: TaxQuestion | undefined) {
  return queryOptions({
    ...ask('/previewTaxes', question ?? { tax: { kind: 'postal' }, postalCode: '' }),
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
  })
}
