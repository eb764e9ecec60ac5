import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from '../money/cents.ts'
import { type Discount, type Fee, type LineToBill, makeBill, netOf, sumOf } from './bill.ts'
import { PROVINCES } from './presets.ts'
import { priceOrder } from './pricing.ts'
import { taxPer100k } from './tax.ts'
import { TAX_CLASSES } from './tax-class.ts'
import { type TaxScheme, taxesOn } from './taxes.ts'

const DAY = '2026-11-20'

const cents = fc.oneof(fc.constant(0), fc.nat(100_000))
const line: fc.Arbitrary<LineToBill> = fc.record({
  label: fc.constant('Dish'),
  price: cents,
  quantity: fc.integer({ min: 1, max: 10 }),
  taxClass: fc.constantFrom(...TAX_CLASSES),
  apart: fc.array(fc.record({ taxClass: fc.constantFrom(...TAX_CLASSES), amount: fc.nat(20_000) }), { maxLength: 3 }),
})
const discount: fc.Arbitrary<Discount> = fc.record(
  {
    kind: fc.constant('discount'),
    label: fc.constant('Off'),
    amount: cents,
    lines: fc.array(fc.nat(10), { maxLength: 5 }),
  },
  { requiredKeys: ['kind', 'label', 'amount'] },
)
const fee: fc.Arbitrary<Fee> = fc.record({
  kind: fc.constantFrom('delivery_fee', 'service_charge', 'packaging_fee', 'deposit'),
  label: fc.constant('Fee'),
  amount: cents,
})
const prefix = fc
  .tuple(fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')), fc.nat(9))
  .map(([letter, digit]) => `${letter}${digit}N 1A1`)
const scheme: fc.Arbitrary<TaxScheme> = fc.oneof(
  prefix.map((postalCode) => ({ kind: 'postal' as const, postalCode })),
  fc.constantFrom(...PROVINCES).map((province) => ({ kind: 'preset' as const, province })),
)
const anyBill = fc
  .record({
    lines: fc.array(line, { maxLength: 10 }),
    charges: fc.array(fc.oneof(discount, fee), { maxLength: 5 }),
    taxes: scheme.map((one) => taxesOn(one, DAY)),
    tip: cents,
  })
  .map(makeBill)

describe('a bill by the table of postal codes', () => {
  test('any cart, prefix and tip costs what priceOrder says (money 46)', () => {
    const food = fc.record({ price: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 10 }) })
    fc.assert(
      fc.property(fc.array(food, { maxLength: 20 }), prefix, fc.nat(10_000), (lines, postalCode, tip) => {
        const rate = taxPer100k(postalCode)
        const { taxRate: _, ...sums } = priceOrder(lines, tip, rate)
        const bill = makeBill({
          lines: lines.map((one) => ({ ...one, label: 'Dish', taxClass: 'prepared' })),
          charges: [],
          taxes: taxesOn({ kind: 'postal', postalCode }, DAY),
          tip,
        })
        expect(bill).toMatchObject(sums)
        expect(bill.taxes.map(({ ratePer100k, base, amount }) => [ratePer100k, base, amount])).toEqual([
          [rate, sums.subtotal, sums.tax],
        ])
      }),
      { numRuns: 1000 },
    )
  })

  test('an empty cart has its tax of nothing', () => {
    const bill = makeBill({ lines: [], charges: [], taxes: taxesOn({ kind: 'postal', postalCode: '' }, DAY), tip: 0 })
    expect(bill.total).toBe(0)
    expect(bill.taxes.map(({ name, amount }) => [name, amount])).toEqual([['HST', 0]])
  })
})

