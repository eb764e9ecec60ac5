import type { MenuRows } from './menu.sql.ts'
import { optionMenuOf } from './option-menu.ts'

/** What dishes with sizes cost: the size that is chosen at the start, else the first one. */
export function sizePrices(rows: MenuRows): { id: string; price: number }[] {
  return [...optionMenuOf(rows).dishes.values()].flatMap(({ id, groups }) => {
    const sizes = groups.find(({ kind }) => kind === 'size')?.options ?? []
    const size = sizes.find(({ preset }) => preset > 0) ?? sizes[0]
    return size ? [{ id, price: size.price }] : []
  })
}
