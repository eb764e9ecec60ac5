import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HALIFAX } from '../testing/halifax.ts'
import { businessDateOf, businessDay, DEFAULT_DAY_ENDS_AT } from './business-date.ts'
import { addDays } from './local-time.ts'

const kitchen = { zone: HALIFAX, dayEndsAt: DEFAULT_DAY_ENDS_AT }

test.each([
  ['2026-11-21T05:30:00Z', '2026-11-20', 'half past one at night'],
  ['2026-11-21T07:59:59Z', '2026-11-20', 'the last second'],
  ['2026-11-21T08:00:00Z', '2026-11-21', 'four in the morning'],
  ['2026-11-21T03:59:00Z', '2026-11-20', 'a minute before midnight'],
  ['2026-07-01T06:59:00Z', '2026-06-30', 'a minute before four in summer'],
  ['2026-07-01T07:00:00Z', '2026-07-01', 'four in summer'],
])('%s belongs to %s: %s (money 52)', (instant, date) => {
  expect(businessDateOf(kitchen, new Date(instant))).toBe(date)
})

test.each([
  ['2026-03-07', 23],
  ['2026-10-31', 25],
  ['2026-11-20', 24],
])('the business day of %s has %i hours', (date, hours) => {
  const { from, until } = businessDay(kitchen, date)
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(hours)
})

test('every instant lies in the day of its business date, wherever and whenever the day ends', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.constantFrom(HALIFAX, 'America/St_Johns', 'America/Vancouver', 'America/Regina'),
      fc.constantFrom('00:00', '01:30', '02:30', '04:00', '06:00'),
      (instant, zone, dayEndsAt) => {
        const date = businessDateOf({ zone, dayEndsAt }, instant)
        const { from, until } = businessDay({ zone, dayEndsAt }, date)
        expect(from <= instant && instant < until).toBe(true)
        expect(businessDateOf({ zone, dayEndsAt }, until)).toBe(addDays(date, 1))
      },
    ),
  )
})
