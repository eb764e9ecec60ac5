import { isSpecialRunning } from '@sizzle/domain/menu/availability.ts'
import { BRAND } from '../../../brand/brand.ts'
import type { MenuData, PageItem } from '../../../pages/page-data.ts'

export type DishSection = { id: string; name: string; items: PageItem[] }

/** Today's specials first, then the categories in the kitchen's order; an empty one is not printed. */
export function sectionsOf({ items, categories }: Pick<MenuData, 'items' | 'categories'>, now: Date): DishSection[] {
  const specials = items.filter((item) => isSpecialRunning(item, BRAND.timeZone, now))
  return [
    { id: 'todays-specials', name: 'Today’s specials', items: specials },
    ...categories.map(({ id, name }) => ({ id, name, items: items.filter((item) => item.category === id) })),
  ].filter((section) => section.items.length > 0)
}
