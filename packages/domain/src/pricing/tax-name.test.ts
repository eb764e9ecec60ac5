import { expect, test } from 'vitest'
import { TAX_BY_PREFIX } from './tax.ts'
import { taxName } from './tax-name.ts'

test('every rate of the table has a name, and the unknown postal code’s is HST (money 8)', () => {
  for (const { ratePer100k } of TAX_BY_PREFIX) expect(taxName(ratePer100k)).not.toBe('Tax')
  expect(taxName(14_000)).toBe('HST')
  expect(taxName(7_000)).toBe('Tax')
})
