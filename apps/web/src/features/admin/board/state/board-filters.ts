import {
  isNarrowed,
  KITCHEN_SORTING,
  type OrderFilters,
  SORT_KEYS,
  SORT_ORDERS,
  type Sorting,
  sortingFrom,
} from '@sizzle/domain/order/order-list.ts'
import { ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import { ORDER_STATUSES } from '@sizzle/domain/order/status.ts'
import { useMemo } from 'react'
import { onDevice } from '../../../../kit/storage.ts'
import { useFilters, useTrueAddress } from '../../../../kit/use-filters.ts'
import { useTypedSearch } from '../../../../kit/use-typed-search.ts'

const SORTING_KEY = 'board-sorting'

export type BoardFilters = {
  readonly filters: OrderFilters
  readonly isNarrowed: boolean
  readonly sorting: Sorting
  readonly onStatus: (status: string | null) => void
  readonly onOrderType: (orderType: string | null) => void
  readonly onSearch: (typed: string) => void
  readonly onSorting: (sorting: Sorting) => void
  /** Takes every filter away; the order of the cards stays. */
  readonly onReset: () => void
}

/** The address holds what narrows the board. How it is sorted is a habit of a kitchen: its device remembers that too. */
export function useBoardFilters(location: string): BoardFilters {
  const [said, setFilters] = useFilters()
  const status = ORDER_STATUSES.find((one) => one === said.get('status')) ?? null
  const orderType = ORDER_TYPES.find((one) => one === said.get('orderType')) ?? null
  const saidSearch = said.get('search')?.slice(0, 100) ?? ''
  const [search, setSearch] = useTypedSearch(saidSearch, (typed) => setFilters({ search: typed.trim() }))
  const { sortBy, sortOrder } =
    sortingFrom(said.get('sortBy'), said.get('sortOrder')) ?? rememberedSorting() ?? KITCHEN_SORTING
  useTrueAddress({
    location,
    status,
    orderType,
    sortBy: SORT_KEYS.find((one) => one === said.get('sortBy')) ?? null,
    sortOrder: SORT_ORDERS.find((one) => one === said.get('sortOrder')) ?? null,
  })
  const filters = useMemo(() => ({ status, orderType, search }), [status, orderType, search])
  return {
    filters,
    isNarrowed: isNarrowed(filters),
    sorting: useMemo(() => ({ sortBy, sortOrder }), [sortBy, sortOrder]),
    onStatus: (next) => setFilters({ status: next }),
    onOrderType: (next) => setFilters({ orderType: next }),
    onSearch: setSearch,
    onSorting: (next) => {
      onDevice.setItem(SORTING_KEY, `${next.sortBy} ${next.sortOrder}`)
      setFilters({ sortBy: next.sortBy, sortOrder: next.sortOrder })
    },
    onReset: () => {
      setSearch('')
      setFilters({ status: null, orderType: null, search: null })
    },
  }
}

function rememberedSorting(): Sorting | null {
  const [by, direction] = (onDevice.getItem(SORTING_KEY) ?? '').split(' ')
  return sortingFrom(by ?? null, direction ?? null)
}
