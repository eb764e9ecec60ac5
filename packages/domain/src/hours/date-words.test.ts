import { expect, test } from 'vitest'
import { writtenDate } from './written-date.ts'

test.each([
  ['2026-11-20', 'Nov 20, 2026'],
  ['2026-09-01', 'Sep 1, 2026'],
])('%s is written as %s', (date, written) => {
  expect(writtenDate(date)).toBe(written)
})
