import { expect, test } from 'vitest'
import { slotsOf } from './slots.ts'

test.each([
  ['week', 'day', ['2026-11-23', '2026-11-24'], 7, '2026-11-29'],
  ['month', 'day', ['2026-11-01'], 30, '2026-11-30'],
  ['month', 'day', ['2028-02-01', '2028-02-02'], 29, '2028-02-29'],
  ['month', 'week', ['2026-10-26', '2026-11-02'], 6, '2026-11-30'],
  ['year', 'month', ['2026-01', '2026-02'], 12, '2026-12'],
  ['years', 'year', ['2025', '2026'], 2, '2026'],
  ['week', 'day', [], 0, undefined],
] as const)('a %s by %s of %j has room for all %i', (range, by, dates, count, last) => {
  const slots = slotsOf(range, by, dates)
  expect([slots.length, slots.at(-1)]).toEqual([count, last])
})
