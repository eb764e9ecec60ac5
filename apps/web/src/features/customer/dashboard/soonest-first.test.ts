import { expect, test } from 'vitest'
import { ORDER } from '../../../testing/shop.ts'
import { soonestFirst } from './soonest-first.ts'

const order = (id: string, status: (typeof ORDER)['status'], promisedAt: string) => ({
  ...ORDER,
  id,
  status,
  promisedAt,
})

test('what is ready first stands first, and what is over keeps its order', () => {
  const orders = [
    order('for tomorrow', 'pending', '2026-11-28T16:00:00.000Z'),
    order('newest of before', 'completed', '2026-11-27T10:00:00.000Z'),
    order('for tonight', 'preparing', '2026-11-27T23:32:00.000Z'),
    order('cancelled', 'cancelled', '2026-11-20T10:00:00.000Z'),
    order('at the counter', 'ready', '2026-11-27T23:05:00.000Z'),
  ]
  expect(soonestFirst(orders).map(({ id }) => id)).toEqual([
    'at the counter',
    'for tonight',
    'for tomorrow',
    'newest of before',
    'cancelled',
  ])
})
