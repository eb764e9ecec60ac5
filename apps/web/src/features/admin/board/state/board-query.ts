import type { getOrderDetails } from '@sizzle/contract/board.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, askInParts, hearsItself } from '../../../../kit/server/ask.ts'
import { askOnce } from '../../../../kit/server/ask-once.ts'
import { queries } from '../../../../kit/server/queries.tsx'
import { type LearnedOrder, withLearned } from './learned-orders.ts'

export type BoardOrder = LearnedOrder
export type OrderDetails = WireOutputOf<typeof getOrderDetails>['order']

/** The columns' titles are agreed to the letter (kitchen 1). */
export const COLUMNS = [
  { status: 'pending', title: 'Pending Orders' },
  { status: 'preparing', title: 'Under Preparation' },
  { status: 'ready', title: 'Ready' },
  { status: 'completed', title: 'Completed' },
] as const
export type ColumnStatus = (typeof COLUMNS)[number]['status']

const PAGE = 200

/** Everything under way, however old and however many, and all that was finished today. */
export function boardQuery(locationId: string) {
  return queryOptions({
    ...hearsItself(askInParts('/getLocationOrders', { locationId }, () => readBoard(locationId))),
  })
}

async function readBoard(locationId: string): Promise<BoardOrder[]> {
  const begun = performance.now()
  const lists = await Promise.all([
    allPages({ locationId, status: 'active' }),
    allPages({ locationId, finishedOn: 'today' }),
  ])
  return withLearned(locationId, lists.flat(), begun)
}

type PageQuery = { locationId: string; status?: 'active'; finishedOn?: 'today' }

/** The list may move between two pages: an order that was on both is kept once. */
async function allPages(asked: PageQuery): Promise<BoardOrder[]> {
  const found = new Map<string, BoardOrder>()
  for (let offset = 0; ; ) {
    const { orders, metadata } = await askOnce('/getLocationOrders', {
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
  return hearsItself(ask('/getLocationOrderCounts', { locationId }))
}

export function orderQuery(orderId: string) {
  return queryOptions({ ...ask('/getOrderDetails', { orderId }), select: ({ order }) => order })
}

/** Read anew, for all who show it. `atLeastVersion` is what the live stream told: many boards are answered from one reading. */
export async function readOrder(orderId: string, atLeastVersion: number): Promise<OrderDetails> {
  const asked = { orderId, atLeastVersion: String(atLeastVersion) }
  const read = () => askOnce('/getOrderDetails', asked)
  const { order } = await queries.fetchQuery({ ...ask('/getOrderDetails', { orderId }), queryFn: read, staleTime: 0 })
  return order
}

/** Search in what is over as well: the recall list. */
export function recallQuery(locationIds: readonly string[], search: string) {
  return askInParts('/getLocationOrders', { locationIds, search }, async (): Promise<BoardOrder[]> => {
    const sorted = search === '' ? { sortBy: 'updatedAt' as const } : { search }
    const found = await Promise.all(
      locationIds.map((locationId) => askOnce('/getLocationOrders', { locationId, limit: '50', ...sorted })),
    )
    const orders = found
      .flatMap((one) => one.orders)
      .toSorted((a, b) => (locationIds.length > 1 ? b.updatedAt.localeCompare(a.updatedAt) : 0))
    return search === '' ? orders.filter(({ status }) => status === 'completed' || status === 'cancelled') : orders
  })
}
