import { type MenuFilters, matchesMenuFilters } from '@sizzle/domain/menu/menu-figures.ts'
import { useMemo } from 'react'
import type { ManagedItem } from './menu-query.ts'

/** The dishes that the filters leave, found in what is here already: no key that is typed waits for the server. */
export function useShownItems(items: readonly ManagedItem[], filters: MenuFilters, timeZone: string) {
  const { search, category, availability } = filters
  return useMemo(() => {
    const now = new Date()
    return items.filter((item) => matchesMenuFilters(item, { search, category, availability }, timeZone, now))
  }, [items, search, category, availability, timeZone])
}
