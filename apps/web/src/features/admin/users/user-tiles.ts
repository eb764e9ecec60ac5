import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { Analytics } from './users-query.ts'

const count = (number: number) => number.toLocaleString('en-CA')

/** Twelve millions do not fit into a tile to the dollar. */
function wholeDollars(dollars: number): string {
  if (dollars >= 1_000_000) return `$${(dollars / 1_000_000).toFixed(1)}M`
  return `$${Math.round(dollars).toLocaleString('en-CA')}`
}

/** Of everybody, whatever the list is narrowed to. */
export const USER_TILES: readonly StatTile<Analytics>[] = [
  {
    label: 'Accounts',

    figure: ({ totalUsers }) => count(totalUsers),
    note: ({ newThisMonth }) => `${count(newThisMonth)} new this month`,
  },
  {
    label: 'Active accounts',

    figure: ({ activeUsers }) => count(activeUsers),
    note: ({ admins }) => `${count(admins)} ${admins === 1 ? 'admin' : 'admins'}`,
  },
  {
    label: 'Customers',

    figure: ({ customers }) => count(customers),
    note: ({ averageOrderValue }) => `${formatDollars(averageOrderValue)} an order`,
  },
  {
    label: 'Their orders',

    figure: ({ totalOrders }) => count(totalOrders),
    note: ({ totalRevenue }) => `${wholeDollars(totalRevenue)} spent`,
  },
]
