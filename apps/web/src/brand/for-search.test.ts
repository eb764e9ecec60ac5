import { expect, it } from 'vitest'
import { FOR_SEARCH } from './for-search.ts'

it('says no count of kitchens, which come and go while the words stay', () => {
  expect(FOR_SEARCH.description).not.toMatch(/\b(?:\d+|one|two|three|four|five|both)\b/i)
})
