import { lastFinishedFirst, matchesSearch, oldestFirst, type SearchableOrder } from './board.ts'
import type { OrderType } from './order-type.ts'
import { isFinal, type OrderStatus } from './status.ts'

// The filters and the order of a list of orders.

export type OrderFilters = {
  readonly status: OrderStatus | null
  readonly orderType: OrderType | null
  readonly search: string
}

export const SORT_KEYS = ['orderTime', 'promisedAt', 'total', 'customerName'] as const
export const SORT_ORDERS = ['desc', 'asc'] as const
export type SortChoice = {
  readonly sortBy: (typeof SORT_KEYS)[number]
  readonly sortOrder: (typeof SORT_ORDERS)[number]
}
const DEFAULT_SORTING: SortChoice = { sortBy: 'orderTime', sortOrder: 'desc' }
/** A kitchen keeps promises: what is due next must not wait below the fold. */
export const KITCHEN_SORTING: SortChoice = { sortBy: 'promisedAt', sortOrder: 'asc' }

type FilterableOrder = SearchableOrder & { readonly status: OrderStatus; readonly orderType: OrderType }

export function matchesFilters(order: FilterableOrder, { status, orderType, search }: OrderFilters): boolean {
  if (status !== null && order.status !== status) return false
  if (orderType !== null && order.orderType !== orderType) return false
  return matchesSearch(order, search)
}

export function isNarrowed({ status, orderType, search }: OrderFilters): boolean {
  return status !== null || orderType !== null || search.trim() !== ''
}

/**
 * How many orders the filters keep from sight. `open`: somebody still has to do something, `waiting` ones included, and
 * those with which the kitchen does not begin yet.
 */
export type HiddenCounts = {
  readonly waiting: number
  readonly open: number
  readonly later: number
  readonly finished: number
}

/** Nobody waits for what is for later, so it is never a new order that is hidden. */
export function hiddenBy(
  { due, later }: { due: readonly FilterableOrder[]; later: readonly FilterableOrder[] },
  filters: OrderFilters,
): HiddenCounts {
  const isHidden = (order: FilterableOrder) => !matchesFilters(order, filters)
  const hidden = due.filter(isHidden)
  const ahead = later.filter(isHidden).length
  const finished = hidden.filter(({ status }) => isFinal(status)).length
  return {
    waiting: hidden.filter(({ status }) => status === 'pending').length,
    open: hidden.length - finished + ahead,
    later: ahead,
    finished,
  }
}

/** What a choice or an address asks for; what is missing is the default. Null when nothing valid is asked for. */
export function sortingFrom(sortBy: string | null, sortOrder: string | null): SortChoice | null {
  const by = SORT_KEYS.find((one) => one === sortBy)
  const direction = SORT_ORDERS.find((one) => one === sortOrder)
  if (by === undefined && direction === undefined) return null
  return { sortBy: by ?? DEFAULT_SORTING.sortBy, sortOrder: direction ?? DEFAULT_SORTING.sortOrder }
}

type SortableOrder = {
  readonly id: string
  readonly orderTime: string
  readonly fireAt?: string | null
  readonly promisedAt: string
  readonly pricing: { readonly total: number }
  readonly customerInfo: { readonly name: string }
}

/** Orders of which the chosen key says the same come oldest first, whatever the direction. */
export function compareOrders({ sortBy, sortOrder }: SortChoice): (a: SortableOrder, b: SortableOrder) => number {
  const compare = COMPARISONS[sortBy]
  const sign = sortOrder === 'asc' ? 1 : -1
  return (a, b) => sign * compare(a, b) || oldestFirst(a, b)
}

const COMPARISONS: Readonly<Record<SortChoice['sortBy'], (a: SortableOrder, b: SortableOrder) => number>> = {
  orderTime: oldestFirst,
  promisedAt: (a, b) => a.promisedAt.localeCompare(b.promisedAt),
  total: (a, b) => a.pricing.total - b.pricing.total,
  customerName: (a, b) => a.customerInfo.name.localeCompare(b.customerInfo.name),
}

type ReadyOrder = SortableOrder & { readonly readyTime: string | null }

/** What is ready has kept its promise. By due time the longest waiting comes first, as its card counts: it gets cold. */
export function compareReady(sorting: SortChoice): (a: ReadyOrder, b: ReadyOrder) => number {
  if (sorting.sortBy !== 'promisedAt') return compareOrders(sorting)
  const sign = sorting.sortOrder === 'asc' ? 1 : -1
  return (a, b) => sign * readySince(a).localeCompare(readySince(b)) || oldestFirst(a, b)
}

/** An order that is just being made ready here has no time yet: it counts as the latest. */
function readySince({ readyTime }: ReadyOrder): string {
  return readyTime ?? '9'
}

type FinishedOrder = SortableOrder & { readonly completedTime: string | null; readonly cancelledTime: string | null }

/** No time of the work matters any more once an order is over: then the last finished comes first. */
export function compareFinished(sorting: SortChoice): (a: FinishedOrder, b: FinishedOrder) => number {
  const isByTime = sorting.sortBy === 'orderTime' || sorting.sortBy === 'promisedAt'
  return isByTime ? lastFinishedFirst : compareOrders(sorting)
}
