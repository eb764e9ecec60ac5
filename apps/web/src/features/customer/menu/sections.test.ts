import { NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import { expect, test } from 'vitest'
import { DAL } from '../../../testing/shop.ts'
import { sectionsOf } from './sections.ts'

const dish = (id: string, category: string, isTodaysSpecial = false) => ({
  ...DAL,
  id,
  name: id,
  category,
  isTodaysSpecial,
})
const MENU = {
  items: [
    dish('samosa', 'starters'),
    dish('pakora', 'starters', true),
    dish('thali', 'mains', true),
    dish('dal', 'mains'),
  ],
  categories: [
    { id: 'mains', name: 'Mains', isDefault: true },
    { id: 'sweets', name: 'Sweets', isDefault: true },
    { id: 'starters', name: 'Starters', isDefault: true },
  ],
}
const printed = (search = '') =>
  sectionsOf(MENU, { ...NO_FILTERS, search }).map(({ name, items }) => [name, items.map(({ id }) => id)])

test('specials stand first in the order of the menu, and once more in their category', () => {
  expect(printed()).toEqual([
    ['Today’s specials', ['pakora', 'thali']],
    ['Mains', ['thali', 'dal']],
    ['Starters', ['samosa', 'pakora']],
  ])
})

test('what is searched for is one list, in which a special stands once', () => {
  expect(printed('thali')).toEqual([['Results', ['thali']]])
})
