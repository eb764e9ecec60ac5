import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Fold } from '../../../ui/fold.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { COLUMN_HEAD } from '../../../ui/list/row-look.ts'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CancelStart } from './cancel-many-dialog.tsx'
import { countText, tonightText, wordsOf } from './count-words.ts'
import { DayStrip } from './day-strip.tsx'
import { type Booking, emptyDay } from './empty-day.tsx'
import { FilterBar } from './filter-bar.tsx'
import { askedFilters, datesOf, isFiltered, type ListFilters, listedDay } from './list-filters.ts'
import { hasStep } from './next-step.tsx'
import { splitOver } from './over-rows.ts'
import { type CardActions, hasNote, ReservationRow, rowColumns, rowsToCome } from './reservation-row.tsx'
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
  booking: Booking
  onLook: (start: CancelStart) => void
}

export function ReservationList(props: ReservationListProps) {
  const { filters, today, change, places, total, booking, onLook, ...actions } = props
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
  const isDayAlone = day !== undefined && !isFiltered({ ...filters, date: 'all' })
  const isEmptyDay = isDayAlone && data?.total === 0 && data.stats.total > 0
  // Beside a day's name no figures of the day before.
  const counted =
    data &&
    !(heading && list.isPlaceholderData) &&
    (isTonight ? tonightText(data, filters, now) : countText(data, filters, day))
  const toDay = (picked: LocalDate) => change({ date: datesOf(picked, today), page: 1 })
  return (
    <>
      {/* Beside the days only where the filters need not fold away. */}
      <div className="flex flex-wrap items-center gap-3 [&>search]:min-w-[min(100%,40rem)]">
        <DayStrip today={today} chosen={day} isOff={isOff} className="grow basis-108" onDay={toDay} />
        <FilterBar filters={filters} places={places} total={total} isOff={isOff} onChange={change} />
      </div>
      {data && <SourceAlerts alerts={data.alerts} onLook={onLook} />}
      {/* Where one line does not hold both, the figures of all days stand below the list. */}
      <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1 max-lg:contents">
        {/* A day without anybody says so in the place of its list. */}
        <p role="status" className={`relative mr-auto text-soft ${isEmptyDay ? 'max-lg:sr-only' : ''}`}>
          <span className={isEmptyDay ? 'sr-only' : 'contents'}>
            <Parted
              parts={[
                heading && (
                  <b key="day" className="font-semibold text-ink">
                    {heading}
                  </b>
                ),
                counted,
              ].filter(Boolean)}
            />
          </span>
          {list.isPending && <Skeleton className="my-1 h-4 w-52" />}
        </p>
        <StatCards stats={data?.stats} isPending={list.isPending} filters={filters} onChange={change} />
      </div>
      <ListBody
        // Of the day before it says nothing about this one.
        query={{
          data: isEmptyDay && list.isPlaceholderData ? undefined : data,
          isPlaceholderData: list.isPlaceholderData,
          refetch: list.refetch,
        }}
        problem={list.error ? problemOf(list.error) : undefined}
        things="reservations"
        failed={{ title: 'Failed to load reservations' }}
        countOf={({ total }) => total}
        empty={{ title: 'No Reservations Found', hint: 'No reservations have been made yet.' }}
        narrowed={
          isEmptyDay
            ? emptyDay({ day, today, booking, onToday: () => toDay(today) })
            : { title: 'No Reservations Found', hint: 'Try adjusting your filters to see more results.' }
        }
        isNarrowed={isFiltered(filters) && hasAnywhere}
        onClear={isEmptyDay ? undefined : () => change({ status: 'all', location: undefined, date: 'all', search: '' })}
        pages={{ page, count: data?.pages ?? 1, onPage: (next) => change({ page: next }) }}
        skeleton={<RowsSkeleton row="h-16 @min-[40rem]:h-14" columns={rowsToCome(!(day && day > today))} />}
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
  const now = useMinute()
  const shape = {
    hasNotes: reservations.some(hasNote),
    isStateAbove,
    hasSteps: reservations.some((one) => hasStep(one, now)),
  }
  return (
    <div className="@container overflow-hidden rounded-card border border-line bg-raised">
      <p
        aria-hidden="true"
        className={`hidden gap-x-3 border-b border-line pl-4 py-2 @min-[40rem]:grid ${COLUMN_HEAD} ${rowColumns(shape)}`}
      >
        {['Time', 'Party', 'Name', ...(shape.hasNotes ? ['Note'] : []), ...(isStateAbove ? [] : ['Status'])].map(
          (head) => (
            <span key={head} className={head === 'Note' ? 'hidden @min-[60rem]:block' : ''}>
              {head}
            </span>
          ),
        )}
      </p>
      <ul className="divide-y divide-line">
        {reservations.map((reservation, at) => (
          <li key={reservation.id}>
            <HeadLine headOf={headOf} row={reservation} before={reservations[at - 1]} />
            <ReservationRow {...{ reservation, isOneDay, isOnePlace }} {...shape} {...actions} />
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
      <Parted
        parts={[
          head.name,
          head.counted && (
            <span key="counted" className="font-normal text-soft">
              {head.counted}
            </span>
          ),
        ].filter(Boolean)}
      />
    </p>
  )
}
