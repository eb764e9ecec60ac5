import { Skeleton } from '../skeleton.tsx'

export type StatTile<Stats> = {
  readonly label: string
  readonly figure: (stats: Stats) => string
  /** A smaller figure that belongs to it. */
  readonly note?: (stats: Stats) => string
  /** The figure asks for somebody. */
  readonly isAlarming?: (stats: Stats) => boolean
}

type StatTilesProps<Stats> = {
  tiles: readonly StatTile<Stats>[]
  stats: Stats | undefined
  isPending: boolean
}

/** The figures above a list, whatever the list is narrowed to: one line, because the list is what people come for. */
export function StatTiles<Stats>({ tiles, stats, isPending }: StatTilesProps<Stats>) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 md:grid md:auto-cols-fr md:grid-flow-col md:gap-0 md:divide-x md:divide-line md:rounded-card md:border md:border-line md:bg-raised md:py-2">
      {tiles.map(({ label, figure, note, isAlarming }) => (
        <div key={label} className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:px-4 md:max-lg:px-3">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className={`price ${stats && isAlarming?.(stats) ? 'text-chilli' : ''}`}>
            {stats ? figure(stats) : isPending ? <Skeleton className="inline-block! h-4 w-8 align-middle" /> : '–'}
          </dd>
          {note && stats && <dd className="text-sm text-soft tabular-nums max-md:hidden">{note(stats)}</dd>}
        </div>
      ))}
    </dl>
  )
}
