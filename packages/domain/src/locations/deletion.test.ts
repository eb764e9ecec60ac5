import { expect, it } from 'vitest'
import { whatStays, whyNotDeleted } from './deletion.ts'

it.each([
  [0, 0, null],
  [1, 0, '1 order is still open'],
  [0, 1, '1 booking is ahead'],
  [3, 2, '3 orders are still open and 2 bookings are ahead'],
])('with %i orders and %i bookings a location is kept: %s (menu 57)', (openOrders, bookingsAhead, why) => {
  expect(whyNotDeleted({ openOrders, bookingsAhead })).toBe(why)
})

it.each([
  [0, 0, null],
  [1, 0, '1 open order stays'],
  [0, 2, '2 bookings stay'],
  [1, 1, '1 open order and 1 booking stay'],
])(
  'with %i orders and %i bookings a deactivated location is left with: %s (menu 57)',
  (openOrders, bookingsAhead, what) => {
    expect(whatStays({ openOrders, bookingsAhead })).toBe(what)
  },
)
