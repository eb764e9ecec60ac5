import { expect, test } from 'vitest'
import { shortDate } from './words.ts'

test.each([
  ['2026-11-20', 'Fri, Nov 20'],
  ['2026-05-01', 'Fri, May 1'],
  ['2025-12-31', 'Wed, Dec 31, 2025'],
  ['2027-01-01', 'Fri, Jan 1, 2027'],
] as const)('a list says of %s in 2026: %s', (date, words) => {
  expect(shortDate(date, '2026-11-22')).toBe(words)
})
