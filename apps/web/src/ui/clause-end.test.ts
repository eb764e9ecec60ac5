import { expect, test } from 'vitest'
import { clauseEnd } from './clause-end.ts'

const shown = (text: string, most: number) => text.slice(0, clauseEnd(text, most))

test('a text that has room is whole', () => {
  expect(shown('Okra, fried whole.', 18)).toBe('Okra, fried whole.')
})

test('a longer one ends before the mark after a part of its sentence', () => {
  expect(shown('Okra fried whole before the onions, which keeps it firm.', 40)).toBe(
    'Okra fried whole before the onions',
  )
})

test('where that would leave little, it ends after a word', () => {
  expect(shown('Tart, and first of all the very best of okra', 30)).toBe('Tart, and first of all the')
})

test('one endless word is cut, between two signs', () => {
  expect(shown('o'.repeat(50), 40)).toHaveLength(40)
  expect(shown(`o${'🌶'.repeat(30)}`, 40)).toBe(`o${'🌶'.repeat(19)}`)
})
