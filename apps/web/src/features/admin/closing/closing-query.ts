import type { checkZReports, closeDay, countDrawer, getDayToClose, getZReport } from '@sizzle/contract/closing.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { localDate, locationId, pageUpTo } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'
import { ask } from '../../../kit/server/ask.ts'

export type DayToClose = WireOutputOf<typeof getDayToClose>
export type DrawerCount = Pick<
  WireOutputOf<typeof countDrawer>,
  'countId' | 'counted' | 'expected' | 'cameSince' | 'difference'
> & {
  /** Nothing in the moment of the count. */
  readonly cameAfter?: number
}
export type ZReport = WireOutputOf<typeof closeDay>['report']
export type WrittenReport = WireOutputOf<typeof getZReport>
export type ChainCheck = WireOutputOf<typeof checkZReports>

/** `from`: the day that somebody chose to begin with. */
const FILTERS = { location: locationId, page: pageUpTo(9999), from: localDate }

/** Whose books these are, and which report is open: `#closing`, `#closing/12`. */
export function useClosingPlace() {
  const { values, below, change, addressBelow } = useSection(FILTERS)
  const [first = ''] = below
  return { ...values, report: /^[1-9]\d{0,5}$/.test(first) ? first : undefined, change, addressBelow }
}

export function dayQuery(place: string, from: string | undefined) {
  return queryOptions(ask('/getDayToClose', { locationId: place, ...(from !== undefined && { date: from }) }))
}

export function reportsQuery(place: string, page: number) {
  return queryOptions({
    ...ask('/getZReports', { locationId: place, page: String(page) }),
    placeholderData: keepPreviousData,
  })
}

export function reportQuery(place: string, n: string) {
  return queryOptions(ask('/getZReport', { locationId: place, n }))
}
