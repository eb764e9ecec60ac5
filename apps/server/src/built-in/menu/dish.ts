import type { Heat } from '@sizzle/domain/menu/dish-filters.ts'

// The shapes of the built-in menu. A dish is written once; each location gets its own copy (built-in-menu.ts).

export const ALLERGENS = [
  'milk',
  'eggs',
  'wheat',
  'gluten',
  'peanuts',
  'tree nuts',
  'sesame',
  'soy',
  'mustard',
  'fish',
  'crustaceans',
  'molluscs',
  'sulphites',
] as const

/** Health Canada's priority allergens; coconut is not one of them. */
export type Allergen = (typeof ALLERGENS)[number]

/** Vegetarian as Canadian menus use the word: milk and eggs may be in it. */
export type Diet = 'vegan' | 'vegetarian' | 'everything'

export type Dish = {
  name: string
  description: string
  /** Cents. */
  price: number
  spiceLevel: Heat
  /** Minutes. */
  prepTime: number
  calories: number
  diet: Diet
  isGlutenFree: boolean
  allergens: readonly Allergen[]
  tags: readonly string[]
  isPopular?: true
}

export type BuiltInItem = {
  id: string
  name: string
  description: string
  /** Cents. */
  price: number
  category: string
  spiceLevel: Heat
  prepTime: number
  calories: number
  isVegetarian: boolean
  isVegan: boolean
  isGlutenFree: boolean
  isPopular: boolean
  isAvailable: boolean
  isTodaysSpecial: boolean
  /** Local days, YYYY-MM-DD, both included. */
  specialStartDate: string | null
  specialEndDate: string | null
  image: string | null
  tags: string[]
  allergens: Allergen[]
}

export type BuiltInCategory = { id: string; name: string; isDefault: true }
