import { ALL_CATEGORIES, type MenuFilters as FiltersOfMenu } from '@sizzle/domain/menu/menu-figures.ts'
import { locationId, oneOfOr, textOf, type ValuesOf } from '../../../kit/address/filters.ts'

export const AVAILABILITY_FILTERS = [
  ['all', 'All Items'],
  ['available', 'Available Only'],
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
  availability: oneOfOr('all', ['available', 'unavailable']),
}
export type MenuFilters = ValuesOf<typeof MENU_FILTERS>

export function isNarrowed({ search, category: chosen, availability }: FiltersOfMenu): boolean {
  return search.trim() !== '' || chosen !== ALL_CATEGORIES || availability !== 'all'
}
