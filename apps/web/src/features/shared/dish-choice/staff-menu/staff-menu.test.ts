import { expect, test } from 'vitest'
import { DAL } from '../../../../testing/shop.ts'
import { type StaffMenu, shownItems } from './staff-menu.ts'

const DISHES = [
  { ...DAL, id: 'a', name: 'Crème Brûlée', description: 'Baked' },
  { ...DAL, id: 'b', name: 'Dal', description: 'With the chef’s crème' },
]

test.each([
  ['creme', ['a', 'b']],
  ['BRULEE', ['a']],
  ["chef's", ['b']],
  ['Brûlée', ['a']],
])('“%s” finds %j at the counter, the best first (people 66)', (search, ids) => {
  const menu = { items: DISHES } as unknown as StaffMenu
  expect(shownItems(menu, { search, onlyAvailable: false, category: '' }).map(({ id }) => id)).toEqual(ids)
})
