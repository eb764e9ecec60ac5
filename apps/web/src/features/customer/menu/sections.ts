import { type DishFilters, dishMatcher, NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import type { MenuData, PageItem } from '../../../kit/page-content.ts'

/** A special stands in its category as well: only there does it have its own address on the page. */
export type DishSection = { id: string; name: string; items: PageItem[]; isCategory: boolean }

/** Today's specials first, then the categories in the kitchen's order; an empty one is not printed. */
export function sectionsOf(
  { items, categories }: Pick<MenuData, 'items' | 'categories'>,
  filters: DishFilters = NO_FILTERS,
): DishSection[] {
  const fitting = items.filter(dishMatcher(filters))
  return [
    // Whether a special runs today was decided by the server, in the location's own day.
    {
      id: 'todays-specials',
      name: 'Today’s specials',
      items: fitting.filter((item) => item.isTodaysSpecial),
      isCategory: false,
    },
    ...categories.map(({ id, name }) => ({
      id,
      name,
      items: fitting.filter((item) => item.category === id),
      isCategory: true,
    })),
  ].filter((section) => section.items.length > 0)
}

/** A special is one dish, though it is printed twice. */
export function dishesIn(sections: readonly DishSection[]): number {
  return sections.reduce((sum, section) => sum + (section.isCategory ? section.items.length : 0), 0)
}
