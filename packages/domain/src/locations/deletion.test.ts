import { expect, it } from 'vitest'
import { whyNotDeleted } from './deletion.ts'

it.each([
  [0, 0, null],
  [1, 0, '1 order is still open'],
  [0, 1, '1 booking is ahead'],
  [3, 2, '3 orders are still open and 2 bookings are ahead'],
])('with %i orders and %i bookings a location is kept: %s (menu 57)', (openOrders, bookingsAhead, why) => {
  expect(whyNotDeleted({ openOrders, bookingsAhead })).toBe(why)
})
