import { describe, expect, test } from 'vitest'
import { adjustment, earned, isNothing, takenBack } from './ledger.ts'

describe('earning', () => {
  test.each([
    [0, 0, 0],
    [99, 114, 0],
    [100, 115, 1],
    [2590, 2979, 25],
  ])('a subtotal of %i cents gives %3$i points and counts what was paid', (subtotal, total, points) => {
    expect(earned({ subtotal, total })).toEqual({ points, orders: 1, spent: total })
  })
})

describe('a refund', () => {
  const order = { subtotal: 2590, total: 2979 }

  test('of everything takes back everything', () => {
    expect(takenBack(order, 2979, 0)).toEqual({ points: -25, orders: -1, spent: -2979 })
  })

  test('of a part takes back its share and leaves the order counted', () => {
    expect(takenBack(order, 1000, 0)).toEqual({ points: -8, orders: 0, spent: -1000 })
  })

  test('never takes back more than there was, whatever the parts', () => {
    for (let first = 0; first <= order.total; first += 7) {
      const one = takenBack(order, first, 0)
      const two = takenBack(order, order.total, first)
      expect([one.points + two.points, one.orders + two.orders, one.spent + two.spent]).toEqual([-25, -1, -2979])
    }
  })

  test('after a full refund is nothing', () => {
    expect(isNothing(takenBack(order, 500, order.total))).toBe(true)
  })
})

describe('an admin’s edit', () => {
  const now = { points: 25, orders: 3, spent: 9000 }

  test('is recorded as the difference', () => {
    expect(adjustment(now, { points: 30, orders: 1 })).toEqual({ points: 5, orders: -2, spent: 0 })
  })

  test('to what is there already is nothing', () => {
    expect(isNothing(adjustment(now, { points: 25 }))).toBe(true)
  })
})
