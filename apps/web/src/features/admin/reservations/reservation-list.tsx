import { RESERVATIONS_PAGE_SIZE, type ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { longDate } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { Fold } from '../../../ui/fold.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { COLUMN_HEAD } from '../../../ui/list/row-look.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CancelStart } from './cancel-many-dialog.tsx'
import { DateChips } from './day-strip.tsx'
import { FilterBar } from './filter-bar.tsx'
import { askedFilters, isFiltered, type ListFilters } from './list-filters.ts'
import { splitOver } from './over-rows.ts'
import { type CardActions, ReservationRow, ROW_COLUMNS } from './reservation-row.tsx'
import { type ListedReservation, listQuery, type ReservationList as ReservationPage } from './reservations-query.ts'
import { SourceAlerts } from './source-alerts.tsx'
import { StatCards } from './stat-cards.tsx'
import { useMinute } from './use-minute.ts'

type ReservationListProps = CardActions & {
  filters: ListFilters
  change: (changes: Partial<ListFilters>) => void
  places: readonly { readonly id: string; readonly name: string }[]
  total: number
  onLook: (start: CancelStart) => void
}

export function ReservationList({ filters, change, places, total, onLook, ...actions }: ReservationListProps) {
  const { page } = filters
  const list = useQuery(listQuery(askedFilters(filters), page))
  const { data } = list
  const now = useMinute()
  // Days to come stand in their own order; every other list begins with what was booked last.
  const isByBooking = filters.date === 'all' || filters.date === 'past'
  const isTonight = filters.date === 'today' && filters.status === 'all'
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <DateChips chosen={filters.date} onDate={(date) => change({ date, page: 1 })} />
        <FilterBar filters={filters} places={places} total={total} onChange={change} />
      </div>
      {data && <SourceAlerts alerts={data.alerts} onLook={onLook} />}
      {/* On a phone the figures of all days stand below the list. */}
      <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1 max-sm:contents">
        <p role="status" className="mr-auto text-soft">
          {data && (isTonight ? tonightText(data, now) : countText(data, isByBooking))}
        </p>
        <StatCards stats={data?.stats} isPending={list.isPending} filters={filters} onChange={change} />
      </div>
      <ListBody
        query={list}
        sentence={list.error ? sentenceOf(list.error) : undefined}
        things="reservations"
        failed={{ title: 'Failed to load reservations', retry: 'Retry' }}
        countOf={({ total }) => total}
        empty={{ title: 'No Reservations Found', hint: 'No reservations have been made yet.' }}
        narrowed={{ title: 'No Reservations Found', hint: 'Try adjusting your filters to see more results.' }}
        isNarrowed={isFiltered(filters)}
        onClear={() => change({ status: 'all', location: undefined, date: 'all', search: '' })}
        pages={{ page, count: data?.pages ?? 1, onPage: (next) => change({ page: next }) }}
        skeleton={
          <div className="grid gap-px">
            {Array.from('abcdef', (key) => (
              <Skeleton key={key} className="h-14" />
            ))}
          </div>
        }
      >
        {({ reservations }) => (
          <Parts
            reservations={reservations}
            isTonight={isTonight}
            isOneDay={filters.date === 'today'}
            isByDay={filters.date === 'upcoming'}
            isOnePlace={places.length === 1 || filters.location !== undefined}
            actions={actions}
          />
        )}
      </ListBody>
    </>
  )
}

type RowsProps = {
  reservations: readonly ListedReservation[]
  isOneDay: boolean
  /** They come in the order of their days, each of which is said once. */
  isByDay: boolean
  isOnePlace: boolean
  actions: CardActions
}

/** Tonight, who is over makes room for who comes. */
function Parts({ isTonight, reservations, ...rows }: RowsProps & { isTonight: boolean }) {
  const now = useMinute()
  const { coming, over } = splitOver(reservations, now)
  if (!isTonight || over.length === 0) return <Rows reservations={reservations} {...rows} />
  return (
    <>
      {coming.length > 0 && <Rows reservations={coming} {...rows} />}
      <Fold
        title={`${over.length} already over`}
        titleLook="text-soft"
        className="mt-2"
        isOpenAtFirst={coming.length === 0}
      >
        <Rows reservations={over} {...rows} />
      </Fold>
    </>
  )
}

/** The head names the columns for the eye; each row says its own words. */
function Rows({ reservations, isOneDay, isByDay, isOnePlace, actions }: RowsProps) {
  return (
    <div className="@container rounded-card border border-line bg-raised">
      <p
        aria-hidden="true"
        className={`hidden gap-x-3 border-b border-line px-4 py-2 @min-[40rem]:grid ${COLUMN_HEAD} ${ROW_COLUMNS}`}
      >
        {['Time', 'Party', 'Name', 'Note', 'Status'].map((head) => (
          <span key={head} className={head === 'Note' ? 'hidden @min-[60rem]:block' : ''}>
            {head}
          </span>
        ))}
      </p>
      <ul className="divide-y divide-line">
        {reservations.map((reservation, at) => (
          <li key={reservation.id}>
            {isByDay && dayOf(reservation) !== dayOf(reservations[at - 1]) && (
              <p className="border-b border-line bg-sunk px-4 py-1.5 text-sm font-semibold max-sm:px-3">
                {longDate(reservation.reservationDetails.date)}
              </p>
            )}
            <ReservationRow
              reservation={reservation}
              isOneDay={isOneDay || isByDay}
              isOnePlace={isOnePlace}
              {...actions}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function dayOf(reservation: ListedReservation | undefined): string | undefined {
  return reservation?.reservationDetails.date
}

/** Tonight the figure says what the list shows: who comes, and beside them who is over. */
function tonightText(list: ReservationPage, now: Date): string {
  if (list.total > list.reservations.length || list.total === 0) return countText(list, false)
  const { coming, over } = splitOver(list.reservations, now)
  const of = (...states: readonly ReservationStatus[]) => coming.filter(({ status }) => states.includes(status)).length
  const [seated, cancelled] = [of('seated'), of('cancelled')]
  const parts = [
    seated > 0 && `${seated} seated`,
    `${of('pending', 'confirmed')} to come`,
    cancelled > 0 && `${cancelled} cancelled`,
    over.length > 0 && `${over.length} over`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

function countText({ total, page, reservations: { length: shown } }: ReservationPage, isByBooking: boolean): string {
  const first = (page - 1) * RESERVATIONS_PAGE_SIZE + 1
  if (total === 0) return 'No reservations'
  if (total === shown) return `${total} ${total === 1 ? 'reservation' : 'reservations'}`
  const order = isByBooking ? ', newest booking first' : ''
  return `Showing ${first} to ${first + shown - 1} of ${total} reservations${order}`
}
