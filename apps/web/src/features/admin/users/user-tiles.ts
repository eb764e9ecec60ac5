import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { UserTab } from './user-filters.ts'
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

/** Of all people of a tab, whatever its list is narrowed to. */
export const USER_TILES: Readonly<Record<UserTab, readonly StatTile<Analytics>[]>> = {
  guests: [
    {
      label: 'Guests',
      isSaidElsewhere: true,
      figure: ({ guests }) => count(guests.people),
      note: ({ guests }) => activeWords(guests.people, guests.active),
    },
    {
      label: 'Guest orders',
      figure: ({ guests }) => count(guests.totalOrders),
      note: ({ guests }) => `${formatDollars(guests.averageOrderValue)} each`,
    },
    { label: 'Spent by guests', figure: ({ guests }) => wholeDollars(guests.totalRevenue) },
    { label: 'Signed up this month', figure: ({ guests }) => count(guests.newThisMonth) },
  ],
  team: [
    {
      label: 'Team',
      isSaidElsewhere: true,
      figure: ({ team }) => count(team.people),
      note: ({ team }) => activeWords(team.people, team.active),
    },
    { label: 'Admins', figure: ({ team }) => count(team.admins) },
    { label: 'Managers', figure: ({ team }) => count(team.managers) },
    { label: 'Staff', figure: ({ team }) => count(team.staff) },
  ],
  everyone: [
    {
      label: 'Accounts',
      isSaidElsewhere: true,
      figure: ({ totalUsers }) => count(totalUsers),
      note: ({ totalUsers, activeUsers }) => activeWords(totalUsers, activeUsers),
    },
    {
      label: 'Customers',
      figure: ({ customers }) => count(customers),
      note: ({ newThisMonth }) => `${count(newThisMonth)} new this month`,
    },
    {
      label: 'Customer orders',
      figure: ({ totalOrders }) => count(totalOrders),
      note: ({ averageOrderValue }) => `${formatDollars(averageOrderValue)} each`,
    },
    { label: 'Spent', figure: ({ totalRevenue }) => wholeDollars(totalRevenue) },
  ],
}
