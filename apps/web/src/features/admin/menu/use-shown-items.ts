import { type MenuFilters, menuFilter } from '@sizzle/domain/menu/menu-figures.ts'
import { useMemo } from 'react'
import type { ManagedItem } from './menu-query.ts'

/** The dishes that the filters leave, found in what is here already: no key that is typed waits for the server. */
export function useShownItems(items: readonly ManagedItem[], filters: MenuFilters, timeZone: string) {
  const { search, category, availability } = filters
  return useMemo(
    () => items.filter(menuFilter({ search, category, availability }, timeZone, new Date())),
    [items, search, category, availability, timeZone],
  )
}
