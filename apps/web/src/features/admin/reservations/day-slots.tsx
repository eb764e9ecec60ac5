import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { button } from '../../../ui/button.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { foldSlots } from './fold-slots.ts'
import { NextStep } from './next-step.tsx'
import { StatusBadge } from './reservation-words.tsx'
import type { DaySlot, ListedReservation } from './reservations-query.ts'
import { useMinute } from './use-minute.ts'
import { WishSign } from './wish.tsx'

type DaySlotsProps = {
  slots: readonly DaySlot[]
  date: string
  timeZone: string
  onBook: (time: string) => void
  onDetails: (reservation: ListedReservation) => void
}

/** With so few times ahead the whole evening fits on a screen. */
const FEW_TIMES = 3
/** So few free times cost a row or two. */
const FEW_FREE = 8

/**
 * Times with guests who are still to come stand first, then the free ones, and last what is over: folded away while there is
 * much to come. Of today's empty times those that have passed are worth no place.
 */
export function DaySlots({ slots, date, timeZone, onBook, onDetails }: DaySlotsProps) {
  const { date: today, time: clock } = localAt(timeZone, useMinute())
  const { shown, over, empty } = foldSlots(slots, date === today ? clock : null)
  const isPast = (slot: DaySlot) => `${date} ${slot.time}` < `${today} ${clock}`
  const free = date === today ? empty.filter((slot) => !isPast(slot)) : empty
  const isLate = over.length > 0 && shown.length < FEW_TIMES
  const inList = isLate && free.length <= FEW_TIMES ? [...shown, ...free] : shown
  const inFold = free.filter((slot) => !inList.includes(slot))
  const isAhead = inFold.some((slot) => !isPast(slot))
  const list = (some: readonly DaySlot[]) => (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {slots
        .filter((slot) => some.includes(slot))
        .map((slot) => (
          <SlotRow
            key={slot.time}
            slot={slot}
            isOver={over.includes(slot)}
            onBook={free.includes(slot) ? onBook : undefined}
            onDetails={onDetails}
          />
        ))}
    </ol>
  )
  return (
    <>
      {shown.length === 0 && over.length > 0 && <p className="text-soft">Nobody else is expected.</p>}
      {inList.length > 0 && list(inList)}
      {inFold.length > 0 && (
        <Fold
          title={`${timesText(inFold.length)} without ${isAhead ? 'a reservation' : 'guests'}`}
          titleLook="text-soft"
          isOpenAtFirst={shown.length === 0 || (isAhead && inFold.length <= FEW_FREE)}
        >
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
            {inFold.map((slot) => (
              <FreeTime key={slot.time} slot={slot} isPast={isPast(slot)} onBook={onBook} />
            ))}
          </ol>
        </Fold>
      )}
      {over.length > 0 && (
        <Fold title={`${timesText(over.length)} already over`} titleLook="text-soft" isOpenAtFirst={shown.length === 0}>
          {list(over)}
        </Fold>
      )}
    </>
  )
}

type FreeTimeProps = { slot: DaySlot; isPast: boolean; onBook: DaySlotsProps['onBook'] }

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

type SlotRowProps = Pick<DaySlotsProps, 'onDetails'> & {
  slot: DaySlot
  isOver: boolean
  /** At a time that is free. */
  onBook: DaySlotsProps['onBook'] | undefined
}

function SlotRow({ slot, isOver, onBook, onDetails }: SlotRowProps) {
  const { guests, held, pending, capacity, reservations } = slot
  const isFull = guests + held + pending >= capacity
  return (
    <li
      className={`grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-3 py-1.5 max-[19rem]:grid-cols-1 max-md:py-3 md:px-4 md:gap-x-5 md:grid-cols-[5.5rem_11rem_minmax(0,1fr)] lg:grid-cols-[6.5rem_15rem_minmax(0,1fr)] ${isOver ? 'text-soft' : ''} ${guests > 0 ? 'bg-raised' : 'bg-paper'}`}
    >
      <h2 className="font-text text-lg font-semibold tabular-nums max-md:self-start max-md:text-base max-md:leading-6 max-md:tracking-normal">
        {slot.label}
      </h2>
      {/* On a phone what is over takes a line, so that who is still to come is in sight. */}
      <div className={isOver ? 'max-md:sr-only' : ''}>
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
        <Bar guests={guests} held={held + pending} capacity={capacity} isOver={isOver} />
      </div>
      {onBook && (
        <button
          type="button"
          className={button('quiet', '-col-end-1 justify-self-start px-3.5! md:col-auto')}
          onClick={() => onBook(slot.time)}
        >
          <Icon name="plus" className="size-4 text-soft" /> Book a table
          <span className="sr-only"> at {slot.label}</span>
        </button>
      )}
      {held > 0 && reservations.length === 0 && (
        <p className="-col-end-1 text-sm text-soft md:col-auto">
          {held === 1 ? 'A seat is' : `${held} seats are`} held while a guest fills in the booking form.
        </p>
      )}
      {reservations.length > 0 && (
        <ul className="col-span-full flex flex-wrap gap-2 md:col-auto">
          {reservations.map((reservation) => (
            <li key={reservation.id} className="flex w-full gap-1.5 max-sm:flex-wrap md:max-w-92">
              {/* On a phone the state goes below a long name. */}
              <button
                type="button"
                className="inline-flex min-h-11 min-w-0 grow items-center gap-x-2 rounded-control border border-line-strong px-3 text-left hover:bg-sunk max-sm:basis-44 max-sm:flex-wrap max-sm:gap-y-0.5 max-sm:py-1 max-sm:leading-tight"
                onClick={() => onDetails(reservation)}
              >
                <span className="flex min-w-0 items-center gap-2">
                  <b className="font-semibold tabular-nums">
                    {reservation.reservationDetails.partySize}
                    <span className="sr-only">
                      {reservation.reservationDetails.partySize === 1 ? ' guest,' : ' guests,'}
                    </span>
                  </b>
                  {reservation.customerInfo.name}
                  <WishSign wish={reservation.reservationDetails.specialRequests} />
                </span>
                {reservation.status !== (isOver ? 'completed' : 'confirmed') && (
                  <StatusBadge status={reservation.status} />
                )}
              </button>
              {!isOver && (
                <span className="ml-auto flex gap-1 empty:hidden">
                  <NextStep reservation={reservation} className="max-sm:px-2.5!" isOnlyDue />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The figures stand beside it; this is for the eye that runs down the page. */
function Bar({ guests, held, capacity, isOver }: { guests: number; held: number; capacity: number; isOver: boolean }) {
  const width = (seats: number) => `${Math.min(100, (seats / Math.max(1, capacity)) * 100)}`
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className={`mt-1 h-2 w-full overflow-hidden rounded-full ${isOver ? 'opacity-50' : ''}`}
      aria-hidden="true"
    >
      <rect width="100" height="6" className="fill-line" />
      <rect width={width(guests + held)} height="6" className="fill-saffron" />
      <rect width={width(guests)} height="6" className="fill-coriander" />
    </svg>
  )
}
