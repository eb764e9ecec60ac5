import type { MenuItem, MenuOptionGroup } from '@sizzle/contract/menu.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

const BUTTER_CHICKEN: z.input<typeof MenuItem> = {
  id: 'butter-chicken',
  name: 'Butter Chicken',
  description:
    'Thigh meat charred in the tandoor, pulled into a satin sauce of tomato, butter, cashew and fenugreek. The dish most tables start with.',
  price: 17.99,
  category: 'non-veg-curries',
  spiceLevel: 'mild',
  prepTime: 18,
  calories: 620,
  isVegetarian: false,
  isVegan: false,
  isGlutenFree: true,
  isPopular: true,
  isAvailable: true,
  isTodaysSpecial: false,
  specialStartDate: null,
  specialEndDate: null,
  image: '/menu/butter-chicken.webp',
  tags: ['chicken', 'creamy', 'tandoor'],
  allergens: ['milk', 'tree nuts'],
  taxClass: 'prepared',
  isSoldOut: false,
  soldOutReason: null,
  startPrice: 17.99,
  notNow: {},
  groups: [{ groupId: 'butter-chicken-size', position: 0, hidden: [], prices: {} }],
}

const MANGO_LASSI: z.input<typeof MenuItem> = {
  id: 'mango-lassi',
  name: 'Mango Lassi',
  description:
    'Alphonso pulp and our own set yogurt, blended thick enough to slow the straw. A grating of cardamom on top.',
  price: 5.49,
  category: 'drinks',
  spiceLevel: 'none',
  prepTime: 4,
  calories: 280,
  isVegetarian: true,
  isVegan: false,
  isGlutenFree: true,
  isPopular: true,
  isAvailable: true,
  isTodaysSpecial: false,
  specialStartDate: null,
  specialEndDate: null,
  image: null,
  tags: ['lassi', 'mango', 'cold'],
  allergens: ['milk'],
  taxClass: 'prepared',
  isSoldOut: false,
  soldOutReason: null,
  startPrice: 5.49,
  notNow: {},
  groups: [{ groupId: 'mango-lassi-size', position: 0, hidden: [], prices: {} }],
}

type Group = z.input<typeof MenuOptionGroup>
type Size = Group['options'][number]

function sizeGroup(
  id: string,
  sizes: readonly Pick<Size, 'name' | 'price' | 'calories'>[],
  contents: Pick<Size, 'allergens' | 'diets'>,
): Group {
  return {
    id,
    name: 'Size',
    kind: 'size',
    min: 1,
    max: 1,
    maxDistinct: 1,
    maxEach: 1,
    free: 0,
    options: sizes.map((size, position) => ({
      id: size.name.toLowerCase(),
      ...size,
      priceBySize: {},
      sizeCode: size.name.toLowerCase(),
      preset: position === 0 ? 1 : 0,
      itemId: null,
      groupIds: [],
      ...contents,
      taxClass: null,
      position,
      isSoldOut: false,
    })),
    version: 1,
  }
}

const SIZES = [
  sizeGroup(
    'butter-chicken-size',
    [
      { name: 'Full', price: 17.99, calories: 620 },
      { name: 'Half', price: 12.49, calories: 320 },
    ],
    { allergens: ['milk', 'tree nuts'], diets: ['gluten-free'] },
  ),
  sizeGroup(
    'mango-lassi-size',
    [
      { name: 'Regular', price: 5.49, calories: 280 },
      { name: 'Large', price: 7.49, calories: 410 },
    ],
    { allergens: ['milk'], diets: ['vegetarian', 'gluten-free'] },
  ),
]

export const menuExamples: ExamplesOf<'getLocationMenu' | 'getTodaysSpecials'> = {
  getLocationMenu: {
    input: { locationId: TRURO.id },
    answer: {
      items: [BUTTER_CHICKEN, MANGO_LASSI],
      categories: [
        { id: 'non-veg-curries', name: 'Non-Veg Curries', isDefault: true },
        { id: 'drinks', name: 'Drinks', isDefault: true },
      ],
      optionGroups: SIZES,
      takesNotes: true,
      version: 12,
      changesAt: '2026-11-21T04:00:00.000Z',
    },
  },
  getTodaysSpecials: {
    input: {},
    answer: {
      specials: [
        {
          locationId: TRURO.id,
          item: {
            ...BUTTER_CHICKEN,
            isTodaysSpecial: true,
            specialStartDate: '2026-11-16',
            specialEndDate: '2026-11-22',
            groups: [],
          },
        },
      ],
    },
  },
}
