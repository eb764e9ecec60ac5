import { expect, test } from 'vitest'
import { isOtherBuild } from './newer-site.ts'

test.each([
  ['the same build', '<script type="module" src="/assets/entry-1.js"></script>', false],
  ['another build', '<script type="module" src="/assets/entry-2.js"></script>', true],
  ['the sign-in page of a hotel', '<script src="/portal.js"></script>', false],
])('%s', (_, document, expected) => {
  expect(isOtherBuild(document, '/assets/entry-1.js')).toBe(expected)
})
