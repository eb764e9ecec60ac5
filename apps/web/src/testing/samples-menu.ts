import type { getOptionGroups } from '@sizzle/contract/menu-groups.ts'
import type { getLocationMenuAdmin } from '@sizzle/contract/menu-office.ts'
import type { getOwnLocations } from '@sizzle/contract/own-locations.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { menuFigures } from '@sizzle/domain/menu/menu-figures.ts'

type Menu = WireOutputOf<typeof getLocationMenuAdmin>
export type SampleItem = Menu['items'][number]

const NAMES = { appetizers: 'Appetizers', 'veg-curries': 'Veg Curries', desserts: 'Desserts' }
const CATEGORIES = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  isDefault: id !== 'desserts',
  schedule: null,
}))

/** A dal as managers see it. */
export function aManagedItem(change: Partial<SampleItem> = {}): SampleItem {
  return {
    id: 'dal-makhani',
    name: 'Dal Makhani',
    description: 'Black lentils, slowly cooked',
    price: 13.95,
    category: 'veg-curries',
    spiceLevel: 'mild',
    prepTime: 15,
    calories: 420,
    isVegetarian: true,
    isVegan: false,
    isGlutenFree: true,
    isPopular: true,
    isAvailable: true,
    isTodaysSpecial: false,
    specialStartDate: null,
    specialEndDate: null,
    isSpecialNow: false,
    image: null,
    tags: [],
    allergens: ['milk'],
    taxClass: 'prepared',
    schedule: null,
    groups: [],
    startPrice: 13.95,
    hasSizes: false,
    soldOut: null,
    unitsLeft: null,
    soldOutReason: null,
    version: 3,
    createdAt: '2026-11-20T21:30:00.000Z',
    updatedAt: '2026-11-20T21:30:00.000Z',
    updatedBy: null,
    ...change,
  }
}

export const SAMOSA = aManagedItem({
  id: 'samosa',
  name: 'Samosa',
  description: 'Potatoes and peas in pastry',
  price: 6.5,
  startPrice: 6.5,
  category: 'appetizers',
  isAvailable: false,
})

/** The menu of Truro. */
export function aManagedMenu(items: SampleItem[] = [SAMOSA, aManagedItem()], change: Partial<Menu> = {}) {
  const { averagePrice, priceRange, ...figures } = menuFigures(
    items.map((item) => ({ ...item, price: item.price * 100 })),
  )
  const range = { min: priceRange.min / 100, max: priceRange.max / 100 }
  const analytics = { ...figures, averagePrice: averagePrice / 100, priceRange: range }
  return { success: true as const, items, categories: CATEGORIES, analytics, version: 7, ...change }
}

type Own = WireOutputOf<typeof getOwnLocations>

export const TRURO_ALONE: Own & { success: true } = {
  success: true,
  locations: [
    {
      id: 'truro',
      name: 'Truro',
      address: '12 Inglis Place, Truro',
      phone: '(902) 555-0100',
      timeZone: 'America/Halifax',
      isActive: true,
    },
  ],
  total: 1,
}

type Group = WireOutputOf<typeof getOptionGroups>['groups'][number]

function anOption(id: string, name: string, price: number): Group['options'][number] {
  return {
    id,
    name,
    price,
    priceBySize: {},
    sizeCode: null,
    preset: 0,
    itemId: null,
    groupIds: ['butter'],
    allergens: ['wheat'],
    calories: 300,
    diets: [],
    taxClass: null,
    position: 0,
    isSoldOut: false,
    soldOut: null,
    unitsLeft: null,
  }
}

/** Breads that fourteen dishes offer. */
export function aManagedGroup(change: Partial<Group> = {}): Group {
  return {
    id: 'bread',
    name: 'Bread',
    kind: 'choice',
    min: 0,
    max: 2,
    maxDistinct: 60,
    maxEach: 1,
    free: 0,
    options: [anOption('garlic-naan', 'Garlic Naan', 3.99), anOption('roti', 'Roti', 2.49)],
    version: 5,
    usedBy: 14,
    updatedAt: '2026-11-20T21:30:00.000Z',
    updatedBy: null,
    ...change,
  }
}
