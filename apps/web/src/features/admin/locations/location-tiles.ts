import { formatThousands } from '@sizzle/domain/analytics/trend.ts'
import type { StatTile } from '../../../ui/list/stat-tiles.tsx'
import { toCents } from '../../../ui/money.ts'
import type { LocationList } from './locations-query.ts'

type Stats = LocationList['stats']

const count = (number: number) => number.toLocaleString('en-CA')

/** Of all locations, whatever the list is narrowed to. */
export const LOCATION_TILES: readonly StatTile<Stats>[] = [
  { label: 'Total Locations', figure: ({ totalLocations }) => count(totalLocations) },
  {
    label: 'Active Locations',
    figure: ({ activeLocations }) => count(activeLocations),
    // Each card says it, and four figures stand two by two.
    isSaidElsewhere: true,
  },
  {
    label: 'Avg Rating',
    figure: ({ averageRating }) => (averageRating > 0 ? averageRating.toFixed(1) : '–'),
  },
  { label: 'Total Orders', figure: ({ totalOrders }) => count(totalOrders) },
  {
    label: 'Monthly Revenue',
    figure: ({ monthlyRevenue }) => formatThousands(toCents(monthlyRevenue)),
  },
]
