import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { ManagedMenu } from './menu-query.ts'

const count = (number: number) => number.toLocaleString('en-CA')

/** Of the whole menu, whatever the list is narrowed to. */
export const MENU_TILES: readonly StatTile<ManagedMenu>[] = [
  { label: 'Total Items', figure: ({ analytics }) => count(analytics.totalItems) },
  { label: 'Available', figure: ({ analytics }) => count(analytics.availableItems), note: () => 'incl. sold out' },
  { label: 'Categories', figure: ({ categories }) => count(categories.length) },
  { label: 'Avg Price', figure: ({ analytics }) => formatDollars(analytics.averagePrice) },
]
