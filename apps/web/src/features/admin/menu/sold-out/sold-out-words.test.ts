import { expect, it } from 'vitest'
import { stockWords, untilWords } from './sold-out-words.ts'

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
