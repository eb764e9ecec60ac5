import type { ManagedItem, MenuAnalytics } from '@sizzle/contract/menu-office.ts'
import type { WeeklySchedule } from '@sizzle/contract/schedules.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { NEW_GLASGOW, TRURO } from './the-restaurant.ts'

export const DAL: z.input<typeof ManagedItem> = {
  id: 'dal-makhani',
  name: 'Dal Makhani',
  description: 'Black lentils, cooked overnight with butter.',
  price: 14.49,
  category: 'veg-curries',
  spiceLevel: 'mild',
  prepTime: 15,
  calories: null,
  isVegetarian: true,
  isVegan: false,
  isGlutenFree: true,
  isPopular: false,
  isAvailable: true,
  isTodaysSpecial: false,
  specialStartDate: null,
  specialEndDate: null,
  isSpecialNow: false,
  image: 'https://pictures.example.com/dal.jpg',
  tags: ['lentils'],
  allergens: ['milk'],
  taxClass: 'prepared',
  schedule: null,
  groups: [],
  startPrice: 14.49,
  hasSizes: false,
  soldOut: null,
  unitsLeft: null,
  soldOutReason: null,
  version: 1,
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
  updatedBy: 'Anita Rao',
}

const ANALYTICS: z.input<typeof MenuAnalytics> = {
  totalItems: 1,
  availableItems: 1,
  unavailableItems: 0,
  categoriesCount: 1,
  averagePrice: 14.49,
  priceRange: { min: 14.49, max: 14.49 },
  dietaryOptions: { vegetarian: 1, vegan: 0, glutenFree: 1 },
  spiceLevels: { none: 0, mild: 1, medium: 0, hot: 0 },
  popularItems: 0,
}

const CURRIES = { id: 'veg-curries', name: 'Veg Curries', isDefault: true, schedule: null }
const DESSERTS = { id: 'desserts', name: 'Desserts', isDefault: false, schedule: null }
const LUNCH_DAYS = {
  monday: [['11:30', '15:00']],
  tuesday: [['11:30', '15:00']],
  wednesday: [['11:30', '15:00']],
  thursday: [['11:30', '15:00']],
  friday: [['11:30', '15:00']],
  saturday: [],
  sunday: [],
} satisfies z.input<typeof WeeklySchedule>['days']
const LUNCH = { days: LUNCH_DAYS, from: null, until: null }
const locationId = TRURO.id

export const menuOfficeExamples: ExamplesOf<
  | 'getAvailableLocations'
  | 'getLocationMenuAdmin'
  | 'getMenuAnalytics'
  | 'addMenuItem'
  | 'updateMenuItem'
  | 'duplicateMenuItem'
  | 'deleteMenuItem'
  | 'setMenuItemAvailability'
  | 'setSoldOut'
  | 'getStock'
  | 'addCategory'
  | 'renameCategory'
  | 'setCategoryHours'
  | 'deleteCategory'
  | 'reorderCategories'
  | 'reorderItems'
> = {
  getAvailableLocations: {
    input: {},
    answer: {
      locations: [NEW_GLASGOW, TRURO].map(({ id, name }) => ({ id, name, isActive: true })),
    },
  },
  getLocationMenuAdmin: {
    input: { locationId },
    answer: { items: [DAL], categories: [CURRIES, DESSERTS], analytics: ANALYTICS, version: 13 },
  },
  getMenuAnalytics: { input: { locationId }, answer: { analytics: ANALYTICS } },
  addMenuItem: {
    input: {
      locationId,
      name: DAL.name,
      description: DAL.description,
      category: DAL.category,
      price: DAL.price,
      spiceLevel: DAL.spiceLevel,
      isVegetarian: true,
      isGlutenFree: true,
      image: DAL.image,
      tags: DAL.tags,
      allergens: DAL.allergens,
    },
    answer: { item: DAL },
  },
  updateMenuItem: {
    input: { locationId, id: DAL.id, expectedVersion: 1, updates: { price: 15.49 } },
    answer: { item: { ...DAL, price: 15.49, startPrice: 15.49, version: 2 } },
  },
  duplicateMenuItem: {
    input: { locationId, id: DAL.id },
    answer: { item: { ...DAL, id: 'dal-makhani-copy', name: 'Dal Makhani (Copy)', isAvailable: false } },
  },
  deleteMenuItem: {
    input: { locationId, id: DAL.id, expectedVersion: 2 },
    answer: { id: DAL.id, deletedOptions: 0 },
  },
  setMenuItemAvailability: {
    input: { locationId, updates: [{ id: DAL.id, isAvailable: false }] },
    answer: { changed: [DAL.id] },
  },
  setSoldOut: {
    input: { locationId, kind: 'option', id: 'breads/garlic-naan', state: { for: 'tomorrow' } },
    answer: { soldOut: { until: '2026-11-21T15:30:00.000Z' }, unitsLeft: null },
  },
  getStock: {
    input: { locationId },
    answer: {
      stock: [
        { kind: 'item', id: 'lunch-thali', soldOut: null, unitsLeft: 4, held: 1, low: 5, isLow: true },
        {
          kind: 'option',
          id: 'breads/garlic-naan',
          soldOut: { until: '2026-11-21T15:30:00.000Z' },
          unitsLeft: null,
          held: 0,
          low: 0,
          isLow: false,
        },
      ],
    },
  },
  addCategory: {
    input: { locationId, name: 'Desserts' },
    answer: { id: DESSERTS.id, categories: [CURRIES, DESSERTS] },
  },
  renameCategory: {
    input: { locationId, id: DESSERTS.id, name: 'Sweets' },
    answer: { categories: [CURRIES, { ...DESSERTS, name: 'Sweets' }] },
  },
  setCategoryHours: {
    input: { locationId, id: DESSERTS.id, schedule: LUNCH },
    answer: { categories: [CURRIES, { ...DESSERTS, schedule: LUNCH }] },
  },
  deleteCategory: {
    input: { locationId, id: DESSERTS.id, moveItemsTo: CURRIES.id },
    answer: { categories: [CURRIES], movedItems: 3 },
  },
  reorderCategories: {
    input: { locationId, ids: [DESSERTS.id, CURRIES.id] },
    answer: { categories: [DESSERTS, CURRIES] },
  },
  reorderItems: {
    input: { locationId, categoryId: CURRIES.id, ids: ['palak-paneer', DAL.id] },
    answer: { ids: ['palak-paneer', DAL.id] },
  },
}
