import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars, formatCad, shareOf } from './cents.ts'
import { centsFromDollars } from './entered-dollars.ts'

test.each([
  [0, '0.00', '$0.00'],
  [5, '0.05', '$0.05'],
  [1295, '12.95', '$12.95'],
  [123_450, '1234.50', '$1,234.50'],
  [-1295, '-12.95', '-$12.95'],
])('%i cents are %s dollars and read %s (money 2)', (cents, plain, cad) => {
  expect(dollars(cents)).toBe(plain)
  expect(formatCad(cents)).toBe(cad)
})

test.each([
  ['12.95', 1295],
  ['$12.95', 1295],
  ['12', 1200],
  ['.5', 50],
  ['12.', 1200],
  [1.005, 101],
  [1.004, 100],
  [0.1 + 0.2, 30],
  [1e-7, 0],
  [0, 0],
  ['', null],
  ['.', null],
  ['-1', null],
  ['1,5', 150],
  ['12,50', 1250],
  ['$12,50', 1250],
  [' 12,50 ', 1250],
  [',5', 50],
  ['1,250', null],
  ['1,250.00', null],
  ['1.250,00', null],
  ['1,2,50', null],
  ['12,', null],
  ['12,505', null],
  [',', null],
  ['abc', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('%s dollars are %s cents (money 1)', (typed, cents) => {
  expect(centsFromDollars(typed)).toBe(cents)
})

test('a half cent goes up, anything below does not', () => {
  expect(shareOf(1, 1, 2)).toBe(1)
  expect(shareOf(49, 1, 100)).toBe(0)
  expect(shareOf(50, 1, 100)).toBe(1)
})

test('cents written as dollars come back as the same cents (money 1)', () => {
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => centsFromDollars(dollars(cents)) === cents))
})
