import { expect, test } from 'vitest'
import { checkAdjustment, isBelowZero, sumOf } from './adjust.ts'

test.each([
  [{ points: 10, orders: 0, spent: 0, reason: 'Cold naan' }, []],
  [{ points: -10, orders: 0, spent: 0, reason: 'Entered twice' }, []],
  [{ points: 0, orders: 0, spent: 0, reason: 'Nothing' }, ['Enter how many points to add or take away']],
  [{ points: 5, orders: 0, spent: 0, reason: '  ' }, ['Please say why']],
])('%j: %j', (change, sentences) => {
  expect(checkAdjustment(change).map(({ sentence }) => sentence)).toEqual(sentences)
})

test.each([
  [{ points: 0, orders: 0, spent: 0 }, false],
  [{ points: -1, orders: 0, spent: 0 }, true],
  [{ points: 0, orders: -1, spent: 0 }, true],
  [{ points: 0, orders: 0, spent: -1 }, true],
])('%j is below zero: %s', (figures, expected) => {
  expect(isBelowZero(sumOf(figures, { points: 0, orders: 0, spent: 0 }))).toBe(expected)
})
