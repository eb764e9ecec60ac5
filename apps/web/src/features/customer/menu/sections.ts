import type { MenuData, PageItem } from '../../../pages/page-content.ts'

export type DishSection = { id: string; name: string; items: PageItem[] }

/** Today's specials first, then the categories in the kitchen's order; an empty one is not printed. */
export function sectionsOf({ items, categories }: Pick<MenuData, 'items' | 'categories'>): DishSection[] {
  return [
    // Whether a special runs today was decided by the server, in the location's own day.
    { id: 'todays-specials', name: 'Today’s specials', items: items.filter((item) => item.isTodaysSpecial) },
    ...categories.map(({ id, name }) => ({ id, name, items: items.filter((item) => item.category === id) })),
  ].filter((section) => section.items.length > 0)
}
