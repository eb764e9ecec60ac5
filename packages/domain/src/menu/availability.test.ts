import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { isOrderable, isSpecialOver, isSpecialRunning } from './availability.ts'

test.each([
  [{ isAvailable: true, isSoldOut: false, locationId: 'truro' }, true],
  [{ isAvailable: false, isSoldOut: false, locationId: 'truro' }, false],
  [{ isAvailable: true, isSoldOut: true, locationId: 'truro' }, false],
  [{ isAvailable: true, isSoldOut: false, locationId: 'new-glasgow' }, false],
  [undefined, false],
])('%j can be ordered at truro: %s (menu 1)', (item, expected) => {
  expect(isOrderable(item, 'truro')).toBe(expected)
})

const special = { isTodaysSpecial: true, specialStartDate: '2026-10-31', specialEndDate: '2026-11-01' }

test.each([
  ['2026-10-30', '23:59', false, false],
  ['2026-10-31', '00:00', true, false],
  // The last day has 25 hours and counts to its end.
  ['2026-11-01', '23:59', true, false],
  ['2026-11-02', '00:00', false, true],
])('on %s at %s the special runs: %s, is over: %s (menu 2)', (date, time, runs, over) => {
  const now = instantOf(HALIFAX, date, time)
  expect(isSpecialRunning(special, HALIFAX, now)).toBe(runs)
  expect(isSpecialOver(special, HALIFAX, now)).toBe(over)
})

test('without the tick nothing runs, without dates nothing bounds', () => {
  const now = instantOf(HALIFAX, '2026-11-01', '12:00')
  expect(isSpecialRunning({ ...special, isTodaysSpecial: false }, HALIFAX, now)).toBe(false)
  expect(isSpecialRunning({ isTodaysSpecial: true, specialStartDate: null, specialEndDate: null }, HALIFAX, now)).toBe(
    true,
  )
})
