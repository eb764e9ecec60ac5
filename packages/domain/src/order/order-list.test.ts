import { describe, expect, test } from 'vitest'
import {
  compareFinished,
  compareOrders,
  compareReady,
  type HiddenCounts,
  hiddenBy,
  isNarrowed,
  KITCHEN_SORTING,
  matchesFilters,
  type OrderFilters,
  type SortChoice,
  sortingFrom,
} from './order-list.ts'
import type { OrderType } from './order-type.ts'
import type { OrderStatus } from './status.ts'

const NO_ORDER_FILTERS = { status: null, orderType: null, search: '' }

function order(id: string, status: OrderStatus = 'pending', orderType: OrderType = 'pickup', name = 'Priya') {
  const customerInfo = { name, email: `${id}@example.test`, phone: '+19025550123' }
  return { id, shortNumber: `TRU-${id}`, status, orderType, customerInfo, items: [] }
}

describe('filters of an order list', () => {
  const one = order('a', 'ready', 'delivery', 'José Díaz')
  test.each<[Partial<OrderFilters>, boolean, boolean]>([
    [{}, true, false],
    [{ search: '  ' }, true, false],
    [{ status: 'ready' }, true, true],
    [{ status: 'pending' }, false, true],
    [{ orderType: 'delivery' }, true, true],
    [{ orderType: 'dine-in' }, false, true],
    [{ search: 'díaz' }, true, true],
    [{ status: 'ready', orderType: 'delivery', search: 'tru-a' }, true, true],
    [{ status: 'ready', orderType: 'pickup', search: 'tru-a' }, false, true],
    [{ status: 'ready', orderType: 'delivery', search: 'priya' }, false, true],
  ])('%j: shown %s, narrowed %s', (some, isShown, narrowed) => {
    const filters = { ...NO_ORDER_FILTERS, ...some }
    expect(matchesFilters(one, filters)).toBe(isShown)
    expect(isNarrowed(filters)).toBe(narrowed)
  })

  const all = [
    order('1'),
    order('2', 'pending', 'delivery'),
    order('3', 'preparing'),
    order('4', 'ready', 'delivery'),
    order('5', 'completed'),
    order('6', 'cancelled', 'delivery'),
  ]
  test.each<[Partial<OrderFilters>, HiddenCounts]>([
    [{}, { waiting: 0, open: 0, later: 0, finished: 0 }],
    [{ status: 'pending' }, { waiting: 0, open: 2, later: 0, finished: 2 }],
    [{ status: 'completed' }, { waiting: 2, open: 5, later: 1, finished: 1 }],
    [{ orderType: 'delivery' }, { waiting: 1, open: 3, later: 1, finished: 1 }],
    [{ search: 'nobody' }, { waiting: 2, open: 5, later: 1, finished: 2 }],
  ])('%j hide %j, and what is for later is open and not new', (some, expected) => {
    expect(hiddenBy({ due: all, later: [order('7')] }, { ...NO_ORDER_FILTERS, ...some })).toEqual(expected)
  })
})

describe('the order of an order list', () => {
  test.each([
    [null, null, null],
    ['zzz', 'zzz', null],
    ['total', null, { sortBy: 'total', sortOrder: 'desc' }],
    [null, 'asc', { sortBy: 'orderTime', sortOrder: 'asc' }],
    ['total', 'zzz', { sortBy: 'total', sortOrder: 'desc' }],
    ['zzz', 'asc', { sortBy: 'orderTime', sortOrder: 'asc' }],
    ['customerName', 'asc', { sortBy: 'customerName', sortOrder: 'asc' }],
  ])('that %j and %j ask for is %j', (by, direction, expected) => expect(sortingFrom(by, direction)).toEqual(expected))

  const placed = (id: string, minute: number, due: number, total: number, name: string) => ({
    id,
    orderTime: `2026-11-20T16:0${minute}:00.000Z`,
    promisedAt: `2026-11-20T16:4${due}:00.000Z`,
    pricing: { total },
    customerInfo: { name },
    readyTime: id === 'd' ? null : `2026-11-20T16:3${9 - minute}:00.000Z`,
    completedTime: `2026-11-20T17:0${9 - minute}:00.000Z`,
    cancelledTime: null,
  })
  const orders = [
    placed('a', 1, 3, 9.5, 'Zoe'),
    placed('c', 2, 1, 100, 'adam'),
    placed('b', 2, 1, 20, 'Élodie'),
    placed('d', 3, 2, 20, 'Mia'),
  ]
  const ids = (compare: (a: (typeof orders)[0], b: (typeof orders)[0]) => number) =>
    orders
      .toSorted(compare)
      .map(({ id }) => id)
      .join('')
  test.each<[SortChoice['sortBy'], SortChoice['sortOrder'], string, string]>([
    ['orderTime', 'desc', 'dcba', 'acbd'],
    ['orderTime', 'asc', 'abcd', 'acbd'],
    ['promisedAt', 'asc', 'bcda', 'acbd'],
    ['promisedAt', 'desc', 'adbc', 'acbd'],
    ['total', 'desc', 'cbda', 'cbda'],
    ['total', 'asc', 'abdc', 'abdc'],
    ['customerName', 'asc', 'cbda', 'cbda'],
    ['customerName', 'desc', 'adbc', 'adbc'],
  ])('by %s, %s, is %s, and of what is over %s', (sortBy, sortOrder, open, finished) => {
    expect(ids(compareOrders({ sortBy, sortOrder }))).toBe(open)
    expect(ids(compareFinished({ sortBy, sortOrder }))).toBe(finished)
  })

  test('a kitchen begins with what is due soonest (kitchen 1)', () =>
    expect(ids(compareOrders(KITCHEN_SORTING))).toBe('bcda'))

  test.each<[SortChoice['sortBy'], SortChoice['sortOrder'], string]>([
    ['promisedAt', 'asc', 'bcad'],
    ['promisedAt', 'desc', 'dabc'],
    ['orderTime', 'asc', 'abcd'],
    ['total', 'desc', 'cbda'],
  ])(
    'of what is ready, by %s, %s, is %s: no promise is left to keep, and what waits longest gets cold (kitchen 1)',
    (...wanted) => {
      const [sortBy, sortOrder, expected] = wanted
      expect(ids(compareReady({ sortBy, sortOrder }))).toBe(expected)
    },
  )
})
