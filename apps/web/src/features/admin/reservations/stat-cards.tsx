import { type StatTile, StatTiles } from '../../../ui/list/stat-tiles.tsx'
import type { ReservationList } from './reservations-query.ts'

type Stats = ReservationList['stats']

const count = (number: number) => number.toLocaleString('en-CA')

const TILES: readonly StatTile<Stats>[] = [
  { label: 'Total Reservations', figure: ({ total }) => count(total) },
  { label: 'Confirmed Today', figure: ({ confirmedToday }) => count(confirmedToday) },
  { label: 'Upcoming', figure: ({ upcoming }) => count(upcoming) },
  { label: 'Cancelled', figure: ({ cancelled }) => count(cancelled) },
]

export function StatCards({ stats, isPending }: { stats: Stats | undefined; isPending: boolean }) {
  return <StatTiles tiles={TILES} stats={stats} isPending={isPending} />
}
