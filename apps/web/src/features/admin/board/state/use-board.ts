import {
  compareFinished,
  compareOrders,
  compareReady,
  hiddenBy,
  matchesFilters,
  type OrderFilters,
  type SortChoice,
} from '@sizzle/domain/order/order-list.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { hasFailed } from '../../../../kit/server/has-failed.ts'
import { type BoardOrder, boardQuery, type ColumnStatus, countsQuery } from './board-query.ts'
import { type ShownOrder, useShownOrders } from './shown-orders.ts'
import { useFiring } from './use-firing.ts'

export type Columns = Readonly<Record<ColumnStatus | 'cancelled', readonly ShownOrder[]>>

/** What every one of these locations has; a list that could not be had is missing, and one that is on its way is waited for. */
export function useOrdersOf(locationIds: readonly string[]) {
  const queries = useQueries({ queries: locationIds.map(boardQuery), combine: together })
  return { ...queries, orders: useShownOrders(queries.orders) }
}

function together(lists: UseQueryResult<BoardOrder[]>[]) {
  // One that has failed is asked for again every few seconds: the others stay on the screen meanwhile.
  const isPending = lists.some((list) => list.isPending && !hasFailed(list))
  const known = lists.filter((list) => list.data !== undefined)
  return {
    orders: isPending || known.length === 0 ? undefined : known.flatMap(({ data }) => data ?? []),
    isPending,
    error: lists.find(({ error }) => error)?.error ?? null,
    hasFailed: lists.some(hasFailed),
    isRefetching: lists.some((list) => list.isRefetching),
    /** As old as the oldest of them. */
    updatedAt: Math.min(...lists.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => void Promise.all(lists.map((list) => list.refetch())),
  }
}

/** The board's orders in their columns: those that the filters let through, in the chosen order. */
export function useBoard(locationIds: readonly string[], filters: OrderFilters, sorting: SortChoice) {
  const query = useOrdersOf(locationIds)
  const { orders } = query
  const completedToday = useQueries({ queries: locationIds.map(countsQuery), combine: completedOf })
  const wanted = useDeferredValue(filters)
  const { due, later } = useFiring(orders)
  const list = useMemo(
    () => due && later && boardOf({ due, later, filters: wanted, sorting }),
    [due, later, wanted, sorting],
  )
  return { query, orders, due, completedToday, list }
}

type BoardParts = {
  readonly due: readonly ShownOrder[]
  /** The kitchen does not begin with them yet. */
  readonly later: readonly ShownOrder[]
  readonly filters: OrderFilters
  readonly sorting: SortChoice
}

function boardOf({ due, later, filters, sorting }: BoardParts) {
  const found = due.filter((order) => matchesFilters(order, filters))
  return {
    /** Those that the rest is of: while somebody types, the list follows a moment later. */
    filters,
    found,
    later: later.filter((order) => matchesFilters(order, filters)),
    columns: sortIntoColumns(found, sorting),
    tickets: inOneFlow(found, sorting),
    /** Also what the filters hide. */
    counts: countByStatus(due),
    hidden: hiddenBy({ due, later }, filters),
  }
}

export type BoardList = ReturnType<typeof boardOf>
export type Counts = Readonly<Record<ShownOrder['status'], number>>

function countByStatus(orders: readonly ShownOrder[]): Counts {
  const counts = { pending: 0, preparing: 0, ready: 0, completed: 0, cancelled: 0 }
  for (const { status } of orders) counts[status] += 1
  return counts
}

/** How many that are over today fit what is searched for; 0 while nothing is, or where they stand in the place of the cards. */
export function finishedFound({ filters, columns }: BoardList): number {
  if (filters.search.trim() === '' || (filters.status !== null && isFinal(filters.status))) return 0
  return columns.completed.length + columns.cancelled.length
}

/** Something is searched for, and none of what is still to be done fits it. */
export function findsNothingOpen({ filters, found, later }: BoardList): boolean {
  if (filters.search.trim() === '' || later.length > 0) return false
  return found.every(({ status }) => isFinal(status)) && !(filters.status !== null && isFinal(filters.status))
}

function completedOf(counts: UseQueryResult<{ completed: number }>[]): number | undefined {
  if (counts.some(({ data }) => data === undefined)) return undefined
  return counts.reduce((sum, { data }) => sum + (data?.completed ?? 0), 0)
}

function sortIntoColumns(found: readonly ShownOrder[], sorting: SortChoice): Columns {
  const inStatus = (status: ShownOrder['status']) => found.filter((order) => order.status === status)
  const work = compareOrders(sorting)
  const finished = compareFinished(sorting)
  return {
    pending: inStatus('pending').sort(work),
    preparing: inStatus('preparing').sort(work),
    ready: inStatus('ready').sort(compareReady(sorting)),
    completed: inStatus('completed').sort(finished),
    cancelled: inStatus('cancelled').sort(finished),
  }
}

/** What is to be made in the chosen order, and behind it what waits to be handed over. */
function inOneFlow(found: readonly ShownOrder[], sorting: SortChoice): readonly ShownOrder[] {
  const toMake = found.filter(({ status }) => status === 'pending' || status === 'preparing')
  const ready = found.filter(({ status }) => status === 'ready')
  return [...toMake.sort(compareOrders(sorting)), ...ready.sort(compareReady(sorting))]
}
