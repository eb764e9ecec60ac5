import { expect, test } from 'vitest'
import { datesOf, listedDay } from './list-filters.ts'

const TODAY = '2026-11-27'

test.each([
  ['today', 'today', TODAY],
  [TODAY, 'today', TODAY],
  ['2026-11-28', '2026-11-28', '2026-11-28'],
  ['upcoming', 'upcoming', undefined],
  ['past', 'past', undefined],
  ['all', 'all', undefined],
])('%s is listed as %s, the day %s', (asked, dates, day) => {
  expect(datesOf(asked, TODAY)).toBe(dates)
  expect(listedDay(asked, TODAY)).toBe(day)
})
