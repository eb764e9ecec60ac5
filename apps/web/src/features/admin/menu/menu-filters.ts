import { ALL_CATEGORIES } from '@sizzle/domain/menu/menu-figures.ts'
import { locationId, oneOfOr, textOf, type ValuesOf } from '../../../kit/address/filters.ts'

export const AVAILABILITY_FILTERS = [
  ['all', 'All Items'],
  ['available', 'Available Only'],
  ['on-sale', 'On Sale Now'],
  ['sold-out', 'Sold Out Now'],
  ['unavailable', 'Unavailable Only'],
] as const

const category = textOf(100)

/** Once for the whole section: the address keeps them. */
export const MENU_FILTERS = {
  location: locationId,
  search: textOf(100),
  category: {
    read: (said: string | null) => category.read(said) || ALL_CATEGORIES,
    write: (id: string) => (id === ALL_CATEGORIES ? null : id),
  },
  availability: oneOfOr('all', ['available', 'on-sale', 'sold-out', 'unavailable']),
}
export type MenuFilters = ValuesOf<typeof MENU_FILTERS>

export function isNarrowed({ search, category: chosen, availability }: MenuFilters): boolean {
  return search.trim() !== '' || chosen !== ALL_CATEGORIES || availability !== 'all'
}
