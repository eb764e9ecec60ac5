import { expect, test } from 'vitest'
import { type MovingOrder, movedOrders, movesInWords } from './moved-orders.ts'
import type { OrderStatus } from './status.ts'

const order = (number: number, status: OrderStatus, change: Partial<MovingOrder> = {}): MovingOrder => ({
  orderId: `id-${number}`,
  shortNumber: `TRU-00${number}`,
  status,
  statusHistory: [{ status, by: 'Ravi Shah' }],
  isSending: false,
  isWaiting: false,
  ...change,
})
const TITLES = {
  pending: 'Pending Orders',
  preparing: 'Under Preparation',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const
const said = (before: readonly MovingOrder[], now: readonly MovingOrder[]) =>
  movesInWords(movedOrders(before, now), (status) => TITLES[status])

test.each<[string, MovingOrder[], MovingOrder[], string]>([
  ['nothing that stayed', [order(1, 'ready')], [order(1, 'ready')], ''],
  ['nothing that is new, which calls by itself', [], [order(1, 'pending')], ''],
  ['who moved it where', [order(1, 'pending')], [order(1, 'ready')], 'TRU-001 moved to Ready by Ravi Shah'],
  ['a step that was taken back', [order(1, 'ready')], [order(1, 'pending')], 'TRU-001 moved to Pending Orders'],
  ['nothing that is being moved from here', [order(1, 'pending')], [order(1, 'ready', { isSending: true })], ''],
  ['nothing that was moved from here', [order(1, 'pending', { isWaiting: true })], [order(1, 'ready')], ''],
  [
    'nothing whose history is not here yet',
    [order(1, 'pending')],
    [order(1, 'ready', { statusHistory: [{ status: 'pending', by: 'Priya Nair' }] })],
    '',
  ],
  [
    'each of a few',
    [order(1, 'pending'), order(2, 'ready')],
    [order(1, 'preparing'), order(2, 'completed')],
    'TRU-001 moved to Under Preparation by Ravi Shah. TRU-002 moved to Completed by Ravi Shah',
  ],
  [
    'how many of many',
    [1, 2, 3, 4].map((number) => order(number, 'pending')),
    [...[1, 2, 3].map((number) => order(number, 'preparing')), order(4, 'cancelled')],
    '3 orders moved to Under Preparation. 1 order moved to Cancelled',
  ],
])('it is said: %s (kitchen 41)', (_, before, now, words) => expect(said(before, now)).toBe(words))
