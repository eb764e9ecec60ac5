import { expect, it } from 'vitest'
import { tryAgainSentence } from './try-again-sentence.ts'

const NOON = new Date(2026, 10, 20, 12, 0, 0)

it.each([
  [1, 'You can try again in 1 second.'],
  [38, 'You can try again in 38 seconds.'],
  [100, 'You can try again in 100 seconds.'],
])('%i seconds are told as seconds', (seconds, sentence) => {
  expect(tryAgainSentence(seconds, NOON)).toBe(sentence)
})

it('a longer wait is told by the clock', () => {
  expect(tryAgainSentence(15 * 60, NOON)).toMatch(/^You can try again at 12:15\sp\.m\.$/)
})
