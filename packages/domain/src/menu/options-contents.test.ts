import { expect, test } from 'vitest'
import { aDish, aGroup, aMenu, anOption, COMBO, choose, MENU } from '../testing/options.ts'
import type { Contents } from './options.ts'
import { lineAllergens, lineContents, optionAllergens } from './options-contents.ts'

const combo = [...choose('main', 'lamb-curry'), ...choose('side', 'garlic-naan'), ...choose('drink', 'pop')]

const EXTRAS = aGroup(
  'extras',
  [
    anOption('cheese', { allergens: ['Dairy'], calories: 110, diets: ['vegetarian', 'gluten-free'] }),
    anOption('bacon', { calories: 90, diets: ['gluten-free'] }),
    anOption('sauce', { calories: null, diets: ['vegan'] }),
    anOption('bun', { groupIds: ['spreads'], diets: ['vegan', 'gluten-free'], calories: 100 }),
  ],
  { maxEach: 3 },
)
const SPREADS = aGroup('spreads', [anOption('peanut', { allergens: ['Peanuts'], calories: 50, diets: ['vegan'] })], {
  maxEach: 2,
})
const SIZES = aGroup('size', [anOption('half', { sizeCode: 'half', calories: 200, diets: [], allergens: ['Nuts'] })], {
  kind: 'size',
})
const SALAD = aDish('salad', {
  allergens: ['Nuts'],
  calories: 300,
  diets: ['vegan', 'gluten-free'],
  groups: [EXTRAS, SIZES],
})
const SALADS = aMenu([SALAD], [SPREADS])
const buns = [{ groupId: 'extras', optionId: 'bun', quantity: 2, choices: choose('spreads', 'peanut*2') }]

test.each<[text: string, choices: Parameters<typeof lineContents>[1], contents: Contents]>([
  ['as it is', [], { allergens: ['Nuts'], calories: 300, diets: ['vegetarian', 'vegan', 'gluten-free'] }],
  [
    'with cheese twice',
    choose('extras', 'cheese*2'),
    { allergens: ['Nuts', 'Dairy'], calories: 520, diets: ['vegetarian', 'gluten-free'] },
  ],
  ['with bacon', choose('extras', 'bacon'), { allergens: ['Nuts'], calories: 390, diets: ['gluten-free'] }],
  [
    'with a sauce that nobody measured',
    choose('extras', 'sauce'),
    { allergens: ['Nuts'], calories: null, diets: ['vegetarian', 'vegan'] },
  ],
  // Two buns of 100 with two spreads of 50 each.
  [
    'with what an option opens',
    buns,
    { allergens: ['Nuts', 'Peanuts'], calories: 700, diets: ['vegetarian', 'vegan'] },
  ],
  [
    'as a half',
    choose('size', 'half'),
    { allergens: ['Nuts'], calories: 200, diets: ['vegetarian', 'vegan', 'gluten-free'] },
  ],
])('a salad %s holds what all of its parts hold (menu 41)', (_, choices, contents) => {
  expect(lineContents(SALAD, choices, SALADS)).toEqual(contents)
})

test('a combo holds what its dishes hold, each allergen once (menu 41)', () => {
  expect(lineContents(COMBO, combo, MENU)).toEqual({ allergens: ['Dairy', 'Gluten'], calories: 990, diets: [] })
  expect(lineAllergens(COMBO, choose('drink', 'pop'), MENU)).toEqual([])
})

test('an option of a combo names what its dish holds before it is chosen, each allergen once (menu 41)', () => {
  const options = COMBO.groups.flatMap((group) => group.options)
  expect(options.map((option) => optionAllergens(option, MENU))).toEqual([['Dairy'], ['Gluten', 'dairy'], []])
  const brushed = anOption('brushed', { itemId: 'naan', allergens: ['gluten', 'Sesame'] })
  expect(optionAllergens(brushed, MENU)).toEqual(['Gluten', 'dairy', 'Sesame'])
})
