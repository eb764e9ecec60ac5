import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { backWords } from './sold-out-words.ts'

test.each([
  ['2026-11-27', '20:00', null],
  ['2026-11-28', '11:30', null],
  ['2026-11-29', '11:30', 'Back on Sunday'],
  ['2026-12-03', '11:30', 'Back on Thursday'],
  ['2026-12-04', '00:00', 'Back on December 4'],
  ['2026-12-27', '11:30', 'Back on December 27'],
  ['2026-12-28', '11:30', 'Back in December'],
  ['2027-05-01', '00:00', 'Back in May'],
  ['2027-11-01', '00:00', 'Back in November 2027'],
])('what is sold out until %s, %s, reads %s on a Friday evening (menu 91)', (date, time, words) => {
  const now = instantOf(HALIFAX, '2026-11-27', '19:00')
  expect(backWords(instantOf(HALIFAX, date, time), HALIFAX, now)).toBe(words)
})
