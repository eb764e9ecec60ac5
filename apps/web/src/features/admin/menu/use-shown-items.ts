import { menuFilter } from '@sizzle/domain/menu/menu-figures.ts'
import { useMemo } from 'react'
import type { MenuFilters } from './menu-filters.ts'
import type { ManagedItem } from './menu-query.ts'
import { isOnSaleNow, isSoldOutNow } from './sold-out/is-sold-out.ts'

type Narrowing = Pick<MenuFilters, 'search' | 'category' | 'availability'>

/** The dishes that the filters leave, found in what is here already: no key that is typed waits for the server. */
export function useShownItems(items: readonly ManagedItem[], filters: Narrowing, timeZone: string) {
  const { search, category, availability: asked } = filters
  return useMemo(() => {
    const isNow = asked === 'on-sale' ? isOnSaleNow : asked === 'sold-out' ? isSoldOutNow : undefined
    // Either is among those that guests see.
    const availability = asked === 'on-sale' || asked === 'sold-out' ? 'available' : asked
    const isMeant = menuFilter({ search, category, availability }, timeZone, new Date())
    return items.filter((item) => isMeant(item) && (isNow?.(item) ?? true))
  }, [items, search, category, asked, timeZone])
}
