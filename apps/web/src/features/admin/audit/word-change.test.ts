import { expect, it } from 'vitest'
import { wordChange } from './word-change.ts'

const LONG = 'Slow black lentils, simmered overnight with butter, cream and a little smoke.'

it.each([
  [
    'a word in the middle',
    LONG,
    LONG.replace('butter', 'ghee'),
    { lead: '… lentils, simmered overnight with', gone: 'butter,', come: 'ghee,', tail: 'cream and a little …' },
  ],
  [
    'words that come',
    LONG,
    LONG.replace('overnight', 'overnight and once more'),
    { lead: '… black lentils, simmered overnight', gone: '', come: 'and once more', tail: 'with butter, cream and …' },
  ],
  [
    'the end',
    LONG,
    LONG.replace('smoke.', 'garlic.'),
    { lead: '… cream and a little', gone: 'smoke.', come: 'garlic.', tail: '' },
  ],
])('%s of a long text is all that is shown of it', (_, before, after, expected) => {
  expect(wordChange(before, after)).toEqual(expected)
})

it.each([
  ['short texts', '$14.49', '$15.49'],
  ['two texts of their own', LONG, 'Whole potatoes in a thin gravy of tomato, ginger, cumin and coriander.'],
])('%s are shown whole', (_, before, after) => {
  expect(wordChange(before, after)).toBeUndefined()
})
