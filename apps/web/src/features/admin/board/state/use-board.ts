import { lastFinishedFirst, matchesSearch, oldestFirst } from '@sizzle/domain/order/board.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { boardQuery, type ColumnStatus, countsQuery } from './board-query.ts'
import { type ShownOrder, useShownOrders } from './shown-orders.ts'

export type Columns = Readonly<Record<ColumnStatus | 'cancelled', readonly ShownOrder[]>>

/** The board's orders in their columns, the way the kitchen reads them; `search` narrows every column. */
export function useBoard(locationId: string, search: string) {
  const query = useQuery(boardQuery(locationId))
  const counts = useQuery(countsQuery(locationId))
  const orders = useShownOrders(query.data)
  const typed = useDeferredValue(search)
  const columns = useMemo(() => orders && sortIntoColumns(orders, typed), [orders, typed])
  return { query, orders, columns, completedToday: counts.data?.completed }
}

/** Work is done oldest first; of what is over the last finished comes first. */
function sortIntoColumns(orders: readonly ShownOrder[], typed: string): Columns {
  const found = orders.filter((order) => matchesSearch(order, typed)).sort(oldestFirst)
  const inStatus = (status: ShownOrder['status']) => found.filter((order) => order.status === status)
  return {
    pending: inStatus('pending'),
    preparing: inStatus('preparing'),
    ready: inStatus('ready'),
    completed: inStatus('completed').sort(lastFinishedFirst),
    cancelled: inStatus('cancelled').sort(lastFinishedFirst),
  }
}
