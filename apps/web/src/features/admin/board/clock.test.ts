import { expect, test } from 'vitest'
import { clockOf } from '../../../ui/clock.ts'
import { fullStop } from './clock.ts'
import { whoWasFirst } from './state/moves.ts'

test.each([
  ['was first, at 12:34 p.m.', 'was first, at 12:34 p.m.'],
  ['Nothing waits', 'Nothing waits.'],
])('%s ends with one full stop', (words, ended) => expect(fullStop(words)).toBe(ended))

test('who was first ends with one full stop', () => {
  const at = '2026-11-20T16:34:00Z'
  const place = { timeZone: 'America/St_Johns' }
  expect(whoWasFirst({ by: 'Sam Staff', at, status: 'ready' }, place)).toBe(
    `Sam Staff was first, at ${clockOf(place).time(at)}`,
  )
})
