import { Skeleton } from '../../../ui/skeleton.tsx'
import { inThousands } from './location-words.ts'
import type { LocationList } from './locations-query.ts'

type Stats = LocationList['stats']

const count = (number: number) => number.toLocaleString('en-CA')

const TILES: readonly { label: string; mark: string; figure: (stats: Stats) => string }[] = [
  { label: 'Total Locations', mark: 'bg-line-strong', figure: ({ totalLocations }) => count(totalLocations) },
  { label: 'Active Locations', mark: 'bg-coriander', figure: ({ activeLocations }) => count(activeLocations) },
  {
    label: 'Avg Rating',
    mark: 'bg-saffron',
    figure: ({ averageRating }) => (averageRating > 0 ? averageRating.toFixed(1) : '–'),
  },
  { label: 'Total Orders', mark: 'bg-line-strong', figure: ({ totalOrders }) => count(totalOrders) },
  { label: 'Monthly Revenue', mark: 'bg-saffron', figure: ({ monthlyRevenue }) => inThousands(monthlyRevenue) },
]

/** Of all locations, whatever the list is narrowed to. */
export function StatTiles({ stats, isPending }: { stats: Stats | undefined; isPending: boolean }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {TILES.map(({ label, mark, figure }) => (
        <div
          key={label}
          className="relative overflow-hidden rounded-card border border-line bg-raised px-4 py-3 max-md:last:col-span-2"
        >
          <span aria-hidden="true" className={`absolute inset-y-0 left-0 w-1 ${mark}`} />
          <dt className="text-soft">{label}</dt>
          <dd className="price font-display text-3xl">
            {stats ? figure(stats) : isPending ? <Skeleton className="mt-1 h-8 w-16" /> : '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
