import { expect, test } from 'vitest'
import { countdown } from './due-words.ts'

const NOW = new Date('2026-11-27T23:10:00.000Z')
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test.each([
  ['minutes', 20, 'due', 'in 20 min'],
  ['hours', 16 * 60, 'due', 'in 16 h'],
  ['the day from a day ahead on', 36 * 60, 'due', 'Sun, Nov 29'],
  ['how late it is', -17, '', '17 min late'],
] as const)('what is promised counts %s', (_, minutes, lead, rest) => {
  expect(countdown(inMinutes(minutes), NOW, 'America/Halifax')).toEqual({ lead, rest })
})
