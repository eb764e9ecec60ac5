import { expect, it } from 'vitest'
import { countdown } from './countdown.ts'

it.each([
  [9, '0:09'],
  [60, '1:00'],
  [899, '14:59'],
])('%i seconds count down as %s', (seconds, text) => {
  expect(countdown(seconds)).toBe(text)
})
