import { expect, test } from 'vitest'
import { type Fee, type LineToBill, makeBill } from './bill.ts'
import { PRESETS, type Province } from './presets.ts'
import { taxPer100k } from './tax.ts'
import type { TaxClass } from './tax-class.ts'
import { type TaxScheme, taxesOn, taxInside } from './taxes.ts'
import { presetTip } from './tips.ts'

// Amounts that were worked out by hand, province by province.
const DAY = '2026-11-20'

function priced(price: number, taxClass: TaxClass = 'prepared'): LineToBill {
  return { label: 'Dish', price, quantity: 1, taxClass }
}

function billIn(scheme: TaxScheme | Province, lines: readonly LineToBill[], charges: readonly Fee[] = []) {
  const where: TaxScheme = typeof scheme === 'string' ? { kind: 'preset', province: scheme } : scheme
  return makeBill({ lines, charges, taxes: taxesOn(where, DAY), tip: 0 })
}

function taxesIn(...given: Parameters<typeof billIn>) {
  return billIn(...given).taxes.map(({ name, ratePer100k, amount }) => [name, ratePer100k, amount])
}

test('44.46 in Nova Scotia bears 6.22', () => {
  expect(taxesIn('NS', [priced(4446)])).toEqual([['HST', 14_000, 622]])
})

test('each tax is rounded by itself: 44.46 in Quebec bears 2.22 and 4.43, by the table 6.66 (money 43)', () => {
  expect(taxesIn('QC', [priced(4446)])).toEqual([
    ['GST', 5_000, 222],
    ['QST', 9_975, 443],
  ])
  expect(taxesIn({ kind: 'postal', postalCode: 'H2X 1Y4' }, [priced(4446)])).toEqual([['GST + QST', 14_975, 666]])
})

test('food and beer in Saskatchewan have a tax each beside the common one (money 44)', () => {
  const bill = billIn('SK', [priced(3498), priced(899, 'alcohol')])
  expect(bill.taxes.map(({ name, base, amount }) => [name, base, amount])).toEqual([
    ['GST', 4397, 220],
    ['PST', 3498, 210],
    ['LCT', 899, 90],
  ])
  expect(bill.total).toBe(4917)
})

test('food, beer and pop in British Columbia have three kinds of tax', () => {
  const bill = billIn('BC', [priced(3498), priced(899, 'alcohol'), priced(349, 'soda')])
  expect(bill.taxes.map(({ name, ratePer100k, amount }) => [name, ratePer100k, amount])).toEqual([
    ['GST', 5_000, 237],
    ['PST', 10_000, 90],
    ['PST', 7_000, 24],
  ])
  expect(bill.total).toBe(5097)
})

test.each([
  [399, 20],
  [400, 20],
  [401, 52],
])('%i cents of food in Ontario bear %i (money 45)', (price, tax) => {
  expect(billIn('ON', [priced(price)]).tax).toBe(tax)
  expect(billIn('ON', [priced(price, 'soda')]).tax).toBe(tax)
})

test('a small order in Ontario counts food and pop together after discount, and a fee keeps the full rate', () => {
  expect(billIn('ON', [priced(300), priced(101, 'soda')]).tax).toBe(52)
  const taxes = taxesOn({ kind: 'preset', province: 'ON' }, DAY)
  const discount = { kind: 'discount', label: 'Off', amount: 100 } as const
  expect(makeBill({ lines: [priced(500)], charges: [discount], taxes, tip: 0 }).tax).toBe(20)
  expect(taxesIn('ON', [priced(399)], [{ kind: 'delivery_fee', label: 'Delivery', amount: 399 }])).toEqual([
    ['HST', 5_000, 20],
    ['HST', 13_000, 52],
  ])
  expect(taxesIn('ON', [priced(399), priced(899, 'alcohol')])).toEqual([
    ['HST', 5_000, 20],
    ['HST', 13_000, 117],
  ])
})

