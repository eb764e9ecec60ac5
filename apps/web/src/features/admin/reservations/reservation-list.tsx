import { RESERVATIONS_PAGE_SIZE } from '@sizzle/domain/reservations/reservation.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { Pager } from '../../../ui/list/pager.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { CancelStart } from './cancel-many-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { isFiltered, type ListView, type useListView } from './list-filters.ts'
import { type CardActions, ReservationCard } from './reservation-card.tsx'
import { listQuery } from './reservations-query.ts'
import { SourceAlerts } from './source-alerts.tsx'
import { StatCards } from './stat-cards.tsx'

type ReservationListProps = CardActions & {
  view: ListView
  change: ReturnType<typeof useListView>[1]
  places: readonly { readonly id: string; readonly name: string }[]
  onLook: (start: CancelStart) => void
}

export function ReservationList({ view, change, places, onLook, ...actions }: ReservationListProps) {
  const { filters, page } = view
  const list = useQuery(listQuery(filters, page))
  const { data } = list
  // A page behind the last one shows the first, and says so in the address.
  const shownPage = list.isPlaceholderData ? undefined : data?.page
  useEffect(() => {
    if (shownPage !== undefined && shownPage !== page) change({ page: null })
  })
  return (
    <>
      <StatCards stats={data?.stats} isPending={list.isPending} />
      {data && <SourceAlerts alerts={data.alerts} onLook={onLook} />}
      <FilterBar filters={filters} places={places} onChange={change} />
      {list.error && <Failed sentence={sentenceOf(list.error)} onRetry={() => void list.refetch()} />}
      {data && <CountLine total={data.total} page={data.page} shown={data.reservations.length} />}
      {list.isPending && (
        <div aria-busy="true" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {Array.from('abcdef', (key) => (
            <Skeleton key={key} className="h-52" />
          ))}
        </div>
      )}
      {data?.total === 0 && (
        <Nothing
          isFiltered={isFiltered(filters)}
          onClear={() => change({ status: null, location: null, date: null, search: null })}
        />
      )}
      {data && data.total > 0 && (
        <div
          className={`grid gap-4 transition-opacity md:grid-cols-2 xl:grid-cols-3 ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {data.reservations.map((reservation) => (
            <ReservationCard key={reservation.id} reservation={reservation} {...actions} />
          ))}
        </div>
      )}
      {data && <Pager page={data.page} count={data.pages} onPage={(next) => change({ page: String(next) })} />}
    </>
  )
}

function CountLine({ total, page, shown }: { total: number; page: number; shown: number }) {
  const first = (page - 1) * RESERVATIONS_PAGE_SIZE + 1
  return (
    <p role="status" className="text-soft">
      {total === 0
        ? 'No reservations'
        : `Showing ${first} to ${first + shown - 1} of ${total} ${total === 1 ? 'reservation' : 'reservations'}`}
    </p>
  )
}

function Failed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-chilli-soft px-4 py-3 text-chilli">
      <div className="mr-auto">
        <p className="font-semibold">Failed to load reservations</p>
        <p>{sentence}</p>
      </div>
      <button type="button" className={button('danger', 'px-4!')} onClick={onRetry}>
        <ToolIcon name="refresh" /> Retry
      </button>
    </div>
  )
}

function Nothing({ isFiltered: hasFilters, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="rounded-card border border-line bg-raised px-6 py-14 text-center">
      <h2 className="text-2xl">No Reservations Found</h2>
      <p className="mt-2 text-soft">
        {hasFilters ? 'Try adjusting your filters to see more results.' : 'No reservations have been made yet.'}
      </p>
      {hasFilters && (
        <button type="button" className={button('quiet', 'mt-5')} onClick={onClear}>
          Clear filters
        </button>
      )}
    </div>
  )
}
