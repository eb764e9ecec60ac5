import type { MenuData, PageItem } from '../../../pages/page-content.ts'

/** A special stands in its category as well: only there does it have its own address on the page. */
export type DishSection = { id: string; name: string; items: PageItem[]; isCategory: boolean }

/** Today's specials first, then the categories in the kitchen's order; an empty one is not printed. */
export function sectionsOf({ items, categories }: Pick<MenuData, 'items' | 'categories'>): DishSection[] {
  return [
    // Whether a special runs today was decided by the server, in the location's own day.
    {
      id: 'todays-specials',
      name: 'Today’s specials',
      items: items.filter((item) => item.isTodaysSpecial),
      isCategory: false,
    },
    ...categories.map(({ id, name }) => ({
      id,
      name,
      items: items.filter((item) => item.category === id),
      isCategory: true,
    })),
  ].filter((section) => section.items.length > 0)
}
