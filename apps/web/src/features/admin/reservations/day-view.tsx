import { isLocalDate, type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { DayStrip } from './day-strip.tsx'
import { foldSlots } from './fold-slots.ts'
import { StatusBadge } from './reservation-words.tsx'
import { type DaySlot, dayQuery, type ListedReservation } from './reservations-query.ts'
import { useMinute } from './use-minute.ts'
import { WishSign } from './wish.tsx'

type Place = { readonly id: string; readonly name: string; readonly timeZone: string }
type DayViewProps = {
  places: readonly Place[]
  total: number
  place: Place
  today: LocalDate
  date: LocalDate
  onPlace: (id: string) => void
  onDate: (date: string) => void
  /** A table at a time that is free. */
  onBook: (time: string) => void
  onDetails: (reservation: ListedReservation) => void
}

/** One day slot by slot, as one looks at a reservation book. */
export function DayView({ places, total, place, today, date, onPlace, onDate, onBook, onDetails }: DayViewProps) {
  const day = useQuery(dayQuery(place.id, date))
  const guests = day.data?.slots.reduce((sum, slot) => sum + slot.guests, 0) ?? 0
  return (
    <section aria-label="Day view" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <DayStrip today={today} chosen={date} onDay={onDate} />
        <input
          type="date"
          aria-label="Day"
          className="min-h-11 min-w-0 rounded-control border border-line-strong bg-paper px-3 font-semibold max-sm:grow"
          value={date}
          onChange={({ target: { value } }) => isLocalDate(value) && onDate(value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="mr-auto">
          <b className="font-semibold max-sm:sr-only">{longDate(date)}</b>
          {day.data && (
            <>
              <span className="max-sm:sr-only"> · </span>
              {`${guestsText(guests)} in all${day.data.isClosed ? ' · closed on this day' : ''}`}
            </>
          )}
        </p>
        <LocationFilter value={place.id} places={places} total={total} onChange={onPlace} />
      </div>
      {day.isPending && (
        <div aria-busy="true" className="flex flex-col gap-2">
          {Array.from('abcdef', (key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      )}
      {day.error && !day.data && <LoadProblem sentence={sentenceOf(day.error)} onRetry={() => void day.refetch()} />}
      {day.data?.slots.length === 0 && <p className="rounded-card bg-sunk p-6 text-center">No tables on this day.</p>}
      {day.data && (
        <Slots slots={day.data.slots} date={date} timeZone={place.timeZone} onBook={onBook} onDetails={onDetails} />
      )}
    </section>
  )
}

type SlotsProps = {
  slots: readonly DaySlot[]
  date: string
  timeZone: string
} & Pick<DayViewProps, 'onBook' | 'onDetails'>

/**
 * Times with guests who are still to come stand first, then the free ones; what is over is folded away. Of today's empty times
 * those that have passed are worth no place.
 */
function Slots({ slots, date, timeZone, onBook, onDetails }: SlotsProps) {
  const { date: today, time: clock } = localAt(timeZone, useMinute())
  const { shown, over, empty } = foldSlots(slots, date === today ? clock : null)
  const isPast = (slot: DaySlot) => `${date} ${slot.time}` < `${today} ${clock}`
  const free = date === today ? empty.filter((slot) => !isPast(slot)) : empty
  const list = (some: readonly DaySlot[], isOver = false) => (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {some.map((slot) => (
        <SlotRow key={slot.time} slot={slot} isOver={isOver} onDetails={onDetails} />
      ))}
    </ol>
  )
  return (
    <>
      {shown.length > 0 ? list(shown) : over.length > 0 && <p className="py-1">Nobody else is to come.</p>}
      {free.length > 0 && (
        <Fold
          title={`${timesText(free.length)} without guests`}
          titleLook="text-soft"
          isOpenAtFirst={shown.length === 0}
        >
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
            {free.map((slot) => (
              <FreeTime key={slot.time} slot={slot} isPast={isPast(slot)} onBook={onBook} />
            ))}
          </ol>
        </Fold>
      )}
      {over.length > 0 && (
        <Fold title={`${timesText(over.length)} already over`} titleLook="text-soft">
          {list(over, true)}
        </Fold>
      )}
    </>
  )
}

type FreeTimeProps = { slot: DaySlot; isPast: boolean; onBook: DayViewProps['onBook'] }

/** Pressed to book a table at it; what has passed is only read. */
function FreeTime({ slot: { time, label, capacity }, isPast, onBook }: FreeTimeProps) {
  return (
    <li>
      <h2 className="font-text text-base font-semibold tracking-normal tabular-nums">
        {isPast ? (
          <span className="flex min-h-11 items-center justify-center px-3 font-normal text-soft">{label}</span>
        ) : (
          <button
            type="button"
            title={`New reservation at ${label}`}
            className={button('quiet', 'w-full gap-1.5! px-2!')}
            onClick={() => onBook(time)}
          >
            <Icon name="plus" className="size-4 text-soft" /> {label}
          </button>
        )}
      </h2>
      <span className="sr-only">0 of {capacity} guests</span>
    </li>
  )
}

function timesText(count: number): string {
  return count === 1 ? '1 time' : `${count} times`
}

type SlotRowProps = { slot: DaySlot; isOver: boolean; onDetails: DayViewProps['onDetails'] }

function SlotRow({ slot, isOver, onDetails }: SlotRowProps) {
  const { guests, held, pending, capacity, reservations } = slot
  const isFull = guests + held + pending >= capacity
  return (
    <li
      className={`grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-1.5 max-[19rem]:grid-cols-1 max-md:py-3 md:gap-x-5 md:grid-cols-[5.5rem_11rem_minmax(0,1fr)] lg:grid-cols-[6.5rem_15rem_minmax(0,1fr)] ${isOver ? 'text-soft' : ''} ${guests > 0 ? 'bg-raised' : 'bg-paper'}`}
    >
      <h2 className="font-text text-lg font-semibold tabular-nums max-md:self-start max-md:text-base max-md:leading-6 max-md:tracking-normal">
        {slot.label}
      </h2>
      <div>
        <p className="tabular-nums">
          <b className="font-semibold">{guests}</b> of {capacity} guests
          {pending > 0 && <span className="text-soft"> · {pending} pending</span>}
          {held > 0 && (
            <span className="text-soft" title="Held while a guest fills in the booking form">
              {' '}
              · {held} held
            </span>
          )}
          {isFull && <span className="font-semibold text-chilli"> · full</span>}
        </p>
        <Bar guests={guests} held={held + pending} capacity={capacity} />
      </div>
      {held > 0 && reservations.length === 0 && (
        <p className="-col-end-1 text-sm text-soft md:col-auto">
          {held === 1 ? 'A seat is' : `${held} seats are`} held while a guest fills in the booking form.
        </p>
      )}
      {reservations.length > 0 && (
        <ul className="-col-end-1 flex flex-wrap gap-2 md:col-auto">
          {reservations.map((reservation) => (
            <li key={reservation.id}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3 text-left hover:bg-sunk"
                onClick={() => onDetails(reservation)}
              >
                <b className="font-semibold tabular-nums">{reservation.reservationDetails.partySize}</b>
                {reservation.customerInfo.name}
                <WishSign wish={reservation.reservationDetails.specialRequests} />
                {reservation.status !== (isOver ? 'completed' : 'confirmed') && (
                  <StatusBadge status={reservation.status} />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The figures stand beside it; this is for the eye that runs down the page. */
function Bar({ guests, held, capacity }: { guests: number; held: number; capacity: number }) {
  const width = (seats: number) => `${Math.min(100, (seats / Math.max(1, capacity)) * 100)}`
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="mt-1 h-2 w-full overflow-hidden rounded-full"
      aria-hidden="true"
    >
      <rect width="100" height="6" className="fill-line" />
      <rect width={width(guests + held)} height="6" className="fill-saffron" />
      <rect width={width(guests)} height="6" className="fill-coriander" />
    </svg>
  )
}
