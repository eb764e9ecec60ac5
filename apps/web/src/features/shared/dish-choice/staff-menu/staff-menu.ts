import type { AskAnswer } from '@sizzle/contract/client.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import type { PageItem } from '../../../../kit/page-content.ts'

export type StaffMenu = AskAnswer<'/getLocationMenu'>

export function isOnSale({ isAvailable, isSoldOut }: PageItem): boolean {
  return isAvailable && !isSoldOut
}

type Wanted = { readonly search: string; readonly onlyAvailable: boolean; readonly category: string }

/**
 * What of the menu is shown. A search looks in all categories and shows what fits best first: whoever types the first
 * letters of a dish and presses Enter means the first of them.
 */
export function shownItems(menu: StaffMenu, { search, onlyAvailable, category }: Wanted): PageItem[] {
  const words = foldText(search)
  const items = menu.items.filter((item) => !onlyAvailable || isOnSale(item))
  if (words === '') return items.filter((item) => category === '' || item.category === category)
  return items
    .map((item) => ({ item, rank: rankOf(item, words) }))
    .filter(({ rank }) => rank < NOWHERE)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

const NOWHERE = 4

/** The name begins with it, a word of the name does, it stands within the name, or in the description. */
function rankOf({ name, description }: PageItem, words: string): number {
  const text = foldText(name)
  if (text.startsWith(words)) return 0
  if (text.split(/[\s(/-]+/).some((_, index, parts) => parts.slice(index).join(' ').startsWith(words))) return 1
  if (text.includes(words)) return 2
  return foldText(description).includes(words) ? 3 : NOWHERE
}
