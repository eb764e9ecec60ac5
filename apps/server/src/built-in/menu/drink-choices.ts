import { type Makings, ONE, writeGroup } from './write-group.ts'

const VEGAN: Makings = { diet: 'vegan', isGlutenFree: true, allergens: [] }

export const DRINK_CHOICES = [
  writeGroup('sugar', 'Sweetened', [
    { ...VEGAN, name: 'One sugar', price: 0, calories: 16 },
    { ...VEGAN, name: 'Two sugars', price: 0, calories: 32 },
    { ...VEGAN, name: 'Jaggery', price: 25, calories: 30 },
  ]),
  writeGroup(
    'lime-soda-style',
    'Sweet or Salted',
    [
      { ...VEGAN, name: 'Half-and-half', price: 0, calories: 0, isUsual: true },
      { ...VEGAN, name: 'Sweet', price: 0, calories: 50 },
      // Without the spoon of sugar.
      { ...VEGAN, name: 'Salted', price: 0, calories: -50 },
    ],
    ONE,
  ),
  writeGroup(
    'warm-or-chilled',
    'Warm or Chilled',
    [
      { ...VEGAN, name: 'Warm', price: 0, calories: 0, isUsual: true },
      { ...VEGAN, name: 'Chilled', price: 0, calories: 0 },
    ],
    ONE,
  ),
]
