import type { Allergen } from '@sizzle/domain/menu/allergens.ts'
import type { Heat } from '@sizzle/domain/menu/dish-filters.ts'
import type { TaxClass } from '@sizzle/domain/pricing/tax-class.ts'

// The shapes of the built-in menu. A dish is written once; each location gets its own copy (built-in-menu.ts).

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
  /** Null where it depends on what is chosen. */
  calories: number | null
  diet: Diet
  isGlutenFree: boolean
  allergens: readonly Allergen[]
  tags: readonly string[]
  isPopular?: true
  /** It can be had in another size than the usual one, which has the price of the dish. */
  otherSize?: OtherSize
  /** What else is asked, by the ids of shared groups, in this order. */
  groups?: readonly string[]
  /** Prepared food unless it says otherwise. */
  taxClass?: TaxClass
}

export type OtherSize = {
  readonly usual: 'Full' | 'Regular'
  readonly name: 'Half' | 'Large'
  /** Cents. */
  readonly price: number
  readonly calories: number
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
  calories: number | null
  isVegetarian: boolean
  isVegan: boolean
  isGlutenFree: boolean
  isPopular: boolean
  isSoldOut: boolean
  /** The first local day of its next season, where it is sold out for that. */
  backOn: string | null
  isTodaysSpecial: boolean
  /** Local days, YYYY-MM-DD, both included. */
  specialStartDate: string | null
  specialEndDate: string | null
  image: string | null
  tags: string[]
  allergens: Allergen[]
  taxClass: TaxClass
  /** The groups that it asks, in order. */
  groupIds: readonly string[]
}

export type BuiltInCategory = { id: string; name: string; isDefault: true }
