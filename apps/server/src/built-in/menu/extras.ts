import { type Makings, ONE, type WrittenOption, writeGroup } from './write-group.ts'

const VEGAN: Makings = { diet: 'vegan', isGlutenFree: true, allergens: [] }
const DAIRY: Makings = { diet: 'vegetarian', isGlutenFree: true, allergens: ['milk'] }
const WITH_MUSTARD: Makings = { ...VEGAN, allergens: ['mustard'] }

/** A ladle more of the dish's own gravy: what is in it is in the dish already, so it says nothing of its own. */
const GRAVY: WrittenOption = { ...VEGAN, name: 'Extra gravy', price: 250, calories: 120 }
const PANEER: WrittenOption = { ...DAIRY, name: 'Extra paneer', price: 399, calories: 190 }
const CHICKEN: WrittenOption = {
  name: 'Extra chicken',
  price: 450,
  calories: 170,
  diet: 'everything',
  isGlutenFree: true,
  // From the tandoor, where it came in yogurt.
  allergens: ['milk'],
}

export const EXTRAS = [
  writeGroup('extra-gravy', 'Extras', [GRAVY]),
  writeGroup('extra-paneer', 'Extras', [GRAVY, PANEER], { max: 2 }),
  writeGroup('extra-chicken', 'Extras', [GRAVY, CHICKEN], { max: 2 }),
  // Two come with every starter that offers them.
  writeGroup(
    'chutneys',
    'Chutneys',
    [
      { ...VEGAN, name: 'Mint chutney', price: 75, calories: 10, isUsual: true },
      { ...VEGAN, name: 'Tamarind chutney', price: 75, calories: 35, isUsual: true },
      { ...VEGAN, name: 'Mango chutney', price: 125, calories: 50 },
    ],
    { max: 4, maxEach: 2, free: 2 },
  ),
  writeGroup(
    'dosa-sides',
    'Extras',
    [
      { ...WITH_MUSTARD, name: 'More sambar', price: 199, calories: 90 },
      { ...WITH_MUSTARD, name: 'More coconut chutney', price: 149, calories: 80 },
      { ...DAIRY, name: 'Gunpowder and ghee', price: 199, calories: 130, allergens: ['milk', 'sesame'] },
    ],
    { max: 4, maxEach: 2 },
  ),
  writeGroup(
    'biryani-sides',
    'Extras',
    [
      { ...DAIRY, name: 'More raita', price: 199, calories: 60 },
      { ...DAIRY, name: 'Boiled egg', price: 150, calories: 75, allergens: ['eggs'] },
      { ...VEGAN, name: 'Roasted papadum', price: 125, calories: 45 },
    ],
    { max: 4, maxEach: 2 },
  ),
  writeGroup('more-pav', 'Extras', [
    {
      name: 'Two more buttered buns',
      price: 249,
      calories: 260,
      diet: 'vegetarian',
      isGlutenFree: false,
      allergens: ['milk', 'wheat', 'gluten'],
    },
  ]),
  writeGroup(
    'thali-sweet',
    'Sweet',
    [
      {
        name: 'Gulab jamun',
        price: 0,
        calories: 0,
        diet: 'vegetarian',
        isGlutenFree: false,
        allergens: ['milk', 'wheat', 'gluten'],
        isUsual: true,
      },
      { ...DAIRY, name: 'Rice kheer with almonds', price: 100, calories: 30, allergens: ['milk', 'tree nuts'] },
    ],
    ONE,
  ),
]
