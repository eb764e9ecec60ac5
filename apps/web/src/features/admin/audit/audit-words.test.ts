import { expect, test } from 'vitest'
import { askedSubject } from './audit-words.ts'

test.each([
  ['', ''],
  [' Dish ', 'menu_item'],
  ['Dish Dal Makhani', 'menu_item:dal-makhani'],
  ['person', 'user'],
  ['order', 'order'],
  ['Location truro', 'location:truro'],
  ['menu_item:Dal', 'menu_item:Dal'],
])('"%s" is asked as "%s"', (typed, asked) => expect(askedSubject(typed)).toBe(asked))
