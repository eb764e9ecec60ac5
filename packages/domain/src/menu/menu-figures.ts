import type { Cents } from '../money/cents.ts'
import { foldText } from '../naming/fold-text.ts'
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
export function menuFilter({ search, category, availability }: MenuFilters, zone: string, now: Date) {
  const wanted = foldText(search)
  return (item: CountedItem): boolean => {
    if (category !== ALL_CATEGORIES && category !== TODAYS_SPECIAL && item.category !== category) return false
    if (availability !== 'all' && item.isAvailable !== (availability === 'available')) return false
    if (category === TODAYS_SPECIAL && !isSpecialRunning(item, zone, now)) return false
    if (wanted === '' || foldText(item.name).includes(wanted)) return true
    return foldText(item.description).includes(wanted) || item.id.toLowerCase() === wanted
  }
}
