import type { Cents } from '../money/cents.ts'
import { isSpecialRunning, type Special } from './availability.ts'
import { HEATS } from './dish-filters.ts'

export type CountedItem = Special & {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly price: Cents
  readonly isAvailable: boolean
  readonly isPopular: boolean
  readonly isVegetarian: boolean
  readonly isVegan: boolean
  readonly isGlutenFree: boolean
  readonly spiceLevel: string
}

/** Menu analytics (menu 29). An empty menu has no average and no range, so both read 0. */
export function menuFigures(items: readonly CountedItem[]) {
  const prices = items.map(({ price }) => price)
  const count = (isOne: (item: CountedItem) => boolean) => items.filter(isOne).length
  const total = prices.reduce((sum, price) => sum + price, 0)
  return {
    totalItems: items.length,
    availableItems: count(({ isAvailable }) => isAvailable),
    unavailableItems: count(({ isAvailable }) => !isAvailable),
    categoriesCount: new Set(items.map(({ category }) => category)).size,
    averagePrice: items.length === 0 ? 0 : Math.round(total / items.length),
    priceRange: items.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
    dietaryOptions: {
      vegetarian: count(({ isVegetarian }) => isVegetarian),
      vegan: count(({ isVegan }) => isVegan),
      glutenFree: count(({ isGlutenFree }) => isGlutenFree),
    },
    spiceLevels: Object.fromEntries(HEATS.map((level) => [level, count(({ spiceLevel }) => spiceLevel === level)])),
    popularItems: count(({ isPopular }) => isPopular),
  }
}

export const ALL_CATEGORIES = 'all'
export const TODAYS_SPECIAL = 'todays-special'

export type MenuFilters = {
  readonly search: string
  /** A category's id, or one of the two above. */
  readonly category: string
  readonly availability: 'all' | 'available' | 'unavailable'
}

/** The list of the back office (menu 15): search in name and description, or the id as a whole; category, availability. */
export function matchesMenuFilters(item: CountedItem, filters: MenuFilters, zone: string, now: Date): boolean {
  const wanted = filters.search.trim().toLowerCase()
  const isFound = [item.name, item.description].some((text) => text.toLowerCase().includes(wanted))
  if (!isFound && item.id.toLowerCase() !== wanted) return false
  if (filters.availability !== 'all' && item.isAvailable !== (filters.availability === 'available')) return false
  if (filters.category === TODAYS_SPECIAL) return isSpecialRunning(item, zone, now)
  return filters.category === ALL_CATEGORIES || item.category === filters.category
}
