import { expect, test } from 'vitest'
import { afterWords, expectedWords } from './drawer-words.ts'

const MONDAY = {
  date: '2026-11-30',
  today: '2026-12-01',
  isToday: false,
  float: 50,
  countedBefore: 0,
  uncountedBefore: 0,
}
const TODAY = { ...MONDAY, today: '2026-11-30', isToday: true }

test.each([
  [TODAY, { expected: 65.95, cameSince: 0 }, '$50.00 float + $15.95 of today’s cash'],
  [
    MONDAY,
    { expected: 75.65, cameSince: 9.7 },
    '$50.00 float + $15.95 of that day’s cash, and $9.70 that came since (Tue, Dec 1)',
  ],
  [
    { ...MONDAY, today: '2026-12-03' },
    { expected: 53.25, cameSince: -12.7 },
    '$50.00 float + $15.95 of that day’s cash, less $12.70 that went out since (Tue, Dec 1 to Thu, Dec 3)',
  ],
  [
    { ...TODAY, float: 75.65, countedBefore: 9.7 },
    { expected: 75.65, cameSince: 0 },
    '$75.65 float + $9.70 of today’s cash, less $9.70 counted with the day before',
  ],
  [
    { ...TODAY, countedBefore: -12.7 },
    { expected: 50, cameSince: 0 },
    '$50.00 float − $12.70 of today’s cash, and $12.70 taken off with the day before',
  ],
  [
    { ...TODAY, uncountedBefore: 4 },
    { expected: 69.95, cameSince: 0 },
    '$50.00 float + $15.95 of today’s cash, and $4.00 that came after the day before was counted',
  ],
  [
    { ...TODAY, uncountedBefore: -4 },
    { expected: 61.95, cameSince: 0 },
    '$50.00 float + $15.95 of today’s cash, less $4.00 that went out after the day before was counted',
  ],
])('what should be in the drawer is told in its parts (money 101): %j %j', (day, count, words) => {
  // The comma within a date and the full stop of a short name are of the browser's own tables.
  expect(expectedWords(day, count).replaceAll(/(Tue|Thu|Dec)\./g, '$1')).toBe(words)
})

test.each([
  [0, undefined],
  [4, '$4.00 came in after this count and is part of the next one. If it was in the drawer already, count again.'],
  [-4, '$4.00 went out after this count: leave as much in the drawer. If it was out already, count again.'],
])('what moves after the count is told beside it (money 101): %d', (cameAfter, words) => {
  expect(afterWords(cameAfter)).toBe(words)
})
