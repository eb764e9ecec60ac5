import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { type CountedItem, menuFigures, menuFilter } from './menu-figures.ts'

const anItem = (change: Partial<CountedItem> = {}): CountedItem => ({
  id: 'dal-7',
  name: 'Dal Makhani',
  description: 'Black lentils',
  category: 'veg-curries',
  price: 1295,
  isAvailable: true,
  isPopular: true,
  isVegetarian: true,
  isVegan: false,
  isGlutenFree: true,
  spiceLevel: 'mild',
  isTodaysSpecial: true,
  specialStartDate: '2026-11-20',
  specialEndDate: '2026-11-21',
  ...change,
})
const now = instantOf(HALIFAX, '2026-11-20', '12:00')

test('figures of a menu (menu 29)', () => {
  const items = [
    anItem(),
    anItem({ price: 500, category: 'drinks', isAvailable: false, spiceLevel: 'none', isPopular: false }),
  ]
  expect(menuFigures(items)).toEqual({
    totalItems: 2,
    availableItems: 1,
    unavailableItems: 1,
    categoriesCount: 2,
    averagePrice: 898,
    priceRange: { min: 500, max: 1295 },
    dietaryOptions: { vegetarian: 2, vegan: 0, glutenFree: 2 },
    spiceLevels: { none: 1, mild: 1, medium: 0, hot: 0 },
    popularItems: 1,
  })
  expect(menuFigures([])).toMatchObject({ totalItems: 0, averagePrice: 0, priceRange: { min: 0, max: 0 } })
})

const all = { search: '', category: 'all', availability: 'all' as const }
test.each([
  [{}, true],
  [{ search: ' LENTIL ' }, true],
  [{ search: 'paneer' }, false],
  [{ search: 'dal-7' }, true],
  [{ search: 'dal-' }, false],
  [{ category: 'veg-curries' }, true],
  [{ category: 'drinks' }, false],
  [{ category: 'todays-special' }, true],
  [{ availability: 'available' as const }, true],
  [{ availability: 'unavailable' as const }, false],
])('%j shows the item: %s (menu 15)', (filters, expected) => {
  expect(menuFilter({ ...all, ...filters }, HALIFAX, now)(anItem())).toBe(expected)
})

test.each(['creme brulee', "chef's", 'CHEF’S'])('“%s” finds the item by name or description (people 66)', (search) => {
  const item = anItem({ name: 'Crème Brûlée', description: 'The chef’s own' })
  expect(menuFilter({ ...all, search }, HALIFAX, now)(item)).toBe(true)
})
