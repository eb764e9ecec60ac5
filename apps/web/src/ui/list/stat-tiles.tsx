import { Skeleton } from '../skeleton.tsx'

export type StatTile<Stats> = {
  readonly label: string
  /** The colour at its side. */
  readonly mark: string
  readonly figure: (stats: Stats) => string
  /** A smaller figure that belongs to it. */
  readonly note?: (stats: Stats) => string
}

type StatTilesProps<Stats> = {
  tiles: readonly StatTile<Stats>[]
  stats: Stats | undefined
  isPending: boolean
  /** How many stand beside each other; by default two, and four where there is room. */
  className?: string
  /** As a line of text below 768 px, where the list matters more than its figures. */
  onPhones?: 'tiles' | 'line'
}

const LINE = {
  list: 'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-0',
  tile: 'max-md:flex-row max-md:gap-1.5 max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:p-0',
  figure: 'max-md:font-text max-md:text-base max-md:font-semibold',
} as const

/** The figures above a list, whatever the list is narrowed to. */
export function StatTiles<Stats>({
  tiles,
  stats,
  isPending,
  className = 'md:grid-cols-4',
  onPhones = 'tiles',
}: StatTilesProps<Stats>) {
  const isLine = onPhones === 'line'
  return (
    <dl className={`${isLine ? LINE.list : ''} grid grid-cols-2 gap-3 ${className}`}>
      {tiles.map(({ label, mark, figure, note }) => (
        <div
          key={label}
          className={`${isLine ? LINE.tile : ''} relative flex flex-col justify-between overflow-hidden rounded-card border border-line bg-raised px-4 py-3 md:max-lg:px-3.5 ${tiles.length % 2 === 1 ? 'max-md:last:col-span-2' : ''}`}
        >
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 left-0 w-1 ${mark} ${isLine ? 'max-md:hidden' : ''}`}
          />
          <dt className={`text-soft ${isLine ? 'md:max-lg:text-sm' : 'max-lg:text-sm'}`}>{label}</dt>
          <dd className={`price font-display text-3xl md:max-lg:text-2xl ${isLine ? LINE.figure : ''}`}>
            {stats ? (
              figure(stats)
            ) : isPending ? (
              <Skeleton className={`mt-1 h-8 w-16 ${isLine ? 'max-md:h-4 max-md:w-6' : ''}`} />
            ) : (
              '–'
            )}
          </dd>
          {note && <dd className="text-sm text-soft tabular-nums">{stats ? note(stats) : '\u00a0'}</dd>}
        </div>
      ))}
    </dl>
  )
}
