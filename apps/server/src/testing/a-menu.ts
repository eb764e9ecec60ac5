import type { MenuData } from '@sizzle/web/kit/page-content.ts'

/** A menu of one dish, as the API sends it. */
export function aMenu(dishName = 'Butter Chicken'): MenuData {
  const location = {
    id: 'truro',
    name: 'Truro Heights',
    address: '395 Truro Heights Road',
    postalCode: 'B6L 1X7',
    phone: '(902) 555-0139',
    email: 'truro@example.test',
    features: ['Dine-in', 'Takeout'],
    hours: { monday: { open: '11:30', close: '22:00', closed: false } },
    exceptions: [],
    datesAhead: [],
    timeZone: 'America/Halifax',
    isActive: true,
    rating: 4.5,
    reviewCount: 225,
    openState: { isOpen: true, text: 'Open - Closes at 10:00 PM' },
    typeHours: {},
    typeStates: {},
    pauses: [],
  }
  const item = {
    id: 'butter-chicken',
    name: dishName,
    description: 'Charred in the tandoor, then a satin sauce.',
    price: 17.99,
    category: 'non-veg-curries',
    spiceLevel: 'mild' as const,
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
    image: null,
    tags: [],
    allergens: ['milk'],
    taxClass: 'prepared' as const,
    isSoldOut: false,
    soldOutReason: null,
    startPrice: 17.99,
    notNow: {},
    groups: [],
  }
  const category = { id: 'non-veg-curries', name: 'Non-Veg Curries', isDefault: true }
  return {
    page: 'menu',
    location,
    locations: [location],
    items: [item],
    categories: [category],
    optionGroups: [],
    takesNotes: true,
    version: 1,
    changesAt: '2026-11-21T04:00:00.000Z',
  }
}
