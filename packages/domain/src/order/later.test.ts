import { expect, test } from 'vitest'
import { isForLater, laterByDay, nextFiring } from './later.ts'

const NOW = new Date('2026-11-21T15:00:00Z') // Saturday, 11 a.m. in Halifax

function order(id: string, scheduledFor: string, timeZone = 'America/Halifax') {
  const fireAt = new Date(Date.parse(scheduledFor) - 27 * 60_000).toISOString()
  return { id, status: 'pending' as const, fireAt, scheduledFor, promisedAt: scheduledFor, locationInfo: { timeZone } }
}

test.each([
  ['at once', 'pending', null, false],
  ['before its time', 'pending', '2026-11-21T15:00:00.001Z', true],
  ['at its time', 'pending', '2026-11-21T15:00:00.000Z', false],
  ['long after it', 'pending', '2026-11-20T15:00:00.000Z', false],
  ['started early', 'preparing', '2026-11-21T22:00:00.000Z', false],
  ['cancelled before', 'cancelled', '2026-11-21T22:00:00.000Z', false],
] as const)('an order %s waits for its time: %s %s %s', (_, status, fireAt, isLater) => {
  expect(isForLater({ status, fireAt }, NOW)).toBe(isLater)
})

test('the list changes by itself when the first of them is due', () => {
  const orders = [order('b', '2026-11-21T22:30:00Z'), order('a', '2026-11-21T20:00:00Z')]
  expect(nextFiring(orders, NOW)).toEqual(new Date('2026-11-21T19:33:00Z'))
  expect(nextFiring(orders, new Date('2026-11-21T19:33:00Z'))).toEqual(new Date('2026-11-21T22:03:00Z'))
  expect(nextFiring([], NOW)).toBeNull()
})

test('they stand by day, the nearest first (times 36)', () => {
  const orders = [
    order('e', '2026-11-28T16:00:00Z'),
    order('d', '2026-11-26T22:30:00Z'),
    order('c', '2026-11-22T16:00:00Z'),
    order('b', '2026-11-21T22:30:00Z'),
    order('a', '2026-11-21T20:00:00Z'),
  ]
  expect(laterByDay(orders, NOW).map((day) => [day.label, day.orders.map(({ id }) => id)])).toEqual([
    ['Later today', ['a', 'b']],
    ['Tomorrow', ['c']],
    ['Thursday', ['d']],
    ['Saturday, November 28', ['e']],
  ])
})

test('the day is that of the location', () => {
  const at = '2026-11-22T04:15:00Z'
  const orders = [order('vancouver', at, 'America/Vancouver'), order('st-johns', at, 'America/St_Johns')]
  expect(laterByDay(orders, NOW).map((day) => [day.label, day.orders.map(({ id }) => id)])).toEqual([
    ['Later today', ['vancouver']],
    ['Tomorrow', ['st-johns']],
  ])
})
