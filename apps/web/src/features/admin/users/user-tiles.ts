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
  { label: 'Total Users', mark: 'bg-line-strong', figure: ({ totalUsers }) => count(totalUsers) },
  { label: 'Active Users', mark: 'bg-coriander', figure: ({ activeUsers }) => count(activeUsers) },
  { label: 'Customers', mark: 'bg-saffron', figure: ({ customers }) => count(customers) },
  { label: 'Admins', mark: 'bg-line-strong', figure: ({ admins }) => count(admins) },
  { label: 'New This Month', mark: 'bg-coriander', figure: ({ newThisMonth }) => count(newThisMonth) },
  { label: 'Total Revenue', mark: 'bg-saffron', figure: ({ totalRevenue }) => wholeDollars(totalRevenue) },
  { label: 'Total Orders', mark: 'bg-line-strong', figure: ({ totalOrders }) => count(totalOrders) },
  { label: 'Avg Order Value', mark: 'bg-saffron', figure: ({ averageOrderValue }) => formatDollars(averageOrderValue) },
]
