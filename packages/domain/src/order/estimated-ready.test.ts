import { expect, test } from 'vitest'
import { estimatedReady, shownReady, waitMinutes } from './estimated-ready.ts'
import { locationCode, shortNumber } from './short-number.ts'

const now = new Date('2026-11-20T16:00:00Z')

test.each([
  ['pickup', 1, 18],
  ['pickup', 15, 60],
  ['pickup', 16, 60],
  ['pickup', 50, 60],
  ['delivery', 1, 28],
  ['delivery', 21, 88],
  ['delivery', 22, 90],
  ['delivery', 50, 90],
  ['dine-in', 2, 21],
] as const)('a %s order of %i items takes %i minutes (ordering 31)', (orderType, items, minutes) => {
  expect(waitMinutes(orderType, items)).toBe(minutes)
  expect(estimatedReady(orderType, items, now).getTime() - now.getTime()).toBe(minutes * 60_000)
})

test.each([
  ['pickup', 2, 14],
  ['dine-in', 2, 14],
  ['delivery', 2, 44],
  ['pickup', 40, 60],
  ['delivery', 40, 90],
] as const)(
  'where a kitchen keeps its own pace, a %s order of %i items takes %i minutes',
  (orderType, items, minutes) => {
    expect(waitMinutes(orderType, items, { pickupMinutes: 10, deliveryMinutes: 40, minutesPerItem: 2 })).toBe(minutes)
  },
)

test('without an estimate the confirmation page says 20 minutes from now (ordering 32)', () => {
  expect(shownReady(null, now)).toEqual(new Date('2026-11-20T16:20:00Z'))
  expect(shownReady(new Date(5), now)).toEqual(new Date(5))
})

test.each([
  ['truro', 1, 'TRU-001'],
  ['truro', 42, 'TRU-042'],
  ['new-glasgow', 999, 'NGL-999'],
  ['halifax', 1000, 'LOC-1000'],
  ['constructor', 7, 'LOC-007'],
])('at %s the order number %i of the day is %s (ordering 22)', (locationId, n, expected) => {
  expect(shortNumber(locationCode(locationId), n)).toBe(expected)
})
