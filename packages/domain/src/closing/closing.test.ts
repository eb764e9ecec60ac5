import { describe, expect, it } from 'vitest'
import { arePieces, countedSum, movedSum, needsReason, PIECES } from './cash-count.ts'
import { correctionOf, type SalesFigures, type TenderMoney, withCorrection } from './day-figures.ts'
import { asCounted, expectedCash } from './z-report.ts'

const NO_SALES: SalesFigures = {
  orders: 0,
  cancelled: 0,
  goods: 0,
  discounts: 0,
  fees: 0,
  tax: 0,
  tips: 0,
  total: 0,
  refunded: 0,
}
const cash = (of: Partial<TenderMoney>): TenderMoney => ({
  tender: 'cash',
  payments: 0,
  taken: 0,
  rounding: 0,
  tips: 0,
  givenBack: 0,
  roundingBack: 0,
  ...of,
})

describe('counting the drawer (money 80)', () => {
  it('goes from notes of 100 to coins of 5 cents', () => {
    expect(countedSum(PIECES.map((value) => ({ value, count: 1 })))).toBe(18_840)
    expect(countedSum([])).toBe(0)
  })

  it.each([
    [[{ value: 10_000, count: 2 }], true],
    [[{ value: 1, count: 2 }], false],
    [
      [
        { value: 25, count: 1 },
        { value: 25, count: 1 },
      ],
      false,
    ],
  ])('takes each value once: %j is %s', (pieces, isRight) => {
    expect(arePieces(pieces)).toBe(isRight)
  })

  it.each([
    [0, false],
    [500, false],
    [-500, false],
    [501, true],
    [-501, true],
  ])('a difference of %i cents needs a reason: %s', (difference, needs) => {
    expect(needsReason(difference)).toBe(needs)
  })
})

/** A day on which nothing happened, closed on itself. */
const ALONE = { float: 0, countedBefore: 0, uncountedBefore: 0, money: [], moves: [], corrections: [], cameSince: 0 }

describe('what should be in the drawer (money 81)', () => {
  it('is what was left in it, with what came in and without what went out', () => {
    const money = [
      cash({ taken: 43_257, rounding: -2, givenBack: 1250 }),
      { ...cash({ taken: 9999 }), tender: 'card' as const },
    ]
    const moves = [{ kind: 'drop' as const, amount: 5000 }]
    expect(expectedCash({ ...ALONE, float: 20_000, money, moves })).toEqual({
      float: 20_000,
      taken: 43_255,
      givenBack: 1250,
      moved: -5000,
      late: 0,
      expected: 57_005,
    })
  })

  it('has what came in after the day before was closed', () => {
    const late = { date: '2026-11-20', sales: NO_SALES, money: [cash({ payments: 1, taken: 1000, givenBack: 300 })] }
    expect(expectedCash({ ...ALONE, corrections: [late] })).toMatchObject({
      late: 700,
      expected: 700,
    })
  })

  it.each([
    // A day that is counted when a later one has begun, and what that one expects then, whatever of it went to the bank.
    { countedBefore: 0, float: 5000, came: 1595, cameSince: 970, expected: 7565 },
    { countedBefore: 970, float: 7565, came: 970, cameSince: 0, expected: 7565 },
    { countedBefore: 970, float: 0, came: 970, cameSince: 0, expected: 0 },
    { countedBefore: -300, float: 5000, came: 970, cameSince: -1270, expected: 5000 },
  ])('counts cash of later days once (money 101): %j', ({ came, expected, ...of }) => {
    expect(expectedCash({ ...ALONE, ...of, money: [cash({ payments: 1, taken: came })] }).expected).toBe(expected)
  })

  it.each([
    { came: 400, cameAfter: 400, next: 5400 },
    { came: -400, cameAfter: -400, next: 4600 },
    { came: 0, cameAfter: undefined, next: 5000 },
  ])('leaves what came after the count to the next drawer (money 101): %j', ({ came, cameAfter, next }) => {
    const atCount = expectedCash({ ...ALONE, float: 5000, money: [cash({ payments: 1, taken: 1595 })] })
    const atClose = expectedCash({ ...ALONE, float: 5000, money: [cash({ payments: 2, taken: 1595 + came })] })
    const counted = asCounted(atClose, atCount.expected)
    expect(counted).toMatchObject({ taken: 1595 + came, expected: 6595 })
    expect(counted.cameAfter).toBe(cameAfter)
    expect(expectedCash({ ...ALONE, float: 5000, uncountedBefore: came }).expected).toBe(next)
  })

  it('counts what was paid in up, and all else down', () => {
    expect(
      movedSum([
        { kind: 'pay_in', amount: 500 },
        { kind: 'pay_out', amount: 200 },
        { kind: 'drop', amount: 100 },
      ]),
    ).toBe(200)
  })
})

describe('corrections of a closed day (money 83)', () => {
  const reported = { sales: { ...NO_SALES, orders: 2, total: 4000 }, money: [cash({ payments: 2, taken: 4000 })] }

  it('are nothing while nothing has changed', () => {
    expect(correctionOf('2026-11-20', reported, reported)).toBeNull()
  })

  it('are what is different, and are said once', () => {
    const now = { sales: { ...NO_SALES, orders: 1, cancelled: 1, total: 1500 }, money: [] }
    const correction = correctionOf('2026-11-20', reported, now)
    expect(correction).toEqual({
      date: '2026-11-20',
      sales: { ...NO_SALES, orders: -1, cancelled: 1, total: -2500 },
      money: [cash({ payments: -2, taken: -4000 })],
    })
    if (!correction) throw new Error('there is no correction')
    expect(correctionOf('2026-11-20', withCorrection(reported, correction), now)).toBeNull()
  })
})
