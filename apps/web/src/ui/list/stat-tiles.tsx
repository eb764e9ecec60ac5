import { Skeleton } from '../skeleton.tsx'

export type StatTile<Stats> = {
  readonly label: string
  /** The colour at its side. */
  readonly mark: string
  readonly figure: (stats: Stats) => string
}

type StatTilesProps<Stats> = {
  tiles: readonly StatTile<Stats>[]
  stats: Stats | undefined
  isPending: boolean
  /** How many stand beside each other; by default two, and four where there is room. */
  className?: string
}

/** The figures above a list, whatever the list is narrowed to. */
export function StatTiles<Stats>({ tiles, stats, isPending, className = 'lg:grid-cols-4' }: StatTilesProps<Stats>) {
  return (
    <dl className={`grid grid-cols-2 gap-3 ${className}`}>
      {tiles.map(({ label, mark, figure }) => (
        <div
          key={label}
          className={`relative overflow-hidden rounded-card border border-line bg-raised px-4 py-3 ${tiles.length % 2 === 1 ? 'max-md:last:col-span-2' : ''}`}
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