test('three lines of 3.33 bear 1.40 together, where single lines would bear 1.41', () => {
  expect(billIn('NS', [priced(333), priced(333), priced(333)]).tax).toBe(140)
  expect(billIn('NS', [priced(333)]).tax * 3).toBe(141)
})

test('a delivered order with ten percent off: discount before fee, fee before tax, tax before tip (money 42)', () => {
  const lines = [
    { label: 'Curry', price: 1749, quantity: 2, taxClass: 'prepared' },
    { label: 'Naan', price: 349, quantity: 1, taxClass: 'prepared' },
  ] as const
  const charges = [
    { kind: 'discount', label: 'Welcome 10%', amount: 385 },
    { kind: 'delivery_fee', label: 'Delivery', amount: 399 },
  ] as const
  const taxes = taxesOn({ kind: 'preset', province: 'NS' }, DAY)
  const untipped = makeBill({ lines, charges, taxes, tip: 0 })
  const bill = makeBill({ lines, charges, taxes, tip: presetTip(15, untipped) })
  expect(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(3847)
  expect(bill.lines.map(({ discount }) => discount)).toEqual([350, 35])
  expect(bill).toMatchObject({ subtotal: 3861, tax: 541, tip: 660, total: 5062 })
})

test('tax inside a deposit that is kept is taken out of it, each tax by itself (money 47)', () => {
  expect(taxInside(2500, 14_000)).toBe(307)
  expect([taxInside(1000, 5_000), taxInside(1000, 9_975)]).toEqual([48, 91])
})

test('food that goes to another province is taxed there', () => {
  expect(billIn('NB', [priced(4000)]).tax).toBe(600)
  expect(billIn('NS', [priced(4000)]).tax).toBe(560)
})

test('a gift card that is sold costs what it says', () => {
  expect(billIn('NS', [priced(5000, 'gift_card')])).toMatchObject({ subtotal: 5000, tax: 0, total: 5000 })
})

test.each([
  [9_975, 5_000],
  [7_000, 5_400],
])('5 percent and %i rounded apart differ from both together in %i of the first 20,000 amounts', (rate, differing) => {
  const apart = [
    { name: 'GST', ratePer100k: 5_000 },
    { name: 'Own', ratePer100k: rate },
  ]
  const together = [{ name: 'Both', ratePer100k: 5_000 + rate }]
  const [own, sum] = [apart, together].map((lines) => taxesOn({ kind: 'own', lines, postalCode: '' }, DAY))
  let found = 0
  for (let price = 1; price <= 20_000; price += 1) {
    const [one, other] = [own, sum].map((taxes) =>
      makeBill({ lines: [priced(price)], charges: [], taxes: taxes ?? [], tip: 0 }),
    )
    if (one?.tax !== other?.tax) found += 1
  }
  expect(found).toBe(differing)
})

test('the table by postal code is wrong for 118 of 180 prefixes as prepared food, which the presets mend', () => {
  const letters: Readonly<Record<Province, string>> = {
    ...{ NS: 'B', NB: 'E', NL: 'A', PE: 'C', ON: 'KLMNP', QC: 'GHJ', MB: 'R', SK: 'S', AB: 'T', BC: 'V' },
    ...{ NT: 'X', NU: '', YT: 'Y' },
  }
  const prefixes = Object.entries(letters).flatMap(([province, all]) =>
    Array.from(all).flatMap((letter) =>
      // The keys are those of the record above.
      Array.from({ length: 10 }, (_, digit) => ({ province: province as Province, code: `${letter}${digit}` })),
    ),
  )
  const wrong = prefixes.filter(({ province, code }) => {
    const rules = taxesOn({ kind: 'preset', province }, DAY).filter(({ classes }) => classes.includes('prepared'))
    return rules.reduce((sum, { ratePer100k }) => sum + ratePer100k, 0) !== taxPer100k(code)
  })
  expect([wrong.length, prefixes.length]).toEqual([118, 180])
  expect(Object.keys(PRESETS)).toHaveLength(13)
})
