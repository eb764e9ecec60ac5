import {
  isNarrowed,
  KITCHEN_SORTING,
  type OrderFilters,
  SORT_KEYS,
  SORT_ORDERS,
  type SortChoice,
  sortingFrom,
} from '@sizzle/domain/order/order-list.ts'
import { ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import { ORDER_STATUSES } from '@sizzle/domain/order/status.ts'
import { useCallback, useMemo } from 'react'
import { oneOf, textOf } from '../../../../kit/address/filters.ts'
import { useSection } from '../../../../kit/address/use-section.ts'
import { onDevice } from '../../../../kit/storage.ts'
import { useTypedSearch } from '../../../../ui/list/use-typed-search.ts'

const SORTING_KEY = 'board-sorting'

export type BoardFilters = {
  readonly filters: OrderFilters
  readonly isNarrowed: boolean
  readonly sorting: SortChoice
  /** The order whose details are open: `#orders/ID`. */
  readonly openOrderId: string | null
  readonly onOpenOrder: (orderId: string | null) => void
  readonly onStatus: (status: string | null) => void
  readonly onOrderType: (orderType: string | null) => void
  readonly onSearch: (typed: string) => void
  readonly onSorting: (sorting: SortChoice) => void
  /** Takes every filter away; the order of the cards stays. */
  readonly onReset: () => void
}

const FILTERS = {
  status: oneOf(ORDER_STATUSES),
  orderType: oneOf(ORDER_TYPES),
  search: textOf(100),
  sortBy: oneOf(SORT_KEYS),
  sortOrder: oneOf(SORT_ORDERS),
}

/** The address holds what narrows the board. How it is sorted is a habit of a kitchen: its device remembers that too. */
export function useBoardFilters(): BoardFilters {
  const { values, below, change, open } = useSection(FILTERS)
  const { status = null, orderType = null } = values
  const [search, setSearch] = useTypedSearch(values.search, (typed) => change({ search: typed.trim() }))
  const { sortBy, sortOrder } =
    sortingFrom(values.sortBy ?? null, values.sortOrder ?? null) ?? rememberedSorting() ?? KITCHEN_SORTING
  const filters = useMemo(() => ({ status, orderType, search }), [status, orderType, search])
  return {
    filters,
    isNarrowed: isNarrowed(filters),
    sorting: useMemo(() => ({ sortBy, sortOrder }), [sortBy, sortOrder]),
    openOrderId: below[0] ?? null,
    onOpenOrder: useCallback((orderId: string | null) => (orderId === null ? open() : open(orderId)), [open]),
    onStatus: (next) => change({ status: ORDER_STATUSES.find((one) => one === next) }),
    onOrderType: (next) => change({ orderType: ORDER_TYPES.find((one) => one === next) }),
    onSearch: setSearch,
    onSorting: (next) => {
      onDevice.setItem(SORTING_KEY, `${next.sortBy} ${next.sortOrder}`)
      change(next)
    },
    onReset: () => {
      setSearch('')
      change({ status: undefined, orderType: undefined, search: '' })
    },
  }
}

function rememberedSorting(): SortChoice | null {
  const [by, direction] = (onDevice.getItem(SORTING_KEY) ?? '').split(' ')
  return sortingFrom(by ?? null, direction ?? null)
}
