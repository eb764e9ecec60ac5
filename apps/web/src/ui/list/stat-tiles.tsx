import { Skeleton } from '../skeleton.tsx'

export type StatTile<Stats> = {
  readonly label: string
  readonly figure: (stats: Stats) => string
  /** A smaller figure that belongs to it, where the strip is one line. */
  readonly note?: (stats: Stats) => string
  /** The figure asks for somebody. */
  readonly isAlarming?: (stats: Stats) => boolean
  /** A phone, where each figure has little room, leaves it out: something else in sight says it. */
  readonly isSaidElsewhere?: boolean
}

const NOTHING = '0'

/** More of them have their labels above the figures on a tablet: some alone would stand uneven. */
const MOST_IN_LINE = 3

const FRAME = 'rounded-card border border-line bg-raised'
/** A phone shows them apart. */
const FRAME_ALONE = 'max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-raised'

type StatTilesProps<Stats> = {
  tiles: readonly StatTile<Stats>[]
  stats: Stats | undefined
  isPending: boolean
  /** Other figures stand beside these in one strip, which has the frame: until all of it fits in a line the labels of both are above them. */
  isShared?: boolean
  /** A figure leads to what it counts; none: there is no such list. Nothing leads nowhere. */
  onChoose?: (label: string) => void
}

/**
 * The figures above a list, if they could be had, whatever the list is narrowed to: one line, because the list is what people come for. On a phone
 * each stands below its label, in as few lines as their words allow.
 */
export function StatTiles<Stats>({ tiles, stats, isPending, isShared = false, onChoose }: StatTilesProps<Stats>) {
  if (!stats && !isPending) return null
  return (
    <dl
      className={`grid gap-x-3 gap-y-1.5 px-3 py-2 ${isShared ? FRAME_ALONE : FRAME} md:auto-cols-auto md:grid-flow-col md:grid-cols-none md:items-center md:gap-0 md:divide-x md:divide-line md:px-0 ${phoneColumns(tiles, stats)}`}
    >
      {tiles.map(({ label, figure, note, isAlarming, isSaidElsewhere }) => (
        <div
          key={label}
          className={`relative flex min-w-0 flex-col md:flex-row md:flex-wrap md:items-baseline md:gap-x-2 md:px-4 md:max-lg:px-3 ${isShared ? 'md:max-xl:grid md:max-xl:grid-cols-[auto_auto] md:max-xl:justify-start md:max-xl:gap-x-1.5 md:max-xl:px-2.5 md:max-xl:*:first:col-span-2' : tiles.length > MOST_IN_LINE ? 'md:max-lg:*:first:basis-full' : ''} ${isSaidElsewhere ? 'max-md:hidden' : ''}`}
        >
          <dt className="truncate text-[0.8125rem] whitespace-nowrap text-soft max-[22rem]:whitespace-normal md:text-sm md:max-lg:overflow-visible md:max-lg:whitespace-normal">
            {label}
          </dt>
          <dd className={`price ${stats && isAlarming?.(stats) ? 'text-chilli' : ''}`}>
            {!stats && <Skeleton className="inline-block! h-4 w-8 align-middle" />}
            {stats && !(onChoose && figure(stats) !== NOTHING) && figure(stats)}
            {stats && onChoose && figure(stats) !== NOTHING && (
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
          {note && stats && note(stats) !== '' && (
            <dd
              className={`text-sm text-soft tabular-nums max-md:hidden md:before:mr-1.5 md:before:content-['·'] ${isShared ? 'whitespace-nowrap md:max-xl:w-max md:max-xl:text-xs' : ''}`}
            >
              {note(stats)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** So many letters have room beside each other on a phone. */
const LETTERS_IN_LINE = 42
/** A figure is set larger than its label. */
const LETTERS_PER_DIGIT = 1.35

const PHONE_COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid-cols-[repeat(2,auto)]',
  3: 'max-[16rem]:grid-cols-2 grid-cols-[repeat(3,auto)]',
  4: 'max-[22rem]:grid-cols-2 grid-cols-[repeat(4,auto)]',
  5: 'max-[22rem]:grid-cols-2 grid-cols-[repeat(5,auto)]',
}

/** Three above two that share the width; where three have no room, the last has a line of its own. */
const FIVE =
  'grid-cols-2 max-[24rem]:*:last:col-span-2 min-[24rem]:max-md:grid-cols-6 min-[24rem]:max-md:*:col-span-2 min-[24rem]:max-md:*:nth-last-[-n+2]:col-span-3'

/** One line where all have room in it; else two, as even as can be. */
function phoneColumns<Stats>(tiles: readonly StatTile<Stats>[], stats: Stats | undefined): string | undefined {
  const shown = tiles.filter(({ isSaidElsewhere }) => !isSaidElsewhere)
  const letters = shown.map(({ label, figure }) =>
    Math.max(label.length, stats ? figure(stats).length * LETTERS_PER_DIGIT : 0),
  )
  const isOneLine = letters.reduce((sum, one) => sum + one, 0) <= LETTERS_IN_LINE
  if (isOneLine || shown.length <= 3) return PHONE_COLUMNS[shown.length]
  if (shown.length === 4) return 'grid-cols-2'
  return shown.length === 5 ? FIVE : 'grid-cols-2 min-[22rem]:grid-cols-[repeat(3,auto)] min-[24rem]:grid-cols-3'
}
