import { Skeleton } from '../skeleton.tsx'

export type StatTile<Stats> = {
  readonly label: string
  readonly figure: (stats: Stats) => string
  /** A smaller figure that belongs to it. */
  readonly note?: (stats: Stats) => string
  /** The figure asks for somebody. */
  readonly isAlarming?: (stats: Stats) => boolean
}

/** More of them have their labels above the figures on a tablet: some alone would stand uneven. */
const MOST_IN_LINE = 4

type StatTilesProps<Stats> = {
  tiles: readonly StatTile<Stats>[]
  stats: Stats | undefined
  isPending: boolean
  /** A figure leads to what it counts; none: there is no such list. */
  onChoose?: (label: string) => void
}

/**
 * The figures above a list, whatever the list is narrowed to: one line, because the list is what people come for. On a phone
 * they stand two by two.
 */
export function StatTiles<Stats>({ tiles, stats, isPending, onChoose }: StatTilesProps<Stats>) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 max-md:[&>:last-child:nth-child(odd)]:col-span-2 gap-y-1 md:auto-cols-auto md:grid-flow-col md:grid-cols-none md:items-center md:gap-0 md:divide-x md:divide-line md:rounded-card md:border md:border-line md:bg-raised md:py-2">
      {tiles.map(({ label, figure, note, isAlarming }) => (
        <div
          key={label}
          className={`relative flex min-w-0 items-baseline gap-x-2 max-md:justify-between md:flex-wrap md:px-4 md:max-lg:px-3 ${tiles.length > MOST_IN_LINE ? 'md:max-lg:flex-col' : ''}`}
        >
          <dt className="truncate text-[0.8125rem] whitespace-nowrap text-soft md:text-sm md:max-lg:overflow-visible md:max-lg:whitespace-normal">
            {label}
          </dt>
          <dd className={`price ${stats && isAlarming?.(stats) ? 'text-chilli' : ''}`}>
            {!stats && (isPending ? <Skeleton className="inline-block! h-4 w-8 align-middle" /> : '–')}
            {stats && !onChoose && figure(stats)}
            {stats && onChoose && (
              <button
                type="button"
                className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:decoration-ink"
                onClick={() => onChoose(label)}
              >
                <span className="sr-only">Show {label}: </span>
                {figure(stats)}
              </button>
            )}
          </dd>
          {note && stats && <dd className="text-sm text-soft tabular-nums max-md:hidden">{note(stats)}</dd>}
        </div>
      ))}
    </dl>
  )
}
