import { describe, expect, test } from 'vitest'
import { makeBill } from '../pricing/bill.ts'
import { paidBill, priceDifferences } from './paid-bill.ts'
import {
  numbersToGive,
  seriesLetters,
  seriesOf,
  TILL_HOURS,
  TILL_ORDERS,
  takenTime,
  tillNumber,
  tillStop,
  tillTimeLeft,
  timeDifferences,
} from './till.ts'

const HOUR_MS = 3_600_000
const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, 20, hours, minutes))

describe('a series', () => {
  test.each([
    [1, 'A'],
    [8, 'H'],
    [9, 'J'],
    [24, 'Z'],
    [25, 'AA'],
    [48, 'AZ'],
    [49, 'BA'],
    [601, 'AAA'],
  ])('%i is %s, and back (offline 38)', (series, letters) => {
    expect([seriesLetters(series), seriesOf(letters)]).toEqual([letters, series])
  })

  test('has letters of its own and no others', () => {
    const all = Array.from({ length: 2000 }, (_, n) => seriesLetters(n + 1))
    expect(new Set(all).size).toBe(2000)
    expect([seriesOf('I'), seriesOf('AO'), seriesOf('')]).toEqual([null, null, null])
  })

  test.each([
    [7, 'TRU-A07'],
    [120, 'TRU-A120'],
    [999, 'TRU-A999'],
    [1000, 'TRU-A01'],
  ])('number %i reads %s (offline 38)', (number, expected) => {
    expect(tillNumber('TRU', 'A', number)).toBe(expected)
  })
})

describe('numbers that are given', () => {
  test.each([
    ['at first', { given: 0, used: 0, next: null }, [1, 20]],
    ['with some left', { given: 20, used: 0, next: 8 }, [8, 27]],
    ['with all left', { given: 20, used: 0, next: 1 }, [1, 20]],
    ['with none left', { given: 20, used: 20, next: 21 }, [21, 40]],
    ['after the storage was cleared', { given: 20, used: 3, next: null }, [21, 40]],
    ['with an old copy of the storage', { given: 40, used: 12, next: 5 }, [13, 40]],
    ['with a number that nobody gave', { given: 20, used: 0, next: 900 }, [21, 40]],
  ])('%s (offline 38)', (_, asked, [from, until]) => {
    expect(numbersToGive(asked)).toEqual({ from, until })
  })
})

test.each([
  [0, 20, 0, null],
  [19, 1, TILL_HOURS * HOUR_MS, null],
  [20, 3, 0, `${TILL_ORDERS} orders are waiting`],
  [3, 0, 0, `${TILL_ORDERS} orders are waiting`],
  [0, 20, TILL_HOURS * HOUR_MS + 60_000, 'offline for 4 hours'],
])(
  'with %i waiting, %i numbers and %i ms of silence a till stops as it should (offline 37)',
  (waiting, numbersLeft, silentMs, said) => {
    const stop = tillStop({ waiting, numbersLeft, silentMs })
    if (said === null) expect(stop).toBeNull()
    else expect(stop).toContain(said)
  },
)

test.each([
  [0, '4 h 0 min'],
  [19 * 60_000, '3 h 41 min'],
  [TILL_HOURS * HOUR_MS - 60_000, '1 min'],
  [9 * HOUR_MS, '0 min'],
])('after %i ms a till has %s left', (silentMs, left) => {
  expect(tillTimeLeft(silentMs)).toBe(left)
})

test.each([
  ['in between', at(12), at(12)],
  ['before it was paired', at(1), at(14)],
  ['tomorrow', at(38), at(14)],
  ['a minute ahead', at(14, 1), at(14)],
])('an order that was taken %s counts at a time that can be (offline 41)', (_, takenAt, counted) => {
  expect(takenTime({ takenAt, pairedAt: at(8), now: at(14) })).toEqual(counted)
})

const TAKEN = { takenAt: at(12), countedAt: at(12), clock: at(12, 5), heardAt: at(10), place: 20 }
test.each([
  ['nothing', {}, []],
  ['a clock a day ahead', { clock: at(36) }, ['The clock of the till is 24 hours ahead.']],
  ['a clock three days behind', { clock: at(-60) }, ['The clock of the till is 3 days behind.']],
  ['a clock off by a quarter of an hour', { clock: at(12, 15) }, ['The clock of the till is 15 minutes ahead.']],
  ['4 h 3 min', { heardAt: at(7, 57) }, ['It was taken more than 4 hours after the till was last online.']],
  ['the 21st order', { place: 21 }, ['It is order 21 since the till was last online; 20 are allowed.']],
])('a manager hears of %s (offline 41)', (_, changes, expected) => {
  expect(timeDifferences({ ...TAKEN, ...changes })).toEqual(expected)
})

describe('the bill of what was paid', () => {
  const rule = {
    ratePer100k: 5000,
    classes: ['prepared' as const],
    smallOrder: null,
    registration: '',
    isAlwaysShown: true,
  }
  const ruled = (taxes: string[]) =>
    makeBill({
      lines: [{ label: 'Dal', price: 1250, quantity: 2, taxClass: 'prepared' }],
      charges: [],
      taxes: taxes.map((name) => ({ ...rule, name })),
      tip: 100,
    })

  test.each([
    [['HST'], 350, [350]],
    [['GST', 'PST'], 251, [126, 125]],
    [['GST', 'PST'], 0, [0, 0]],
    [[], 30, [30]],
    [[], 0, []],
  ])('%j: tax of %i cents stands as it was paid (offline 40)', (names, tax, amounts) => {
    const bill = paidBill(ruled(names), tax)
    expect(bill.taxes.map(({ amount }) => amount)).toEqual(amounts)
    expect([bill.subtotal, bill.tax, bill.total]).toEqual([2500, tax, 2600 + tax])
  })

  test('names what the menu of now says otherwise', () => {
    const lines = [
      { name: 'Dal', paid: 1250, now: 1250 },
      { name: 'Naan', paid: 400, now: 450 },
      { name: 'Gone', paid: 900, now: null },
    ]
    expect(priceDifferences(lines, { paid: 350, now: 350 })).toEqual(['Naan was sold for $4.00; the menu says $4.50.'])
    expect(priceDifferences([], { paid: 350, now: 375 })).toEqual(['Tax of $3.50 was taken; it should be $3.75.'])
  })
})
