import { expect, test } from 'vitest'
import { placesInRows } from './places-in-rows.ts'

test('tickets run from left to right, and then beneath the one that ends highest', () => {
  expect(placesInRows([30, 20, 10, 10, 10], 3)).toEqual([
    { column: 0, top: 0 },
    { column: 1, top: 0 },
    { column: 2, top: 0 },
    { column: 2, top: 10 },
    { column: 1, top: 20 },
  ])
})

test('no ticket begins above one that is due before it', () => {
  const tops = placesInRows([9, 40, 3, 12, 7, 25, 5, 5, 31, 2], 4).map(({ top }) => top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('on a phone they stand beneath each other', () => {
  expect(placesInRows([30, 20], 1)).toEqual([
    { column: 0, top: 0 },
    { column: 0, top: 30 },
  ])
})
