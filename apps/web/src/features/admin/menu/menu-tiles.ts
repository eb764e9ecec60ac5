import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { ManagedMenu } from './menu-query.ts'

const count = (number: number) => number.toLocaleString('en-CA')

/** Of the whole menu, whatever the list is narrowed to. */
export const MENU_TILES: readonly StatTile<ManagedMenu['analytics']>[] = [
  { label: 'Total Items', mark: 'bg-line-strong', figure: ({ totalItems }) => count(totalItems) },
  { label: 'Available', mark: 'bg-coriander', figure: ({ availableItems }) => count(availableItems) },
  { label: 'Categories', mark: 'bg-line-strong', figure: ({ categoriesCount }) => count(categoriesCount) },
  { label: 'Avg Price', mark: 'bg-saffron', figure: ({ averagePrice }) => formatDollars(averagePrice) },
]
