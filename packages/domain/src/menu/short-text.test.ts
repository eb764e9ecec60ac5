import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

// A row of the menu never ends in the middle of a word or of a phrase.

const CASES: readonly [text: string, shown: string][] = [
  ['', ''],
  [' Rice and lentils. ', 'Rice and lentils.'],
  ['Rice and lentils, twelve hours.', 'Rice and lentils, twelve hours.'],
  ['Rice and lentils with coconut. Crisp at the edges.', 'Rice and lentils with coconut.'],
  ['Hot! Rice and lentils with coconut and mustard seeds', 'Hot! Rice and lentils with coconut…'],
  ['Rice, lentils and mustard seeds, coconut, lime, salt', 'Rice, lentils and mustard seeds…'],
  ['Rice ground with fresh coconut to a paste that holds', 'Rice ground with fresh coconut…'],
  ['Rice and lentils as they are cooked, in a pot with lime', 'Rice and lentils as they are cooked…'],
  ['Ricelentilscoconutmustardlimesaltandmorewithoutanend', 'Ricelentilscoconutmustardlimesaltandmor…'],
]

test.for(CASES)('%s', ([text, shown]) => {
  expect(shortText(text, 40)).toBe(shown)
  expect(shortText(text, 40).length).toBeLessThanOrEqual(40)
})
