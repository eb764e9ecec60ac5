import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanNote, NOTE_HINT, noteProblem } from './options-note.ts'

test.each([
  ['  no onions  ', 'no onions'],
  ['no onions\r\nextra\tgravy', 'no onions extra gravy'],
  ['bell\u0007 and \u202Eturned', 'bell and turned'],
  ['cre\u0300me', 'crème'],
  ['half a \uD83C character', 'half a  character'],
  ['धनिया 🌿', 'धनिया 🌿'],
  ['\n', ''],
])('the note %j is kept as %j (menu 38)', (text, note) => {
  expect(cleanNote(text)).toBe(note)
})

test.each([
  ['x'.repeat(140), false],
  ['x'.repeat(141), true],
  [` ${'🌿'.repeat(140)}\n`, false],
])('the note %j is too long: %s (menu 38)', (note, isTooLong) => {
  const problem = { field: 'items.0.note', sentence: 'A note can have at most 140 characters' }
  expect(noteProblem(note, 'items.0.note')).toEqual(isTooLong ? problem : null)
})

test('cleaning a clean note changes nothing', () => {
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
  fc.assert(fc.property(anyText, (text) => cleanNote(cleanNote(text)) === cleanNote(text)))
  expect(NOTE_HINT).toBe('Notes cannot change the price. For allergies please call us.')
})
