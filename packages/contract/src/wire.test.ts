import { expect, test } from 'vitest'
import { text } from './wire.ts'

test.each([
  ['\u202eevil\u202c', 'evil'],
  ['\u2067Naan\u2069 \u202a902 555 0123\u202c', 'Naan 902 555 0123'],
  ['क\u094d\u200dष \u{1F469}\u200d\u{1F373}', 'क\u094d\u200dष \u{1F469}\u200d\u{1F373}'],
  ['  kept as typed\n', '  kept as typed\n'],
])('%j from people is kept as %j (menu 88)', (typed, kept) => expect(text(40).parse(typed)).toBe(kept))

test('nothing but marks is no text, and they take no room', () => {
  expect(text(40, 1).safeParse('\u202e').success).toBe(false)
  expect(text(4).parse('\u202eNaan')).toBe('Naan')
})
