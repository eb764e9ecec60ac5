import { expect, test } from 'vitest'
import { withCodes, withNames } from './placeholder-words.ts'

const ALLOWED = ['orderNumber', 'customerName', 'locationPhone']

test.each([
  ['Order {orderNumber}', 'Order [order number]'],
  ['{customerName}, call {locationPhone}.', '[guest’s name], call [location’s phone].'],
  // It may not stand there: it is seen, and refused, as it is.
  ['{estimatedTime} and {orderNumber}', '{estimatedTime} and [order number]'],
  ['Nothing', 'Nothing'],
])('%s is edited as %s, and kept as it was', (kept, edited) => {
  expect(withNames(kept, ALLOWED)).toBe(edited)
  expect(withCodes(edited, ALLOWED)).toBe(kept)
})

test.each([
  ['Order [Order Number]', 'Order {orderNumber}'],
  ["[guest's name]", '{customerName}'],
  ['{orderNumber}', '{orderNumber}'],
  ['[order numbe]', '[order numbe]'],
  ['[our word] [[order number]]', '[our word] [{orderNumber}]'],
  ['[]', '[]'],
])('%s, as somebody types it, is %s', (typed, kept) => expect(withCodes(typed, ALLOWED)).toBe(kept))
