import { describe, expect, test } from 'vitest'
import { type DishFilters, dishMatcher, type FilteredDish, isFiltering, NO_FILTERS } from './dish-filters.ts'

const aDish = (change: Partial<FilteredDish> = {}): FilteredDish => ({
  name: 'Chicken Tikka',
  description: 'Charred in the tandoor, with a squeeze of lime',
  tags: ['smoky'],
  spiceLevel: 'medium',
  isVegetarian: false,
  isVegan: false,
  isGlutenFree: true,
  ...change,
})

const finds = (filters: Partial<DishFilters>, dish: FilteredDish) => dishMatcher({ ...NO_FILTERS, ...filters })(dish)

describe('searching', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['!?', true],
    ['chicken', true],
    ['CHICKEN', true],
    ['tik chi', true],
    ['tandoor', true],
    ['smok', true],
    ['chicken lime', true],
    ['chicken, lime!', true],
    ['icken', false],
    ['chicken rice', false],
    ['kebab', false],
  ])('%j finds Chicken Tikka: %s', (search, found) => {
    expect(finds({ search }, aDish())).toBe(found)
  })

  test.each([
    ['creme brulee', 'Crème Brûlée'],
    ['crème', 'Creme Brulee'],
    ['jalapeno', 'Jalapeño Pakora'],
    ['chefs', 'Chef’s Thali'],
    ["chef's", 'Chef’s Thali'],
    ['दाल', 'दाल मखनी'],
    ['7', 'Seven Spice 7'],
    ['ﬁsh', 'Fish Curry'],
  ])('%j finds %s', (search, name) => {
    expect(finds({ search }, aDish({ name }))).toBe(true)
  })

  test('a beginning of a word is asked for: egg finds no veggies', () => {
    expect(finds({ search: 'egg' }, aDish({ name: 'Veggie Roll' }))).toBe(false)
  })
})

describe('diet and heat', () => {
  const vegan = aDish({ isVegan: true, isGlutenFree: false })
  test.each([
    ['vegetarian', ['vegetarian'] as const, true],
    ['vegan', ['vegan'] as const, true],
    ['gluten-free', ['gluten-free'] as const, false],
    ['vegan and gluten-free', ['vegan', 'gluten-free'] as const, false],
  ])('a vegan dish with gluten is %s: %s', (_, diets, fits) => {
    expect(finds({ diets }, vegan)).toBe(fits)
  })

  test('heats are alternatives, and no heat chosen is every heat', () => {
    expect(finds({ heats: ['mild', 'medium'] }, aDish())).toBe(true)
    expect(finds({ heats: ['mild', 'hot'] }, aDish())).toBe(false)
    expect(finds({ heats: [] }, aDish({ spiceLevel: 'none' }))).toBe(true)
    expect(finds({ heats: ['none'] }, aDish({ spiceLevel: 'none' }))).toBe(true)
  })

  test('words, diet and heat hold together (menu 14)', () => {
    expect(finds({ search: 'tikka', diets: ['gluten-free'], heats: ['medium'] }, aDish())).toBe(true)
    expect(finds({ search: 'tikka', diets: ['vegan'], heats: ['medium'] }, aDish())).toBe(false)
  })
})

test.each([
  [NO_FILTERS, false],
  [{ ...NO_FILTERS, search: ' … ' }, false],
  [{ ...NO_FILTERS, search: 'a' }, true],
  [{ ...NO_FILTERS, diets: ['vegan'] as const }, true],
  [{ ...NO_FILTERS, heats: ['hot'] as const }, true],
])('%j narrows the menu: %s', (filters, narrows) => {
  expect(isFiltering(filters)).toBe(narrows)
})
