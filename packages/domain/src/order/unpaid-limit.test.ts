import { expect, test } from 'vitest'
import { checkUnpaid, unpaidSince } from './unpaid-limit.ts'

test.each([
  [0, null],
  [2, null],
  [3, 3],
  [9, 9],
])('with %i unpaid orders open, the next one: %j', (open, refused) => {
  expect(checkUnpaid(open)?.refusal.open ?? null).toBe(refused)
})

test('orders of the last day count', () => {
  expect(unpaidSince(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-19T12:00:00Z'))
})
