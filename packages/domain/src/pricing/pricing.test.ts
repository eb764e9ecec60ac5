import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addsUp, formatRate, matchesPricing, priceOrder } from './pricing.ts'
import { TAX_BY_PREFIX } from './tax.ts'
import { CUSTOMER_TIPS, presetTip, STAFF_TIPS } from './tips.ts'

const RATES = [...new Set(TAX_BY_PREFIX.map(({ ratePer100k }) => ratePer100k))]

describe('pricing', () => {
  test('tax is on the subtotal only and the tip comes after it (money 3)', () => {
    const lines = [
      { price: 1295, quantity: 2 },
      { price: 350, quantity: 1 },
    ]
    expect(priceOrder(lines, 500, 14_000)).toEqual({ subtotal: 2940, tax: 412, tip: 500, total: 3852, taxRate: 0.14 })
  })

  test.each([
    [14_000, 0.14],
    [13_000, 0.13],
    [14_975, 0.1498],
    [5_000, 0.05],
    [12_000, 0.12],
    [11_000, 0.11],
  ])('the rate %i is sent with four decimals as %f', (rate, sent) => {
    expect(priceOrder([], 0, rate).taxRate).toBe(sent)
  })

  test('an empty cart costs nothing', () => {
    expect(priceOrder([], 0, 14_000)).toEqual({ subtotal: 0, tax: 0, tip: 0, total: 0, taxRate: 0.14 })
  })

  test('every cent from 0 to 100,000 at every rate is the same in whole numbers of any size', () => {
    let wrong = 0
    for (const rate of RATES) {
      const bigRate = BigInt(rate)
      for (let cents = 0; cents <= 100_000; cents += 1) {
        const exact = (BigInt(cents) * bigRate * 2n + 100_000n) / 200_000n
        const { tax, total } = priceOrder([{ price: cents, quantity: 1 }], 0, rate)
        if (BigInt(tax) !== exact || total !== cents + tax) wrong += 1
      }
    }
    expect(wrong).toBe(0)
  })

  test('every preset tip on every cent is the half-up share of subtotal plus tax', () => {
    const percents = [...new Set<number>([...CUSTOMER_TIPS, ...STAFF_TIPS])]
    let wrong = 0
    for (const percent of percents) {
      const bigPercent = BigInt(percent)
      for (let cents = 0; cents <= 100_000; cents += 1) {
        const exact = (BigInt(cents) * bigPercent * 2n + 100n) / 200n
        if (BigInt(presetTip(percent, { subtotal: cents, tax: 0 })) !== exact) wrong += 1
      }
    }
    expect(wrong).toBe(0)
  })

  test('any order is whole cents, never below its parts, and does not depend on the order of its lines', () => {
    const line = fc.record({ price: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 10 }) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.nat(10_000), fc.constantFrom(...RATES), (lines, tip, rate) => {
        const priced = priceOrder(lines, tip, rate)
        expect(priceOrder([...lines].reverse(), tip, rate)).toEqual(priced)
        expect(Object.values({ ...priced, taxRate: 0 }).every(Number.isSafeInteger)).toBe(true)
        expect(priced.total).toBe(priced.subtotal + priced.tax + priced.tip)
        expect(Math.abs(priced.tax - (priced.subtotal * rate) / 100_000)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('the client total against the server total', () => {
  const server = priceOrder([{ price: 1295, quantity: 1 }], 0, 14_000)
  const client = { subtotal: 12.95, tax: 1.81, tip: 0, total: 14.76 }

  test.each([
    [14.76, true],
    [14.78, true],
    [14.74, true],
    [14.7801, false],
    [14.79, false],
    [14.73, false],
    [0.01, false],
    [-14.76, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%f is accepted: %s', (total, accepted) => {
    expect(matchesPricing(server, { ...client, total })).toBe(accepted)
  })

  test.each([
    [{ subtotal: 0.1, tax: 0.2, tip: 0, total: 0.3 }, true],
    [{ ...client, total: 14.78 }, true],
    [{ ...client, total: 14.781 }, false],
    [{ ...client, tip: 5 }, false],
  ])('%o adds up: %s', (amounts, expected) => {
    expect(addsUp(amounts)).toBe(expected)
  })
})

describe('tax and its rate', () => {
  test('tax is rounded once for the order: three lines of 3.33 bear 1.40, not 1.41 (money 7)', () => {
    const line = { price: 333, quantity: 1 }
    expect(priceOrder([line, line, line], 0, 14_000).tax).toBe(140)
  })

  test.each([
    [14_000, '14%'],
    [14_975, '14.975%'],
  ])('%i reads %s', (rate, text) => {
    expect(formatRate(rate)).toBe(text)
  })
})
