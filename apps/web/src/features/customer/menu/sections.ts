import { type DishFilters, dishMatcher, NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import type { MenuData, PageItem } from '../../../kit/page-content.ts'

/** A special stands in its category as well: only there does it have its own address on the page. */
export type DishSection = { id: string; name: string; items: PageItem[]; isCategory: boolean }

/** Today's specials first, then the categories in the kitchen's order; an empty one is not printed. What is searched for is one list. */
export function sectionsOf(
  { items, categories }: Pick<MenuData, 'items' | 'categories'>,
  filters: DishFilters = NO_FILTERS,
): DishSection[] {
  const fitting = items.filter(dishMatcher(filters))
  const inOrder = categories.map(({ id, name }) =>
    section(
      id,
      name,
      fitting.filter((item) => item.category === id),
    ),
  )
  const printed = filters.search.trim()
    ? [
        section(
          'results',
          'Results',
          inOrder.flatMap((one) => one.items),
        ),
      ]
    : [
        // Whether a special runs today was decided by the server, in the location's own day.
        section(
          'todays-specials',
          'Today’s specials',
          fitting.filter((item) => item.isTodaysSpecial),
          false,
        ),
        ...inOrder,
      ]
  return printed.filter((one) => one.items.length > 0)
}

function section(id: string, name: string, items: PageItem[], isCategory = true): DishSection {
  return { id, name, items, isCategory }
}

/** A special is one dish, though it is printed twice. */
export function dishesIn(sections: readonly DishSection[]): number {
  return sections.reduce((sum, section) => sum + (section.isCategory ? section.items.length : 0), 0)
}
