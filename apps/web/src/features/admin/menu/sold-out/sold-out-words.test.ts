import { expect, it } from 'vitest'
import { nextOpeningWords, stockWords, untilWords } from './sold-out-words.ts'

const HALIFAX = 'America/Halifax'

it.each([
  [{ soldOut: null, unitsLeft: null }, undefined],
  [{ soldOut: { until: null }, unitsLeft: 0 }, 'Sold out'],
  [{ soldOut: { until: '2026-11-20T23:30:00.000Z' }, unitsLeft: null }, /^Sold out until .*7:30 p\.m\.$/],
  [{ soldOut: null, unitsLeft: 12 }, '12 left'],
  [{ soldOut: null, unitsLeft: 12, held: 2 }, '12 left, 2 being paid for'],
  [{ soldOut: null, unitsLeft: 3, held: 0, isLow: true }, 'Low: 3 left'],
])('%j reads %s', (stock, words) => {
  const said = stockWords(stock, HALIFAX)
  if (words instanceof RegExp) expect(said).toMatch(words)
  else expect(said).toBe(words)
})

it.each([
  [{ until: '2026-11-20T23:30:00.000Z' }, /^Until .*7:30 p\.m\.$/],
  [{ until: null }, /^Until turned back on$/],
  [null, /^Change…$/],
])('beside what says that it has run out, %j reads %s', (soldOut, words) => {
  expect(untilWords({ soldOut }, HALIFAX)).toMatch(words)
})

const DAY = { open: '11:30', close: '22:00', closed: false }
const SHUT = { ...DAY, closed: true }
const WEEK = { monday: SHUT, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY, saturday: DAY, sunday: DAY }
const NEVER = Object.fromEntries(Object.keys(WEEK).map((day) => [day, SHUT]))

it.each([
  ['an evening', WEEK, '2026-11-28T01:00:00Z', 'Until tomorrow · 11:30 a.m.'],
  ['the evening before a day of rest', WEEK, '2026-11-30T01:00:00Z', 'Until Tuesday · 11:30 a.m.'],
  ['just after midnight', WEEK, '2026-11-28T04:06:00Z', 'Until today · 11:30 a.m.'],
  ['a day when the kitchen never opens', NEVER, '2026-11-28T01:00:00Z', 'Until tomorrow · 4 a.m.'],
  ['a night when the kitchen never opens', NEVER, '2026-11-28T04:06:00Z', 'Until today · 4 a.m.'],
])('in %s, what has run out comes back at the next opening', (_when, hours, now, words) => {
  const place = { timeZone: HALIFAX, hours, dayEndsAt: '04:00' }
  expect(nextOpeningWords(place, new Date(now)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words)
})
