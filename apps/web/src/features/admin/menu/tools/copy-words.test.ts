import { expect, test } from 'vitest'
import { newParts } from './copy-words.ts'

test.each([
  [{ added: 0, addedItems: 0, addedGroups: 0 }, '0'],
  [{ added: 1, addedItems: 1, addedGroups: 0 }, '1 dish'],
  [{ added: 121, addedItems: 90, addedGroups: 31 }, '90 dishes and 31 option groups'],
  [{ added: 1, addedItems: 0, addedGroups: 1 }, '1 option group'],
  [{ added: 4, addedItems: 1, addedGroups: 1 }, '1 dish, 1 option group and 2 categories'],
  [{ added: 3, addedItems: 2, addedGroups: 0 }, '2 dishes and 1 category'],
])('%j is %s', (counts, words) => {
  expect(newParts(counts)).toBe(words)
})
