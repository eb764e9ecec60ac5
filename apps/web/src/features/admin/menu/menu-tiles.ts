import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { ManagedMenu } from './menu-query.ts'

const count = (number: number) => number.toLocaleString('en-CA')

/** Of the whole menu, whatever the list is narrowed to. */
export const MENU_TILES: readonly StatTile<ManagedMenu['analytics']>[] = [
  { label: 'Total Items', figure: ({ totalItems }) => count(totalItems) },
  { label: 'Available', figure: ({ availableItems }) => count(availableItems), note: () => 'incl. sold out' },
  { label: 'Categories', figure: ({ categoriesCount }) => count(categoriesCount) },
  { label: 'Avg Price', figure: ({ averagePrice }) => formatDollars(averagePrice) },
]
