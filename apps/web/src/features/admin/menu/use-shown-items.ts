import { menuFilter } from '@sizzle/domain/menu/menu-figures.ts'
import { useMemo } from 'react'
import type { MenuFilters } from './menu-filters.ts'
import type { ManagedItem } from './menu-query.ts'
import { isSoldOutNow } from './sold-out/is-sold-out.ts'

type Narrowing = Pick<MenuFilters, 'search' | 'category' | 'availability'>

/** The dishes that the filters leave, found in what is here already: no key that is typed waits for the server. */
export function useShownItems(items: readonly ManagedItem[], filters: Narrowing, timeZone: string) {
  const { search, category, availability } = filters
  return useMemo(() => {
    const isOut = availability === 'sold-out'
    const isMeant = menuFilter({ search, category, availability: isOut ? 'all' : availability }, timeZone, new Date())
    return items.filter((item) => isMeant(item) && (!isOut || isSoldOutNow(item)))
  }, [items, search, category, availability, timeZone])
}
