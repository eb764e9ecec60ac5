import { describe, expect, it } from 'vitest'
import { changedPrice, PRICE_WOULD_BE_NOTHING, type PriceChange, type PriceRounding } from './bulk-prices.ts'

const MOST = 1_000_000

describe('a price changed with many others (menu 78)', () => {
  it.each<[before: number, PriceChange, PriceRounding, after: number]>([
    [1449, { percent: 0 }, 'none', 1449],
    [1449, { percent: 10 }, 'none', 1594],
    [1449, { percent: -10 }, 'none', 1304],
    [1450, { percent: 10 }, 'none', 1595],
    // Half a cent goes up: 10.25 and 2.5 % are 10.50625; 0.10 and 5 % are 0.105.
    [1025, { percent: 2.5 }, 'none', 1051],
    [10, { percent: 5 }, 'none', 11],
    [10, { percent: -5 }, 'none', 10],
    [1000, { percent: 0.05 }, 'none', 1001],
    [1000, { percent: 33.33 }, 'none', 1333],
    [1, { percent: 500 }, 'none', 6],
    [1, { percent: -50 }, 'none', 1],
    [1449, { amount: 50 }, 'none', 1499],
    [1449, { amount: -50 }, 'none', 1399],
    [51, { amount: -50 }, 'none', 1],
    [1594, { amount: 0 }, '.49', 1549],
    [1598, { amount: 0 }, '.49', 1549],
    [1599, { amount: 0 }, '.49', 1649],
    [1600, { amount: 0 }, '.49', 1649],
    [1549, { amount: 0 }, '.49', 1549],
    [1, { amount: 0 }, '.49', 49],
    [1594, { amount: 0 }, '.99', 1599],
    [1548, { amount: 0 }, '.99', 1499],
    [1549, { amount: 0 }, '.99', 1599],
    [1499, { amount: 0 }, '.99', 1499],
    [3, { amount: 0 }, '.99', 99],
    [1594, { amount: 0 }, '0.05', 1595],
    [1592, { amount: 0 }, '0.05', 1590],
    [1593, { amount: 0 }, '0.05', 1595],
    [1, { amount: 0 }, '0.05', 5],
    [999_999, { amount: 1 }, 'none', 1_000_000],
  ])('%i with %j rounded to %s is %i', (before, change, rounding, after) => {
    expect(changedPrice(before, { change, rounding }, MOST)).toEqual({ price: after, sentence: null })
  })

  it.each<[before: number, PriceChange, PriceRounding, sentence: string]>([
    [50, { amount: -50 }, 'none', PRICE_WOULD_BE_NOTHING],
    [50, { amount: -51 }, '.99', PRICE_WOULD_BE_NOTHING],
    [1, { percent: -90 }, '0.05', PRICE_WOULD_BE_NOTHING],
    [1_000_000, { amount: 1 }, 'none', 'The price would be above 10000.00'],
    [999_960, { amount: 0 }, '.99', ''],
    [1_000_000, { amount: 0 }, '.99', ''],
    [999_999, { percent: 500 }, 'none', 'The price would be above 10000.00'],
  ])('%i with %j rounded to %s is refused where it must be: "%s"', (before, change, rounding, sentence) => {
    const { price, sentence: told } = changedPrice(before, { change, rounding }, MOST)
    expect(told ?? '').toBe(sentence)
    expect(price === null || (price > 0 && price <= MOST)).toBe(true)
  })

  it('is always a whole number of cents above nothing', () => {
    for (let before = 1; before < 3000; before += 7) {
      for (let hundredths = -9000; hundredths <= 50_000; hundredths += 1111) {
        for (const rounding of ['none', '.49', '.99', '0.05'] as const) {
          const { price } = changedPrice(before, { change: { percent: hundredths / 100 }, rounding }, MOST)
          expect(price === null || (Number.isSafeInteger(price) && price > 0)).toBe(true)
        }
      }
    }
  })
})
