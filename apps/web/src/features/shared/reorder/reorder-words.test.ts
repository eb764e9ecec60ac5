import type { ReorderChange } from '@sizzle/domain/cart/reorder.ts'
import { expect, test } from 'vitest'
import { changeSentence } from './reorder-words.ts'

const again = (isMore: boolean, quantity: number): ReorderChange => ({
  kind: 'choose_again',
  name: 'Badam Milk',
  sentence: 'Please choose Warm or Chilled',
  isMore,
  start: { itemId: 'badam-milk', spice: null, choices: [], note: '', quantity },
})

test.each<[ReorderChange, string]>([
  [{ kind: 'gone', name: 'Samosa Chaat' }, 'Samosa Chaat is no longer available.'],
  [{ kind: 'sold_out', name: 'Chicken 65', because: null }, 'Chicken 65 is sold out today.'],
  [{ kind: 'sold_out', name: 'Thali', because: 'Sold out: Bread' }, 'Thali is sold out: Bread.'],
  [{ kind: 'sold_out', name: 'Thoran', because: 'Back in May' }, 'Thoran is back in May.'],
  [again(false, 2), 'Badam Milk is not in your cart yet: Please choose Warm or Chilled.'],
  [again(true, 1), 'One more Badam Milk needs a choice: Please choose Warm or Chilled.'],
  [again(true, 2), '2 more Badam Milk need a choice: Please choose Warm or Chilled.'],
])('%j reads "%s" (menu 50)', (change, sentence) => {
  expect(changeSentence(change, 'your cart')).toBe(sentence)
})
