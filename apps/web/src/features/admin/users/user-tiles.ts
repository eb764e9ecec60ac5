import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { Analytics } from './users-query.ts'

const count = (number: number) => number.toLocaleString('en-CA')

/** Twelve millions do not fit into a tile to the dollar. */
function wholeDollars(dollars: number): string {
  if (dollars >= 1_000_000) return `$${(dollars / 1_000_000).toFixed(1)}M`
  return `$${Math.round(dollars).toLocaleString('en-CA')}`
}

/** Two numbers that are nearly one are not worth a tile each. */
function activeWords(total: number, active: number): string {
  return active === total ? 'all active' : `${count(active)} active`
}

/** Of everybody, whatever the list is narrowed to. */
export const USER_TILES: readonly StatTile<Analytics>[] = [
  {
    label: 'Accounts',
    figure: ({ totalUsers }) => count(totalUsers),
    note: ({ totalUsers, activeUsers }) => activeWords(totalUsers, activeUsers),
  },
  {
    label: 'Customers',
    figure: ({ customers }) => count(customers),
    note: ({ newThisMonth }) => `${count(newThisMonth)} new this month`,
  },
  {
    label: 'Orders',
    figure: ({ totalOrders }) => count(totalOrders),
    note: ({ averageOrderValue }) => `${formatDollars(averageOrderValue)} each`,
  },
  { label: 'Spent', figure: ({ totalRevenue }) => wholeDollars(totalRevenue) },
]
