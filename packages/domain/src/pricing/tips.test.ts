import { expect, test } from 'vitest'
import { CUSTOMER_TIPS, customTip, presetTip, STAFF_TIPS, tipLabel, tipTooHigh, typedTip } from './tips.ts'

const priced = { subtotal: 2940, tax: 412 }

test.each([
  [0, 0],
  [5, 168],
  [10, 335],
  [15, 503],
  [18, 603],
  [20, 670],
])('%i %% of $33.52 is %i cents', (percent, cents) => {
  expect(presetTip(percent, priced)).toBe(cents)
})

test('customers and staff have their own presets (money 10)', () => {
  expect(CUSTOMER_TIPS.map(tipLabel)).toEqual(['No Tip', '5%', '10%', '15%'])
  expect(STAFF_TIPS.map(tipLabel)).toEqual(['No Tip', '10%', '15%', '18%', '20%'])
})

test.each([
  ['', 0],
  ['abc', 0],
  ['-5', 0],
  ['0', 0],
  ['0.005', 1],
  ['0.01', 1],
  ['5.5', 550],
  ['100', 10_000],
  ['100.01', 10_000],
  ['1e9', 10_000],
  ['1e-7', 0],
  [1.005, 101],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 10_000],
])('a custom tip typed as %j is %i cents (money 11)', (typed, cents) => {
  expect(customTip(typed)).toBe(cents)
})

// 15 % of 1,140.00 is 171.00; of 33.52 it is far below what may be typed.
const banquet = { subtotal: 100_000, tax: 14_000 }
test.each([
  [10_000, priced, 'customer', null],
  [10_001, priced, 'customer', 'Tip can be at most $100.00'],
  [100_000, priced, 'customer', 'Tip can be at most $100.00'],
  [17_100, banquet, 'customer', null],
  [17_101, banquet, 'customer', 'Tip can be at most $171.00'],
  [0, { subtotal: 0, tax: 0 }, 'customer', null],
  [10_001, priced, 'staff', null],
] as const)('a tip of %i cents on %j by %s: %s', (tip, sums, by, expected) => {
  expect(tipTooHigh(tip, sums, by)).toBe(expected)
})

test.each([
  ['2,50', '2.50'],
  ['2.5', '2.5'],
  ['2,', '2.'],
  ['', ''],
  ['100', '100'],
  ['100.01', '100'],
  ['250', '100'],
  ['-5', '0'],
  ['1,000', null],
  ['2.505', null],
  ['1.2.3', null],
  ['2 dollars', null],
  ['1e2', null],
])('a tip typed as %j stands in the field as %j', (typed, shown) => expect(typedTip(typed)).toBe(shown))
