import type { getLocationOrders } from '@sizzle/contract/board.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { BRAND } from '../../../brand/brand.ts'
import { api } from '../../../kit/api.ts'

export type BoardOrder = WireOutputOf<typeof getLocationOrders>['orders'][number]

/** The columns' titles are the specification's (back-office spec §2). */
export const COLUMNS = [
  { status: 'pending', title: 'Pending Orders' },
  { status: 'preparing', title: 'Under Preparation' },
  { status: 'ready', title: 'Ready' },
  { status: 'completed', title: 'Completed' },
] as const
export type ColumnStatus = (typeof COLUMNS)[number]['status']

const MOST_ACTIVE = 200
const MOST_COMPLETED = 30
/** Beside the live stream: a safety net, not the way news arrives. */
const REFRESH_MS = 30_000

/** Everything under way, however old, and the latest of what was finished today. */
export function boardQuery(locationId: string) {
  return queryOptions({
    queryKey: ['board', locationId],
    queryFn: async (): Promise<BoardOrder[]> => {
      const pages = await Promise.all(
        COLUMNS.map(({ status }) =>
          api.get('/getLocationOrders', {
            locationId,
            status,
            ...(status === 'completed'
              ? { limit: String(MOST_COMPLETED), startDate: today() }
              : { limit: String(MOST_ACTIVE) }),
          }),
        ),
      )
      return pages.flatMap(({ orders }) => orders)
    },
    refetchInterval: REFRESH_MS,
  })
}

export function locationsQuery() {
  return queryOptions({
    queryKey: ['locations'],
    queryFn: async () => (await api.get('/getActiveLocations', {})).locations,
    staleTime: 600_000,
  })
}

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: BRAND.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

function today(): string {
  return day.format(new Date())
}
