import { describe, expect, test } from 'vitest'
import { DEFAULT_TAX_PER_100K, taxLinesOn, taxPer100k } from './tax.ts'

// The rates written out once more, prefix by prefix, independently of the table under test.
function rateByPrefix(letter: string, digit: number): number {
  if (letter === 'B' && digit <= 4) return 14_000
  if (['K', 'L', 'M', 'N', 'P'].includes(letter) && digit <= 4) return 13_000
  if (['G', 'H', 'J'].includes(letter) && digit <= 3) return 14_975
  if (letter === 'T' && digit <= 4) return 5_000
  if (letter === 'V' && digit <= 4) return 12_000
  if (letter === 'S' && digit <= 4) return 11_000
  if (letter === 'R' && digit <= 4) return 12_000
  return 14_000
}

const prefixes = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((letter) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [letter, digit] as const),
)

describe('tax by postal prefix', () => {
  test.each(prefixes)('%s%i pays the rate of its prefix (money 4)', (letter, digit) => {
    expect(taxPer100k(`${letter}${digit}N 1A1`)).toBe(rateByPrefix(letter, digit))
    expect(taxPer100k(`${letter.toLowerCase()}${digit}n1a1`)).toBe(rateByPrefix(letter, digit))
  })

  test.each(['', '  ', '12345', 'BB1', '90210', 'é1', 'B'])(
    '%j is unknown and pays the default 14 % (money 5)',
    (postalCode) => {
      expect(taxPer100k(postalCode)).toBe(DEFAULT_TAX_PER_100K)
    },
  )

  test('leading and inner spaces do not matter', () => {
    expect(taxPer100k(' h 2X 1Y4')).toBe(14_975)
  })
})

describe('tax lines of a location', () => {
  const lines = [
    { name: 'GST', ratePer100k: 5_000 },
    { name: 'PST', ratePer100k: 7_000, from: '2026-01-01', until: '2026-12-31' },
    { name: 'PST', ratePer100k: 8_000, from: '2027-01-01' },
  ]

  test.each([
    ['2025-12-31', 5_000],
    ['2026-01-01', 12_000],
    ['2026-12-31', 12_000],
    ['2027-01-01', 13_000],
  ])('on %s the lines in force add up to %i', (on, rate) => {
    expect(taxPer100k('B2N 1A1', lines, on)).toBe(rate)
  })

  test('without a day only the undated lines count', () => {
    expect(taxPer100k('B2N 1A1', lines)).toBe(5_000)
  })

  test('when no line is in force the table by prefix holds (money 6)', () => {
    expect(taxPer100k('H2X 1Y4', [{ name: 'GST', ratePer100k: 1, from: '2030-01-01' }], '2026-05-01')).toBe(14_975)
    expect(taxLinesOn([], '2026-05-01')).toEqual([])
  })
})
