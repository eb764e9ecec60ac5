import { lastFinishedFirst, matchesSearch, oldestFirst } from '@sizzle/domain/order/board.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { type BoardOrder, boardQuery, type ColumnStatus, countsQuery } from './board-query.ts'
import { type ShownOrder, useShownOrders } from './shown-orders.ts'

export type Columns = Readonly<Record<ColumnStatus | 'cancelled', readonly ShownOrder[]>>

/** What every one of these locations has; a list that could not be had is missing, and one that is on its way is waited for. */
export function useOrdersOf(locationIds: readonly string[]) {
  const queries = useQueries({ queries: locationIds.map(boardQuery), combine: together })
  return { ...queries, orders: useShownOrders(queries.orders) }
}

function together(lists: UseQueryResult<BoardOrder[]>[]) {
  const isPending = lists.some((list) => list.isPending)
  const known = lists.filter((list) => list.data !== undefined)
  return {
    orders: isPending || known.length === 0 ? undefined : known.flatMap(({ data }) => data ?? []),
    isPending,
    error: lists.find(({ error }) => error)?.error ?? null,
    isRefetching: lists.some((list) => list.isRefetching),
    /** As old as the oldest of them. */
    updatedAt: Math.min(...lists.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => void Promise.all(lists.map((list) => list.refetch())),
  }
}

/** The board's orders in their columns, the way the kitchen reads them; search and type narrow every column. */
export function useBoard(locationIds: readonly string[], search: string, type: OrderType | null) {
  const query = useOrdersOf(locationIds)
  const { orders } = query
  const completedToday = useQueries({ queries: locationIds.map(countsQuery), combine: completedOf })
  const typed = useDeferredValue(search)
  const columns = useMemo(() => orders && sortIntoColumns(orders, typed, type), [orders, typed, type])
  return { query, orders, columns, completedToday }
}

function completedOf(counts: UseQueryResult<{ completed: number }>[]): number | undefined {
  if (counts.some(({ data }) => data === undefined)) return undefined
  return counts.reduce((sum, { data }) => sum + (data?.completed ?? 0), 0)
}

/** Work is done oldest first; of what is over the last finished comes first. */
function sortIntoColumns(orders: readonly ShownOrder[], typed: string, type: OrderType | null): Columns {
  const found = orders
    .filter((order) => matchesSearch(order, typed) && (type === null || order.orderType === type))
    .sort(oldestFirst)
  const inStatus = (status: ShownOrder['status']) => found.filter((order) => order.status === status)
  return {
    pending: inStatus('pending'),
    preparing: inStatus('preparing'),
    ready: inStatus('ready'),
    completed: inStatus('completed').sort(lastFinishedFirst),
    cancelled: inStatus('cancelled').sort(lastFinishedFirst),
  }
}
