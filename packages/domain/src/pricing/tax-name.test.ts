import { expect, test } from 'vitest'
import { TAX_BY_PREFIX } from './tax.ts'
import { printedTaxLines, taxName } from './tax-name.ts'

test('every rate of the table has a name, and the unknown postal code’s is HST (money 8)', () => {
  for (const { ratePer100k } of TAX_BY_PREFIX) expect(taxName(ratePer100k)).not.toBe('Tax')
  expect(taxName(14_000)).toBe('HST')
  expect(taxName(7_000)).toBe('Tax')
})

const own = [
  { name: 'GST', ratePer100k: 5_000 },
  { name: 'QST', ratePer100k: 9_975 },
]
test.each([
  [14_975, own, ['GST', 'QST']],
  [14_000, own, ['HST']],
  [14_000, [], ['HST']],
  [
    5_000,
    [
      { name: 'GST', ratePer100k: 5_000 },
      { name: 'PST', ratePer100k: 7_000, from: '2027-01-01' },
    ],
    ['GST'],
  ],
])('an order charged %i is printed by lines that add up to it', (rate, lines, names) => {
  const printed = printedTaxLines(rate, lines, '2026-11-20')
  expect(printed.map(({ name }) => name)).toEqual(names)
  expect(printed.reduce((sum, { ratePer100k }) => sum + ratePer100k, 0)).toBe(rate)
})
