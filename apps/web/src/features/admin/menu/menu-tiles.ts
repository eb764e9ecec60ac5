import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { ManagedMenu } from './menu-query.ts'

const count = (number: number) => number.toLocaleString('en-CA')

type MenuFigures = ManagedMenu['analytics'] & {
  /** Of those that are available: shown, and cannot be had now. */
  readonly soldOut: number
}

export function figuresOf({ analytics, items }: ManagedMenu): MenuFigures {
  return { ...analytics, soldOut: items.filter((item) => item.isAvailable && isSoldOut(item)).length }
}

/** Run out itself, or a choice that every guest must make has. */
function isSoldOut({ soldOut, soldOutReason, unitsLeft }: ManagedMenu['items'][number]): boolean {
  return soldOut !== null || soldOutReason !== null || unitsLeft === 0
}

/** Of the whole menu, whatever the list is narrowed to. */
export const MENU_TILES: readonly StatTile<MenuFigures>[] = [
  { label: 'Total Items', figure: ({ totalItems }) => count(totalItems) },
  {
    label: 'Available',
    figure: ({ availableItems }) => count(availableItems),
    note: ({ soldOut }) => (soldOut === 0 ? '' : `· ${count(soldOut)} sold out`),
  },
  { label: 'Categories', figure: ({ categoriesCount }) => count(categoriesCount) },
  { label: 'Avg Price', figure: ({ averagePrice }) => formatDollars(averagePrice) },
]
