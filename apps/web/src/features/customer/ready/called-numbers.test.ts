import { expect, test } from 'vitest'
import { seeNumbers } from './called-numbers.ts'

const AT = Date.parse('2026-11-20T22:00:00.000Z')

test('what is ready when the screen is opened is not called (stations 22)', () => {
  expect(seeNumbers(undefined, ['TRU-041'], AT)).toMatchObject({ hasNew: false, marked: [] })
})

test('a new number is called once, and marked for 30 seconds (stations 22)', () => {
  const { seen } = seeNumbers(undefined, ['TRU-041'], AT)
  const first = seeNumbers(seen, ['TRU-042', 'TRU-041'], AT)
  expect(first).toMatchObject({ hasNew: true, marked: ['TRU-042'] })
  const second = seeNumbers(first.seen, ['TRU-042', 'TRU-041'], AT + 29_999)
  expect(second).toMatchObject({ hasNew: false, marked: ['TRU-042'] })
  expect(seeNumbers(second.seen, ['TRU-042', 'TRU-041'], AT + 30_000)).toMatchObject({ hasNew: false, marked: [] })
})

test('a number that went back to the stove is called again', () => {
  const { seen } = seeNumbers(seeNumbers(undefined, ['TRU-041'], AT).seen, [], AT)
  expect(seeNumbers(seen, ['TRU-041'], AT)).toMatchObject({ hasNew: true, marked: ['TRU-041'] })
})
