import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingDate, longDate, shortDate, weekdayDate, writtenDate } from './date-words.ts'

test.each([
  ['2026-11-20', 'Fri, Nov 20'],
  ['2026-05-01', 'Fri, May 1'],
  ['2025-12-31', 'Wed, Dec 31, 2025'],
  ['2027-01-01', 'Fri, Jan 1, 2027'],
] as const)('a list says of %s in 2026: %s', (date, words) => {
  expect(shortDate(date, '2026-11-22')).toBe(words)
})

test.each([
  ['2026-11-20', 'Nov 20, 2026'],
  ['2026-09-01', 'Sep 1, 2026'],
])('%s is written as %s', (date, written) => {
  expect(writtenDate(date)).toBe(written)
})

test.each([
  ['2026-11-21', 'Saturday, November 21'],
  ['2027-01-20', 'Wednesday, January 20, 2027'],
])('a heading in 2026 says of %s: %s', (date, words) => {
  expect(headingDate(date, '2026-11-22')).toBe(words)
})

test('dates read as the platform writes them for English Canada', () => {
  const day = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const
  const platform = new Intl.DateTimeFormat('en-CA', day)
  const withYear = new Intl.DateTimeFormat('en-CA', { ...day, year: 'numeric' })
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (at) => {
      const date = at.toISOString().slice(0, 10)
      expect(weekdayDate(date)).toBe(platform.format(at))
      expect(longDate(date)).toBe(withYear.format(at))
    }),
  )
})
