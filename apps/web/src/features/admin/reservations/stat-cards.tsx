import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ListFilters } from './list-filters.ts'
import type { ReservationList } from './reservations-query.ts'

type Stats = ReservationList['stats']

const FIGURES = [
  ['Total Reservations', 'total'],
  ['Confirmed Today', 'confirmedToday'],
  ['Upcoming', 'upcoming'],
  ['Cancelled', 'cancelled'],
] as const satisfies readonly (readonly [label: string, figure: keyof Stats])[]

type Narrowing = Pick<ListFilters, 'status' | 'date' | 'search'>

/** The filters that leave exactly what a figure counts, at the location that is chosen. */
const LISTS: Readonly<Record<(typeof FIGURES)[number][0], Narrowing>> = {
  'Total Reservations': { status: 'all', date: 'all', search: '' },
  'Confirmed Today': { status: 'confirmed', date: 'today', search: '' },
  Upcoming: { status: 'confirmed', date: 'upcoming', search: '' },
  Cancelled: { status: 'cancelled', date: 'all', search: '' },
}

type StatCardsProps = {
  stats: Stats | undefined
  isPending: boolean
  filters: ListFilters
  onChange: (changes: Narrowing) => void
}

/**
 * Each figure shows its reservations at a press, so that the list never says another number. On a wide screen they stand in the line above the
 * list and are quieter than it: tonight's own count is what people look for. On a phone each stands below its label, as in other rooms.
 */
export function StatCards({ stats, isPending, filters, onChange }: StatCardsProps) {
  if (!stats && !isPending) return null
  const { status, date, search } = filters
  const shown = JSON.stringify([status, date, search.trim()])
  return (
    <dl className="flex flex-wrap gap-x-1 text-sm text-soft lg:-mx-2 max-lg:order-last max-lg:border-t max-lg:border-line max-lg:pt-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
      {FIGURES.map(([label, figure]) => {
        const list = LISTS[label]
        const isChosen = shown === JSON.stringify([list.status, list.date, list.search])
        return (
          <div
            key={label}
            data-chosen={isChosen || undefined}
            className="choice group relative flex min-h-7 items-center gap-1.5 rounded-control px-2 hover:bg-sunk max-sm:min-h-11 max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:py-1.5 max-sm:leading-snug"
          >
            <dt>
              {label}
              {/* Beside the count of the cancelled ones of one day. */}
              {figure === 'cancelled' && ', all dates'}
            </dt>
            <dd className="font-semibold text-ink tabular-nums group-data-chosen:text-current">
              {stats ? (
                <button
                  type="button"
                  aria-pressed={isChosen}
                  className="after:absolute after:inset-0 after:rounded-control"
                  onClick={() => onChange(list)}
                >
                  <span className="sr-only">Show {label}: </span>
                  {stats[figure].toLocaleString('en-CA')}
                </button>
              ) : (
                <Skeleton className="inline-block! h-4 w-6 align-middle" />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