describe('any bill', () => {
  test('is whole cents that add up, line by line and as a whole', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const goods = bill.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
        const discounts = sumOf(bill.charges.filter(({ kind }) => kind === 'discount'))
        const fees = sumOf(bill.charges.filter(({ kind }) => kind !== 'discount'))
        expect(bill.subtotal).toBe(goods - discounts + fees)
        expect(bill.total).toBe(bill.subtotal + bill.tax + bill.tip)
        expect(bill.lines.reduce((sum, one) => sum + one.discount, 0)).toBe(discounts)
        for (const one of bill.lines) expect(netOf(one) + one.discount).toBe(one.price * one.quantity)
        const amounts = [...bill.lines.flatMap(({ classes }) => classes), ...bill.charges, ...bill.taxes]
        expect(amounts.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })

  test('has each tax as the rounded share of its own base', () => {
    fc.assert(
      fc.property(anyBill, ({ taxes, tax, subtotal }) => {
        for (const one of taxes) expect(one.amount).toBe(shareOf(one.base, one.ratePer100k, 100_000))
        expect(tax).toBe(sumOf(taxes))
        expect(taxes.every(({ base }) => base <= subtotal)).toBe(true)
      }),
    )
  })
})

describe('discounts', () => {
  const taxes = taxesOn({ kind: 'preset', province: 'NS' }, DAY)
  const dish = (price: number) => ({ label: 'Dish', price, quantity: 1, taxClass: 'prepared' }) as const

  test('never go below nothing, and leave deposits, gift cards and the tip alone', () => {
    const lines = [
      dish(1000),
      { ...dish(500), taxClass: 'gift_card' as const },
      { ...dish(10), taxClass: 'deposit' as const },
    ]
    const charges = [
      { kind: 'discount', label: 'Huge', amount: 99_999 },
      { kind: 'delivery_fee', label: 'Delivery', amount: 300 },
    ] as const
    const bill = makeBill({ lines, charges, taxes, tip: 200 })
    expect(bill.charges.map(({ amount }) => amount)).toEqual([1000, 300])
    expect(bill.lines.map(netOf)).toEqual([0, 500, 10])
    expect(bill).toMatchObject({ subtotal: 810, tax: 42, tip: 200, total: 1052 })
  })

  test('leave the bottle deposit within a price alone', () => {
    const pop: LineToBill = {
      ...{ label: 'Pop', price: 210, quantity: 1, taxClass: 'soda' },
      apart: [{ taxClass: 'deposit', amount: 10 }],
    }
    const charges = [{ kind: 'discount', label: 'Huge', amount: 999 }] as const
    const bill = makeBill({ lines: [pop], charges, taxes, tip: 0 })
    expect(bill.lines[0]?.classes).toEqual([
      { taxClass: 'soda', amount: 0 },
      { taxClass: 'deposit', amount: 10 },
    ])
    expect(bill).toMatchObject({ subtotal: 10, tax: 0, total: 10 })
  })

  test('on certain lines count first for these, and the next one sees what is left', () => {
    const charges = [
      { kind: 'discount', label: 'Free naan', amount: 400, lines: [1] },
      { kind: 'discount', label: 'Ten off', amount: 100 },
    ] as const
    const bill = makeBill({ lines: [dish(1000), dish(400)], charges, taxes, tip: 0 })
    expect(bill.lines.map((one) => one.discount)).toEqual([100, 400])
  })

  test('are divided within a line that has a part of another class', () => {
    const lunch = { ...dish(2000), quantity: 2, apart: [{ taxClass: 'alcohol', amount: 500 }] } as const
    const bill = makeBill({
      lines: [lunch],
      charges: [{ kind: 'discount', label: 'Off', amount: 401 }],
      taxes: taxesOn({ kind: 'preset', province: 'SK' }, DAY),
      tip: 0,
    })
    expect(bill.lines[0]?.classes).toEqual([
      { taxClass: 'prepared', amount: 2699 },
      { taxClass: 'alcohol', amount: 900 },
    ])
    expect(bill.taxes.map(({ name, base }) => [name, base])).toEqual([
      ['GST', 3599],
      ['PST', 2699],
      ['LCT', 900],
    ])
  })
})
