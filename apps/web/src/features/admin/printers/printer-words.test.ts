import { expect, test } from 'vitest'
import { stateWords } from './printer-words.ts'

test.each([
  ['queued', '', 'waits for the printer'],
  ['offered', '', 'at the printer'],
  // What could not be handed over is not at the printer, and is tried again.
  ['offered', 'It does not answer', 'not printed yet: It does not answer'],
  ['failed', 'It does not answer', 'not printed: It does not answer'],
] as const)('a paper that is %s (%s) reads “%s”', (state, problem, words) => {
  expect(stateWords({ state, problem })).toBe(words)
})
