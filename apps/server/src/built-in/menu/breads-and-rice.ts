import { type Limits, type Makings, ONE, type WrittenOption, writeGroup } from './write-group.ts'

// What every kitchen of the house puts beside a curry, and which of it comes with a combo.

const VEGAN: Makings = { diet: 'vegan', isGlutenFree: true, allergens: [] }
const NAAN: Makings = { diet: 'vegetarian', isGlutenFree: false, allergens: ['milk', 'wheat', 'gluten'] }

type Side = Makings & { readonly name: string; readonly calories: number }

const BASMATI: Side = { ...VEGAN, name: 'Steamed basmati', calories: 210 }
const JEERA_RICE: Side = { ...VEGAN, name: 'Jeera rice', calories: 250 }
const SAFFRON_RICE: Side = {
  name: 'Saffron rice',
  calories: 260,
  diet: 'vegetarian',
  isGlutenFree: true,
  allergens: ['milk'],
}
const ROTI: Makings = { diet: 'vegan', isGlutenFree: false, allergens: ['wheat', 'gluten'] }
const ONE_ROTI: Side = { ...ROTI, name: 'Tandoori roti', calories: 120 }
const TWO_ROTIS: Side = { ...ROTI, name: 'Two tandoori rotis', calories: 240 }
const BUTTER_NAAN: Side = { ...NAAN, name: 'Butter naan', calories: 310 }
const GARLIC_NAAN: Side = { ...NAAN, name: 'Garlic naan', calories: 330 }
const ONION_KULCHA: Side = { ...NAAN, name: 'Onion kulcha', calories: 360 }

/** Beside a dish that comes without. */
const ADDED: Limits = { max: 6, maxEach: 3 }

export const BREADS_AND_RICE = [
  writeGroup(
    'rice-and-bread',
    'Rice and Bread',
    [
      { ...BASMATI, price: 299 },
      { ...JEERA_RICE, price: 349 },
      { ...SAFFRON_RICE, price: 449 },
      { ...BUTTER_NAAN, price: 349 },
      { ...GARLIC_NAAN, price: 399 },
      { ...ONE_ROTI, price: 249 },
      { ...ONION_KULCHA, price: 449 },
    ],
    ADDED,
  ),
  writeGroup('rice', 'Rice', included(BASMATI, [JEERA_RICE, 75], [SAFFRON_RICE, 150]), ONE),
  writeGroup(
    'garlic-naan-or',
    'Bread',
    included(GARLIC_NAAN, [BUTTER_NAAN, 0], [TWO_ROTIS, 0], [ONION_KULCHA, 100]),
    ONE,
  ),
  writeGroup(
    'butter-naan-or',
    'Bread',
    included(BUTTER_NAAN, [GARLIC_NAAN, 50], [TWO_ROTIS, 0], [ONION_KULCHA, 100]),
    ONE,
  ),
  writeGroup(
    'rotis-or',
    'Bread',
    included(TWO_ROTIS, [BUTTER_NAAN, 100], [GARLIC_NAAN, 150], [ONION_KULCHA, 200]),
    ONE,
  ),
  writeGroup(
    'thali-rice-or-bread',
    'Rice or Bread',
    included(BASMATI, [TWO_ROTIS, 0], [BUTTER_NAAN, 100], [GARLIC_NAAN, 150]),
    ONE,
  ),
  writeGroup(
    'lunch-bread-or-rice',
    'Bread or Rice',
    [
      { ...BUTTER_NAAN, price: 0, isUsual: true },
      { ...GARLIC_NAAN, price: 50 },
      { ...TWO_ROTIS, price: 0 },
      { ...BASMATI, price: 0 },
    ],
    ONE,
  ),
]

/** The first is in the dish's price and calories; what takes its place is counted from there. */
function included(usual: Side, ...others: readonly (readonly [side: Side, price: number])[]): WrittenOption[] {
  return [
    { ...usual, price: 0, calories: 0, isUsual: true },
    ...others.map(([side, price]) => ({ ...side, price, calories: side.calories - usual.calories })),
  ]
}
