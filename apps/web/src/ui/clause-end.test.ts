import { expect, test } from 'vitest'
import { cutText } from './clause-end.ts'

const shown = (text: string, most: number) => cutText(text, most).slice(0, 2).join('')

test('a text that has room is whole', () => {
  expect(shown('Okra, fried whole.', 18)).toBe('Okra, fried whole.')
})

test('a longer one ends after a part of its sentence, with a full stop', () => {
  expect(shown('Okra fried whole before the onions, which keeps it firm.', 40)).toBe(
    'Okra fried whole before the onions.',
  )
})

test('where that would leave little, it ends after a word', () => {
  expect(shown('Tart, and first of all the very best of okra', 30)).toBe('Tart, and first of all the…')
})

test('one endless word is cut, between two signs', () => {
  expect(shown('o'.repeat(50), 40)).toBe(`${'o'.repeat(40)}…`)
  expect(shown(`o${'🌶'.repeat(30)}`, 40)).toBe(`o${'🌶'.repeat(19)}…`)
})

test('what follows is all the rest', () => {
  expect(cutText('Okra, fried whole, then salted.', 20)).toEqual(['Okra, fried whole', '.', ', then salted.'])
  expect(cutText('Okra.', 20)).toEqual(['Okra.', '', ''])
})
