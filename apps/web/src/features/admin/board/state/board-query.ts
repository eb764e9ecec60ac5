import type { getLocationOrders, getOrderDetails } from '@sizzle/contract/board.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../kit/api.ts'
import { clockOf, deviceClock } from '../../../../ui/clock.ts'
import { withLearned } from './learned-orders.ts'

export type BoardOrder = WireOutputOf<typeof getLocationOrders>['orders'][number]
export type OrderDetails = WireOutputOf<typeof getOrderDetails>['order']

/** The columns' titles are the specification's (back-office spec §2). */
export const COLUMNS = [
  { status: 'pending', title: 'Pending Orders' },
  { status: 'preparing', title: 'Under Preparation' },
  { status: 'ready', title: 'Ready' },
  { status: 'completed', title: 'Completed' },
] as const
export type ColumnStatus = (typeof COLUMNS)[number]['status']

const PAGE = 200
const AGAIN_AFTER_MS = 5_000

/** Everything under way, however old and however many, and all that was finished today. */
export function boardQuery(locationId: string) {
  return queryOptions({
    queryKey: ['board', locationId],
    queryFn: async ({ client }): Promise<BoardOrder[]> => {
      const begun = performance.now()
      const known = (await client.ensureQueryData(locationsQuery())).find(({ id }) => id === locationId)
      const finishedOn = (known ? clockOf(known) : deviceClock()).today()
      const lists = await Promise.all([
        allPages({ locationId, status: 'active' }),
        allPages({ locationId, finishedOn }),
      ])
      return withLearned(locationId, lists.flat(), begun)
    },
    // A list that could not be had is asked for again by itself: no stream tells of what was never known.
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_AFTER_MS : false),
  })
}

type Asked = { locationId: string; status?: 'active'; finishedOn?: string }

/** The list may move between two pages: an order that was on both is kept once. */
async function allPages(asked: Asked): Promise<BoardOrder[]> {
  const found = new Map<string, BoardOrder>()
  for (let offset = 0; ; ) {
    const { orders, metadata } = await api.get('/getLocationOrders', {
      ...asked,
      limit: String(PAGE),
      offset: String(offset),
    })
    for (const order of orders) found.set(order.orderId, order)
    offset += orders.length
    if (!metadata.hasMore || orders.length === 0) return [...found.values()]
  }
}

export function countsQuery(locationId: string) {
  return queryOptions({
    queryKey: ['board-counts', locationId],
    queryFn: () => api.get('/getLocationOrderCounts', { locationId }),
  })
}

/** `atLeastVersion`: what the live stream told; then many boards are answered from one reading. */
export function orderQuery(orderId: string, atLeastVersion?: number) {
  const asked = atLeastVersion === undefined ? { orderId } : { orderId, atLeastVersion: String(atLeastVersion) }
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: async (): Promise<OrderDetails> => (await api.get('/getOrderDetails', asked)).order,
  })
}

/** Search in what is over as well: the recall list. */
export function recallQuery(locationIds: readonly string[], search: string) {
  return queryOptions({
    queryKey: ['recall', locationIds, search],
    queryFn: async (): Promise<BoardOrder[]> => {
      const found = await Promise.all(
        locationIds.map((locationId) =>
          api.get('/getLocationOrders', {
            locationId,
            limit: '50',
            ...(search === '' ? { sortBy: 'updatedAt' } : { search }),
          }),
        ),
      )
      const orders = found
        .flatMap((one) => one.orders)
        .toSorted((a, b) => (locationIds.length > 1 ? b.updatedAt.localeCompare(a.updatedAt) : 0))
      return search === '' ? orders.filter(({ status }) => status === 'completed' || status === 'cancelled') : orders
    },
  })
}

export function locationsQuery() {
  return queryOptions({
    queryKey: ['locations'],
    queryFn: async () => (await api.get('/getActiveLocations', {})).locations,
    staleTime: 600_000,
  })
}
