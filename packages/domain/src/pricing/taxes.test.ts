import { describe, expect, test } from 'vitest'
import { makeBill } from './bill.ts'
import { TAX_CLASSES, TAXED_CLASSES } from './tax-class.ts'
import { type TaxScheme, taxesOn } from './taxes.ts'

const DAY = '2026-11-20'

function namesOn(scheme: TaxScheme, on: string) {
  return taxesOn(scheme, on).map(({ name, ratePer100k }) => `${name} ${ratePer100k}`)
}

describe('where taxes come from', () => {
  test.each([
    ['2025-03-31', ['HST 15000']],
    ['2025-04-01', ['HST 14000']],
  ])('a preset has the rates of the day: %s', (on, names) => {
    expect(namesOn({ kind: 'preset', province: 'NS' }, on)).toEqual(names)
  })

  test('own lines are dated and may be of certain classes; a holiday is a line with rate 0', () => {
    const lines = [
      { name: 'HST', ratePer100k: 15_000, until: '2024-12-13' },
      { name: 'HST', ratePer100k: 15_000, from: '2024-12-14', until: '2025-02-15', classes: ['merch'] },
      { name: 'HST', ratePer100k: 0, from: '2024-12-14', until: '2025-02-15', classes: ['prepared', 'soda'] },
      { name: 'HST', ratePer100k: 15_000, from: '2025-02-16' },
    ] as const
    const scheme: TaxScheme = { kind: 'own', lines, postalCode: 'B2N 1A1' }
    expect(namesOn(scheme, '2024-12-13')).toEqual(['HST 15000'])
    expect(namesOn(scheme, '2025-02-15')).toEqual(['HST 15000', 'HST 0'])
    expect(namesOn(scheme, '2025-02-16')).toEqual(['HST 15000'])
    const charged = makeBill({
      lines: [{ label: 'Dish', price: 1000, quantity: 1, taxClass: 'prepared' }],
      charges: [],
      taxes: taxesOn(scheme, '2025-01-01'),
      tip: 0,
    })
    expect(charged.taxes.map(({ ratePer100k, base, amount }) => [ratePer100k, base, amount])).toEqual([[0, 1000, 0]])
  })

  test('with no own line in force the table by postal code holds', () => {
    const lines = [{ name: 'GST', ratePer100k: 5_000, from: '2030-01-01' }]
    expect(namesOn({ kind: 'own', lines, postalCode: 'H2X 1Y4' }, DAY)).toEqual(['GST + QST 14975'])
  })
})

test('groceries, deposits and gift cards bear no tax of a whole table or province', () => {
  expect(TAX_CLASSES.filter((one) => !TAXED_CLASSES.includes(one))).toEqual(['grocery', 'deposit', 'gift_card'])
  for (const scheme of [
    { kind: 'postal', postalCode: 'B2N 1A1' },
    { kind: 'preset', province: 'NS' },
  ] as const) {
    const lines = TAX_CLASSES.map((taxClass) => ({ label: 'One', price: 100, quantity: 1, taxClass }))
    expect(makeBill({ lines, charges: [], taxes: taxesOn(scheme, DAY), tip: 0 }).taxes[0]?.base).toBe(600)
  }
})

test('registrations are kept with each tax, both where one line is two taxes', () => {
  const numbers = { GST: '123456789 RT0001', QST: '1234567890 TQ0001' }
  const registered = (scheme: TaxScheme) => taxesOn(scheme, DAY, numbers).map(({ registration }) => registration)
  expect(registered({ kind: 'preset', province: 'QC' })).toEqual([numbers.GST, numbers.QST])
  expect(registered({ kind: 'postal', postalCode: 'H2X' })).toEqual([`${numbers.GST}, ${numbers.QST}`])
  expect(registered({ kind: 'preset', province: 'MB' })).toEqual([numbers.GST, ''])
})
