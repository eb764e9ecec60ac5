import { describe, expect, test } from 'vitest'
import { type BumpKeys, positionOf, readBumpKeys, withKey, withoutKey, wordFor } from './bump-keys.ts'

const A = { code: 'KeyA', key: 'a' }
const THREE = { code: 'Digit3', key: '3' }

test.each<[string, BumpKeys, { code: string; key: string }, number | undefined]>([
  ['a digit, without anything taught', {}, THREE, 3],
  ['a digit of the number pad', {}, { code: 'Numpad3', key: '3' }, 3],
  ['a key that was taught', { 7: 'KeyA' }, A, 7],
  ['the digit of a position that was taught another key', { 3: 'KeyA' }, THREE, undefined],
  ['a digit that was taught to another position', { 2: 'Digit3', 3: 'KeyA' }, THREE, 2],
  ['a key without a place, by what it types', { 1: 'types q' }, { code: '', key: 'q' }, 1],
  ['a key that nobody taught', {}, A, undefined],
  ['zero', {}, { code: 'Digit0', key: '0' }, undefined],
])('%s (stations 23)', (_, keys, pressed, position) => {
  expect(positionOf(keys, pressed)).toBe(position)
})

describe('a key is taught', () => {
  test.each<[string, BumpKeys, Parameters<typeof withKey>[1], { code: string; key: string }, BumpKeys | string]>([
    ['to a position', {}, 1, A, { 1: 'KeyA' }],
    ['to the position that has it', { 1: 'KeyA' }, 1, A, { 1: 'KeyA' }],
    ['in the place of another', { 1: 'KeyB' }, 1, A, { 1: 'KeyA' }],
    ['to one position only', { 2: 'KeyA' }, 1, A, 'This key is already ticket 2. Press another key.'],
    ['unless it is the digit of another position', {}, 1, THREE, 'This key is already ticket 3. Press another key.'],
    ['once that position has another key', { 3: 'KeyB' }, 1, THREE, { 1: 'Digit3', 3: 'KeyB' }],
    ['unless it moves through the page', {}, 1, { code: 'Tab', key: 'Tab' }, 'Tab cannot be used. Press another key.'],
  ])('%s (stations 23)', (_, keys, position, pressed, then) => {
    expect(withKey(keys, position, pressed)).toEqual(then)
  })
})

test('a position has its digit again, unless that was taught to another', () => {
  expect(withoutKey({ 1: 'KeyA', 2: 'KeyB' }, 1)).toEqual({ 2: 'KeyB' })
  expect(withoutKey({ 1: 'Digit3', 3: 'KeyA' }, 3)).toMatch(/^3 is the key of ticket 1/)
})

test.each([
  [null, {}],
  ['{"1":"KeyA","9":"F5","10":"KeyB","2":7,"3":"KeyA"}', { 1: 'KeyA', 9: 'F5' }],
  ['[1]', {}],
  ['not json', {}],
])('of what is stored, %s, only keys count', (stored, keys) => {
  expect(readBumpKeys(stored)).toEqual(keys)
})

test.each([
  ['KeyA', 'A'],
  ['Digit3', '3'],
  ['Numpad3', 'Numpad 3'],
  ['F5', 'F5'],
  ['types é', 'é'],
])('%s reads %s', (key, word) => {
  expect(wordFor(key)).toBe(word)
})
