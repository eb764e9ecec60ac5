import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { RESERVATIONS_PAGE_SIZE } from '@sizzle/domain/reservations/reservation.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Fold } from '../../../ui/fold.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { COLUMN_HEAD } from '../../../ui/list/row-look.ts'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CancelStart } from './cancel-many-dialog.tsx'
import { DayStrip } from './day-strip.tsx'
import { FilterBar } from './filter-bar.tsx'
import { askedFilters, datesOf, isFiltered, type ListFilters, listedDay } from './list-filters.ts'
import { splitOver } from './over-rows.ts'
import { type CardActions, hasNote, ReservationRow, rowColumns, TO_COME } from './reservation-row.tsx'
import { type ListedReservation, listQuery, type ReservationList as ReservationPage } from './reservations-query.ts'
import { SourceAlerts } from './source-alerts.tsx'
import { StatCards } from './stat-cards.tsx'
import { useMinute } from './use-minute.ts'

type ReservationListProps = CardActions & {
  filters: ListFilters
  today: LocalDate
  change: (changes: Partial<ListFilters>) => void
  places: readonly { readonly id: string; readonly name: string }[]
  total: number
  onLook: (start: CancelStart) => void
}

export function ReservationList({ filters, today, change, places, total, onLook, ...actions }: ReservationListProps) {
  const { page } = filters
  const list = useQuery(listQuery(askedFilters(filters), page))
  const { data } = list
  const now = useMinute()
  const isOff = list.error !== null && !data && !isFiltered({ ...filters, date: 'all', location: undefined })
  // On the first day “Today” leaves nothing out; of one location alone its figures say nothing about the others.
  const hasAnywhere = filters.location !== undefined || data?.stats.total !== 0
  const isByDay = filters.date === 'upcoming'
  const isTonight = filters.date === 'today' && filters.status === 'all'
  const day = listedDay(filters.date, today)
  const heading = day !== undefined && !isTonight && headingDate(day, today)
  // Beside a day's name no figures of the day before.
  const counted =
    data &&
    !(heading && list.isPlaceholderData) &&
    (isTonight ? tonightText(data, filters, now) : countText(data, filters, day))
  return (
    <>
      {/* Beside the days only where the filters need not fold away. */}
      <div className="flex flex-wrap items-center gap-3 [&>search]:min-w-[min(100%,40rem)]">
        <DayStrip
          today={today}
          chosen={day}
          isOff={isOff}
          className="grow basis-108"
          onDay={(picked) => change({ date: datesOf(picked, today), page: 1 })}
        />
        <FilterBar filters={filters} today={today} places={places} total={total} isOff={isOff} onChange={change} />
      </div>
      {data && <SourceAlerts alerts={data.alerts} onLook={onLook} />}
      {/* Where one line does not hold both, the figures of all days stand below the list. */}
      <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1 max-lg:contents">
        <p role="status" className="mr-auto text-soft">
          {heading && <b className="font-semibold text-ink">{heading}</b>}
          {heading && counted && ' · '}
          {counted}
          {list.isPending && <Skeleton className="my-1 h-4 w-52" />}
        </p>
        <StatCards stats={data?.stats} isPending={list.isPending} filters={filters} onChange={change} />
      </div>
      <ListBody
        query={list}
        problem={list.error ? problemOf(list.error) : undefined}
        things="reservations"
        failed={{ title: 'Failed to load reservations' }}
        countOf={({ total }) => total}
        empty={{ title: 'No Reservations Found', hint: 'No reservations have been made yet.' }}
        narrowed={{ title: 'No Reservations Found', hint: 'Try adjusting your filters to see more results.' }}
        isNarrowed={isFiltered(filters) && hasAnywhere}
        onClear={() => change({ status: 'all', location: undefined, date: 'all', search: '' })}
        pages={{ page, count: data?.pages ?? 1, onPage: (next) => change({ page: next }) }}
        skeleton={<RowsSkeleton row="h-16 @min-[40rem]:h-14" columns={TO_COME} />}
      >
        {(page) => (
          <Parts
            list={page}
            isTonight={isTonight}
            headOf={isByDay ? dayHeads(page) : undefined}
            isOneDay={isByDay || day !== undefined}
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
  /** Above which rows a head stands, and what it counts. */
  headOf?: ((reservation: ListedReservation) => Head) | undefined
  /** The heads say how the rows below them stand. */
  isStateAbove?: boolean
  isOneDay: boolean
  isOnePlace: boolean
  actions: CardActions
}
type Head = { readonly name: string; readonly counted?: string | undefined }

/** Tonight, who is over makes room for who comes; who sits at a table stands below those. */
function Parts({
  isTonight,
  list,
  ...rows
}: Omit<RowsProps, 'reservations'> & { isTonight: boolean; list: ReservationPage }) {
  const now = useMinute()
  const { reservations } = list
  if (!isTonight) return <Rows reservations={reservations} {...rows} />
  const { coming, over } = splitOver(reservations, now)
  const groups = Object.values(GROUPS).map((name) => [name, coming.filter((one) => groupOf(one) === name)] as const)
  const inOrder = groups.flatMap(([, own]) => own)
  const headOf = (one: ListedReservation): Head => {
    const name = groupOf(one)
    const own = groups.find(([group]) => group === name)?.[1] ?? []
    return { name, counted: list.pages === 1 ? countOfTables(own.length, guestsOf(own)) : undefined }
  }
  const hasGroups = groups.filter(([, own]) => own.length > 0).length > 1
  return (
    <>
      {coming.length > 0 && (
        <Rows
          {...rows}
          reservations={inOrder}
          headOf={hasGroups ? headOf : undefined}
          // Those to come may wait for a confirmation.
          isStateAbove={hasGroups && coming.every(({ status }) => status !== 'pending')}
        />
      )}
      {over.length > 0 && (
        <Fold title={overText(over)} titleLook="text-soft" className="mt-2" isOpenAtFirst={coming.length === 0}>
          <Rows reservations={over} {...rows} />
        </Fold>
      )}
    </>
  )
}

function overText(over: readonly ListedReservation[]): string {
  const cancelled = over.filter(({ status }) => status === 'cancelled').length
  return wordsOf([
    [over.length - cancelled, 'finished'],
    [cancelled, 'cancelled'],
  ])
}

const GROUPS = { coming: 'To come', here: 'Seated', cancelled: 'Cancelled' } as const

function groupOf({ status }: ListedReservation) {
  if (status === 'seated') return GROUPS.here
  return status === 'cancelled' ? GROUPS.cancelled : GROUPS.coming
}

function guestsOf(reservations: readonly ListedReservation[]): number {
  return reservations.reduce((sum, { reservationDetails: { partySize } }) => sum + partySize, 0)
}

function countOfTables(tables: number, guests: number): string {
  return `${tables === 1 ? '1 table' : `${tables} tables`}, ${guestsText(guests)}`
}

/** Days to come, each with what it holds on this page and the next. */
function dayHeads({ days }: ReservationPage) {
  const byDate = new Map(days.map((day) => [day.date, day]))
  return ({ reservationDetails: { date }, locationInfo }: ListedReservation): Head => {
    const day = byDate.get(date)
    return {
      name: headingDate(date, clockOf(locationInfo).today()),
      counted: day && day.tables > 0 ? countOfTables(day.tables, day.guests) : undefined,
    }
  }
}

/** The head names the columns for the eye; each row says its own words. */
function Rows({ reservations, headOf, isStateAbove = false, isOneDay, isOnePlace, actions }: RowsProps) {
  const hasNotes = reservations.some(hasNote)
  return (
    <div className="@container overflow-hidden rounded-card border border-line bg-raised">
      <p
        aria-hidden="true"
        className={`hidden gap-x-3 border-b border-line pl-4 py-2 @min-[40rem]:grid ${COLUMN_HEAD} ${rowColumns(hasNotes, isStateAbove)}`}
      >
        {['Time', 'Party', 'Name', ...(hasNotes ? ['Note'] : []), ...(isStateAbove ? [] : ['Status'])].map((head) => (
          <span key={head} className={head === 'Note' ? 'hidden @min-[60rem]:block' : ''}>
            {head}
          </span>
        ))}
      </p>
      <ul className="divide-y divide-line">
        {reservations.map((reservation, at) => (
          <li key={reservation.id}>
            <HeadLine headOf={headOf} row={reservation} before={reservations[at - 1]} />
            <ReservationRow {...{ reservation, isOneDay, isOnePlace, hasNotes, isStateAbove }} {...actions} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type HeadLineProps = Pick<RowsProps, 'headOf'> & { row: ListedReservation; before: ListedReservation | undefined }

/** Said once, above the first row that it is about. */
function HeadLine({ headOf, row, before }: HeadLineProps) {
  const head = headOf?.(row)
  if (!head || (before && headOf?.(before).name === head.name)) return null
  return (
    <p className="border-b border-line bg-sunk px-4 py-1.5 text-sm font-semibold max-sm:px-3">
      {head.name}
      {head.counted && <span className="font-normal text-soft"> · {head.counted}</span>}
    </p>
  )
}

/** Tonight the line is what the figure 'Confirmed Today' is made of, which counts every table that was not cancelled. */
function tonightText(list: ReservationPage, filters: ListFilters, now: Date): string {
  const kept = list.reservations.filter(({ status }) => status !== 'cancelled')
  if (list.total > list.reservations.length || kept.length === 0) return countText(list, filters)
  const { coming, over } = splitOver(kept, now)
  const seated = coming.filter(({ status }) => status === 'seated').length
  return wordsOf([
    [coming.length - seated, 'to come', true],
    [seated, 'seated'],
    [over.length, 'finished'],
  ])
}

type Counted = readonly [count: number, what: string, isSaidAtZero?: boolean]

function wordsOf(counts: readonly Counted[]): string {
  const said = counts.filter(([count, , isSaidAtZero]) => count > 0 || isSaidAtZero)
  return said.map(([count, what]) => `${count} ${what}`).join(', ')
}

/** The figure of those to come leaves the cancelled ones out, which stand in the list. */
function countText(
  { total, page, stats, days, reservations: { length: shown } }: ReservationPage,
  filters: ListFilters,
  day?: LocalDate,
): string {
  const first = (page - 1) * RESERVATIONS_PAGE_SIZE + 1
  if (total === 0) return 'No reservations'
  // A page behind the last one, on the way to the first.
  if (shown === 0) return ''
  const ofDay = days.find(({ date, tables }) => date === day && tables > 0)
  if (total === shown && ofDay)
    return wordsOf([
      [ofDay.tables, ofDay.tables === 1 ? 'table' : 'tables'],
      [ofDay.guests, ofDay.guests === 1 ? 'guest' : 'guests'],
      [total - ofDay.tables, 'cancelled'],
    ])
  if (total === shown) return `${total} ${total === 1 ? 'reservation' : 'reservations'}`
  const isAllToCome = filters.date === 'upcoming' && filters.status === 'all' && filters.search.trim() === ''
  const cancelled = isAllToCome ? total - stats.upcoming : 0
  // Days to come stand in their own order; every other list begins with what was booked last.
  const isByBooking = filters.date === 'all' || filters.date === 'past'
  return [
    `Showing ${first} to ${first + shown - 1} of ${total} reservations`,
    ...(cancelled > 0 ? [`${cancelled} of them cancelled`] : []),
    ...(isByBooking ? ['newest booking first'] : []),
  ].join(', ')
}
