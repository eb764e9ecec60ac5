import { describe, expect, it } from 'vitest'
import { journalNumber, journalOf, journalRows } from './journal.ts'
import type { ZReport } from './z-report.ts'

const SALES = {
  orders: 80,
  cancelled: 1,
  goods: 180_710,
  discounts: 3500,
  fees: 4790,
  tax: 25_970,
  tips: 21_235,
  total: 232_705,
  refunded: 0,
}
const NO_MONEY = { payments: 1, rounding: 0, tips: 0, givenBack: 0, roundingBack: 0 }
const REPORT: ZReport = {
  locationId: 'truro',
  locationName: 'Truro Heights',
  date: '2026-11-20',
  n: 1,
  previousHash: '',
  closedAt: '2026-11-21T02:00:00.000Z',
  closedBy: { id: '1', name: 'Anita' },
  timeZone: 'America/Halifax',
  sales: SALES,
  cancelledTotal: 0,
  fees: [{ kind: 'delivery_fee', amount: 4790 }],
  taxes: [{ name: 'HST', ratePer100k: 14_000, base: 185_500, amount: 25_970 }],
  numbers: null,
  money: [
    { tender: 'cash', ...NO_MONEY, taken: 43_257, rounding: -2, givenBack: 1250 },
    { tender: 'card', ...NO_MONEY, taken: 183_448 },
    { tender: 'gift_card', ...NO_MONEY, taken: 6000 },
  ],
  tips: [],
  open: { count: 0, amount: 0, orders: [] },
  corrections: [],
  moves: [{ kind: 'drop', amount: 5000, reason: 'Safe', by: 'Anita', at: '' }],
  cash: {
    float: 20_000,
    taken: 43_255,
    givenBack: 1250,
    moved: -5000,
    late: 0,
    expected: 57_005,
    pieces: [],
    counted: 56_505,
    difference: -500,
    reason: '',
    countedBy: 'Anita',
    counts: 1,
    firstDifference: -500,
    left: 20_000,
    banked: 36_505,
  },
}
const entriesOf = (report: ZReport) => {
  const journal = journalOf(report)
  if (!journal.ok) throw new Error(journal.refusal.code)
  return Object.fromEntries(journal.value.map(({ account, amount }) => [account, amount]))
}

describe('the journal of a day (money 85)', () => {
  it('has one row for each account, and debits equal credits', () => {
    const entries = entriesOf(REPORT)
    expect(entries).toEqual({
      'Food sales': -184_210,
      Discounts: 3500,
      'Delivery income': -4790,
      'HST payable': -25_970,
      'Tips payable': -21_235,
      Customers: 1250,
      'Cash rounding': 2,
      'Card payments to come': 183_448,
      'Gift cards used': 6000,
      Safe: 5000,
      'Cash over and short': 500,
      'Bank deposits': 36_505,
    })
    expect(Object.values(entries).reduce((sum, amount) => sum + amount, 0)).toBe(0)
  })

  it('books corrections of closed days, with their money', () => {
    const sales = {
      ...SALES,
      orders: -1,
      cancelled: 1,
      goods: -1000,
      discounts: 0,
      fees: 0,
      tax: -140,
      tips: 0,
      total: -1140,
    }
    const corrections = [
      { date: '2026-11-19', sales, money: [{ tender: 'card' as const, ...NO_MONEY, taken: 0, givenBack: 1140 }] },
    ]
    const entries = entriesOf({ ...REPORT, corrections })
    expect(entries).toMatchObject({
      'Food sales': -183_210,
      'HST payable': -25_830,
      'Card payments to come': 182_308,
      Customers: 1250,
    })
  })

  it('leaves the tax of a correction to be divided where the day has several', () => {
    const sales = { ...SALES, goods: -1000, discounts: 0, fees: 0, tax: -140, tips: 0, total: -1140 }
    const taxes = [
      { name: 'GST', ratePer100k: 5000, base: 185_500, amount: 9275 },
      { name: 'PST', ratePer100k: 9000, base: 185_500, amount: 16_695 },
    ]
    expect(entriesOf({ ...REPORT, taxes, corrections: [{ date: '2026-11-19', sales, money: [] }] })).toMatchObject({
      'GST payable': -9275,
      'PST payable': -16_695,
      'Sales tax to divide': 140,
    })
  })

  it.each([
    ['all but the float went to the bank', 20_000, 46_255],
    ['nothing stayed', 0, 66_255],
  ])('has no difference where cash of later days was counted and %s (money 101)', (_, left, banked) => {
    const cash = { ...REPORT.cash, difference: 0, cameSince: 9250, expected: 66_255, counted: 66_255, left, banked }
    const whole = { 'Bank deposits': banked, 'Cash in drawer': left - 9250 - 20_000 }
    expect(entriesOf({ ...REPORT, cash })).toMatchObject(whole)
    expect(entriesOf({ ...REPORT, cash })).not.toHaveProperty('Cash over and short')
    // The next day begins with what stayed, and books what was counted of it already.
    const expected = left - 9250 + 37_005
    const next = { ...REPORT.cash, difference: 0, float: left, countedBefore: 9250, left: expected, banked: 0 }
    expect(entriesOf({ ...REPORT, cash: { ...next, expected, counted: expected } })['Cash in drawer']).toBe(37_005)
  })

  it('has no difference where cash came after the count, and the next day begins with it (money 101)', () => {
    const counted = { difference: 0, cameAfter: 400, expected: 56_605, counted: 56_605, left: 20_000, banked: 36_605 }
    const entries = entriesOf({ ...REPORT, cash: { ...REPORT.cash, ...counted } })
    expect(entries).toMatchObject({ 'Bank deposits': 36_605, 'Cash in drawer': 400 })
    expect(entries).not.toHaveProperty('Cash over and short')
    const expected = 20_400 + 37_005
    const next = { ...REPORT.cash, difference: 0, uncountedBefore: 400, expected, counted: expected, banked: expected }
    expect(entriesOf({ ...REPORT, cash: { ...next, left: 0 } })['Cash in drawer']).toBe(-20_400)
  })

  it.each<[string, Partial<ZReport>]>([
    ['the total is not the sum of its parts', { sales: { ...SALES, total: 1 } }],
    ['the taxes do not add up', { taxes: [] }],
    ['the fees do not add up', { fees: [] }],
    ['the drawer holds other money', { cash: { ...REPORT.cash, banked: 1 } }],
    ['a move is missing', { moves: [] }],
    ['cash came after the count that was in it', { cash: { ...REPORT.cash, cameAfter: 400 } }],
    ['cash of later days was not counted', { cash: { ...REPORT.cash, cameSince: 9250 } }],
  ])('is not written where %s', (_, change) => {
    expect(journalOf({ ...REPORT, ...change })).toEqual({ ok: false, refusal: { code: 'journal_unbalanced' } })
  })

  it('has a number that stays, a date as it is wanted, and a debit or a credit in each row', () => {
    expect(journalNumber('TRU', '2026-11-20')).toBe('Z-TRU-20261120')
    const entries = [
      { account: 'Safe', amount: 5000, what: 'Taken to the safe' },
      { account: 'Tips payable', amount: -21_235, what: 'Tips' },
    ]
    expect(journalRows(entries, { report: REPORT, code: 'TRU', dates: 'MM/DD/YYYY' })).toEqual([
      ['Z-TRU-20261120', '11/20/2026', 'Safe', '50.00', '', 'Taken to the safe', '', 'Truro Heights', ''],
      ['Z-TRU-20261120', '11/20/2026', 'Tips payable', '', '212.35', 'Tips', '', 'Truro Heights', ''],
    ])
  })
})
