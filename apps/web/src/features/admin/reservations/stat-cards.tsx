import { type StatTile, StatTiles } from '../../../ui/list/stat-tiles.tsx'
import type { ListFilters } from './list-filters.ts'
import type { ReservationList } from './reservations-query.ts'

type Stats = ReservationList['stats']

const count = (number: number) => number.toLocaleString('en-CA')

const TILES: readonly StatTile<Stats>[] = [
  { label: 'Total Reservations', figure: ({ total }) => count(total) },
  { label: 'Confirmed Today', figure: ({ confirmedToday }) => count(confirmedToday) },
  { label: 'Upcoming', figure: ({ upcoming }) => count(upcoming) },
  { label: 'Cancelled', figure: ({ cancelled }) => count(cancelled) },
]

type Narrowing = Pick<ListFilters, 'status' | 'date' | 'location' | 'search'>

/** The filters that leave exactly what a figure counts. */
const LISTS: Readonly<Record<string, Narrowing>> = {
  'Total Reservations': { status: 'all', date: 'all', location: undefined, search: '' },
  'Confirmed Today': { status: 'confirmed', date: 'today', location: undefined, search: '' },
  Upcoming: { status: 'confirmed', date: 'upcoming', location: undefined, search: '' },
  Cancelled: { status: 'cancelled', date: 'all', location: undefined, search: '' },
}

type StatCardsProps = {
  stats: Stats | undefined
  isPending: boolean
  filters: ListFilters
  onChange: (changes: Narrowing) => void
}

/** Each figure shows its reservations at a press, so that the list never says another number. */
export function StatCards({ stats, isPending, filters, onChange }: StatCardsProps) {
  const { status, date, location, search } = filters
  const shown = JSON.stringify([status, date, location, search.trim()])
  const chosen = Object.entries(LISTS).find(
    ([, list]) => JSON.stringify([list.status, list.date, list.location, list.search]) === shown,
  )
  return (
    <StatTiles
      tiles={TILES}
      stats={stats}
      isPending={isPending}
      chosen={chosen?.[0]}
      onChoose={(label) => LISTS[label] && onChange(LISTS[label])}
    />
  )
}
