import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReservationCancelReason } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { canCancelReservation, type ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { clockOf } from '../../../ui/clock.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { quietDanger } from '../../../ui/list/row-look.ts'
import type { RowColumns } from '../../../ui/list/rows-skeleton.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { NextStep } from './next-step.tsx'
import { StatusBadge } from './reservation-words.tsx'
import type { ListedReservation } from './reservations-query.ts'
import { Wish } from './wish.tsx'

export type CardActions = {
  /** Why it cannot be cancelled here and now. */
  readonly whyNoCancel: (reservation: ListedReservation) => string | undefined
  readonly onDetails: (reservation: ListedReservation) => void
  readonly onCancel: (reservation: ListedReservation) => void
}
type ReservationRowProps = CardActions & {
  reservation: ListedReservation
  /** All rows are of one day, which is said above them. */
  isOneDay: boolean
  /** So are they of one location. */
  isOnePlace: boolean
  /** One of the rows at least: else there is no column of notes. */
  hasNotes: boolean
  /** The words above each part of the rows say how these stand: else there is a column of it. */
  isStateAbove: boolean
  /** One of the rows at least: else the name has that room. */
  hasSteps: boolean
}
export type RowShape = Pick<ReservationRowProps, 'hasNotes' | 'isStateAbove' | 'hasSteps'>

/** Its columns are those of the head above the rows; the note stands below where it has no room beside the name. */
export function rowColumns({ hasNotes, isStateAbove, hasSteps }: RowShape): string {
  const acts = hasSteps ? '[--acts:11.5rem] @min-[54rem]:[--acts:12.5rem]' : '[--acts:6.25rem]'
  if (isStateAbove)
    return `${acts} ${WITHOUT_STATE} ${hasNotes ? '@min-[60rem]:grid-cols-[6rem_2.5rem_minmax(17rem,1fr)_minmax(0,1fr)_var(--acts)]' : '@min-[60rem]:grid-cols-[6.25rem_3rem_minmax(12.5rem,1fr)_var(--acts)]'}`
  return `${acts} ${COLUMNS} ${hasNotes ? '@min-[60rem]:grid-cols-[6rem_2.5rem_minmax(17rem,1fr)_minmax(0,1fr)_7rem_var(--acts)]' : '@min-[60rem]:grid-cols-[6.25rem_3rem_minmax(12.5rem,1fr)_7.5rem_var(--acts)]'}`
}
const COLUMNS =
  '@min-[40rem]:pr-12 @min-[40rem]:@max-[54rem]:gap-x-2.5 @min-[40rem]:grid-cols-[5rem_2.5rem_minmax(0,1fr)_6.5rem_var(--acts)] @min-[54rem]:grid-cols-[6.25rem_3rem_minmax(14rem,1fr)_7.5rem_var(--acts)]'

/** The same columns, while the reservations are on their way. */
export function rowsToCome(hasSteps: boolean): RowColumns {
  return {
    grid: `items-center gap-x-3 pl-4 ${rowColumns({ hasNotes: false, isStateAbove: false, hasSteps })}`,
    head: 'h-9',
    stubs: [
      { lines: ['w-18'] },
      { lines: ['w-5'] },
      { lines: ['w-36', 'w-52'] },
      { lines: ['w-24'] },
      { lines: ['w-20'], isUnnamed: true },
    ],
    where: { columns: '@max-[40rem]:hidden', lines: '@min-[40rem]:hidden' },
  }
}

/** The name has what the state leaves. */
const WITHOUT_STATE =
  '@min-[40rem]:pr-12 @min-[40rem]:@max-[54rem]:gap-x-2.5 @min-[40rem]:grid-cols-[5rem_2.5rem_minmax(0,1fr)_var(--acts)] @min-[54rem]:grid-cols-[6.25rem_3rem_minmax(14rem,1fr)_var(--acts)]'

/** A guest's wish, or why nobody comes. */
export function hasNote({ reservationDetails, cancelledAt }: ListedReservation): boolean {
  return Boolean(reservationDetails.specialRequests) || cancelledAt !== null
}

const QUIET: readonly ReservationStatus[] = ['confirmed', 'seated', 'cancelled']

/** Until the note has a column of its own. */
const BESIDE_NOTE = '@min-[40rem]:@max-[60rem]:row-span-2'

/** What else can be pressed lies above that. */
const ABOVE = 'relative z-1'
/** Where the whole row is pressed, its details have the number. */
const BESIDE_NAME = '@max-[40rem]:[&_.parted>:has([data-wide])]:hidden!'

/** One line of tonight's sheet: time, party, name, note, status and what is pressed when they come. */
export function ReservationRow({
  reservation,
  isOneDay,
  isOnePlace,
  hasNotes,
  isStateAbove,
  hasSteps,
  ...actions
}: ReservationRowProps) {
  const { customerInfo, reservationDetails: details, locationInfo, status } = reservation
  const guests = guestsText(details.partySize)
  const isByPhone = reservation.source === 'phone'
  // Beside all lines of the time, right under the guest; a booking that waits has its presses there.
  const noteIsBelow = hasNote(reservation) && status !== 'pending'
  // With room for columns the note is one more line of the guest, and the rest stands in the middle of all of them.
  const besideNote = hasNote(reservation) ? BESIDE_NOTE : ''
  return (
    <article
      aria-label={`Reservation of ${customerInfo.name}`}
      className={`relative grid min-h-15 hover:bg-sunk/50 @max-[17rem]:grid-cols-1 ${isOneDay ? 'grid-cols-[4.75rem_minmax(0,1fr)_auto] @max-[20.375rem]:grid-cols-[4.25rem_minmax(0,1fr)_auto]' : 'grid-cols-[5.25rem_minmax(0,1fr)_auto]'} items-center @max-[40rem]:items-start gap-x-2 gap-y-1 px-3 sm:gap-x-3 py-1.5 sm:px-4 @min-[20.375rem]:@max-[40rem]:pr-8 @min-[40rem]:min-h-14 ${rowColumns({ hasNotes, isStateAbove, hasSteps })}`}
    >
      <p
        className={`leading-tight font-semibold tabular-nums @max-[17rem]:flex @max-[17rem]:flex-wrap @max-[17rem]:items-baseline @max-[17rem]:gap-x-3 ${noteIsBelow ? '@min-[17rem]:@max-[40rem]:row-span-2' : ''} ${besideNote}`}
      >
        {details.timeLabel}
        {!isOneDay && (
          <span className="block text-sm font-normal text-soft">
            {shortDate(details.date, clockOf(locationInfo).today())}
          </span>
        )}
        {/* A phone has no column for them. */}
        <span className="block text-sm @min-[40rem]:hidden">{guests}</span>
      </p>
      <p className={`text-lg font-semibold tabular-nums @max-[40rem]:hidden ${besideNote}`}>
        {details.partySize}
        <span className="sr-only"> {details.partySize === 1 ? 'guest' : 'guests'}</span>
      </p>
      <div className="min-w-0 leading-tight">
        <h2
          className={`font-text text-base leading-tight font-semibold tracking-normal break-words ${status === 'cancelled' ? 'text-soft line-through' : ''}`}
        >
          {customerInfo.name}
        </h2>
        {/* The parts are cut out of their line, so that all of it lies above the press of the row and lets it through. */}
        <p className={`${ABOVE} pointer-events-none text-sm break-words text-soft ${BESIDE_NAME}`}>
          <Parted
            parts={[
              <a
                key="number"
                data-wide=""
                className="pointer-events-auto inline-block py-0.5 underline-offset-2 hover:underline"
                href={telLink(customerInfo.phone)}
              >
                {displayPhone(customerInfo.phone)}
              </a>,
              !isOnePlace && (
                <b key="place" className="font-semibold text-ink">
                  {locationInfo.name}
                </b>
              ),
              isByPhone && 'by phone',
            ].filter(Boolean)}
          />
        </p>
      </div>
      {hasNotes && <Note reservation={reservation} />}
      <div
        className={`flex flex-wrap items-center justify-end gap-x-2 @min-[40rem]:contents ${status === 'pending' ? 'col-span-full justify-between' : ''}`}
      >
        {/* On a phone the state is said where neither the note nor the next press tells it. */}
        <span
          className={
            isStateAbove ? 'sr-only' : `flex ${QUIET.includes(status) ? '@max-[40rem]:sr-only' : ''} ${besideNote}`
          }
        >
          <StatusBadge status={status} />
        </span>
        <Actions reservation={reservation} className={besideNote} {...actions} />
      </div>
    </article>
  )
}

function Note({
  reservation: { reservationDetails, cancelledAt, cancellationReason, locationInfo },
}: {
  reservation: ListedReservation
}) {
  const { specialRequests } = reservationDetails
  return (
    <div className="order-last col-[2/-1] min-w-0 @max-[17rem]:col-auto text-sm leading-tight empty:hidden @min-[40rem]:col-[3/4] @min-[60rem]:order-none @min-[60rem]:col-auto @min-[60rem]:empty:block">
      {specialRequests && <Wish wish={specialRequests} />}
      {cancelledAt && (
        <p className="flex flex-wrap gap-x-1 text-soft" title={cancellationReason ?? undefined}>
          {/* Words of one's own may be many; the time is whole in any case. */}
          <span className="line-clamp-2 min-w-0">{whyCancelled(cancellationReason)},</span>{' '}
          <span>{clockOf(locationInfo).shortMoment(cancelledAt)}</span>
        </p>
      )}
    </div>
  )
}

/** The usual reason in three words, so that a list of many has a line for each. */
const BY_GUEST: ReservationCancelReason = 'Customer requested cancellation'
function whyCancelled(reason: string | null): string {
  if (reason === null) return 'Cancelled'
  return reason === BY_GUEST ? 'Cancelled by the guest' : `Cancelled: ${reason}`
}

/** The row itself opens the details. */
const WHOLE_ROW = 'absolute inset-0 focus-visible:-outline-offset-3'
/** Where there is room, the same press stands in the same place in every row. */
const IN_COLUMNS =
  '@min-[40rem]:grid @min-[40rem]:w-full @min-[40rem]:grid-cols-[minmax(0,1fr)_5.25rem_0] @min-[40rem]:gap-2'
/** Apart from the one that takes the table away. */
const FIRST = '@min-[40rem]:col-start-1 @min-[40rem]:justify-self-start'

type ActionsProps = CardActions & { reservation: ListedReservation; className: string }

function Actions({ reservation, className, whyNoCancel, onDetails, onCancel }: ActionsProps) {
  const { customerInfo, status } = reservation
  const whyNot = whyNoCancel(reservation)
  const isCancellable = canCancelReservation(status)
  const step = `${ABOVE} ${FIRST} @max-[20.375rem]:px-2.5!`
  const part = useKeptFocus<HTMLDivElement>(status)
  return (
    <div
      ref={part}
      className={`ml-auto flex flex-wrap items-center justify-end gap-1 @max-[40rem]:self-center ${IN_COLUMNS} ${className}`}
    >
      <ConfirmButton reservation={reservation} className={step} />
      <NextStep reservation={reservation} className={step} />
      {isCancellable && (
        // On a phone it stands in the details, which the row itself opens.
        <button
          type="button"
          className={quietDanger(`@max-[40rem]:hidden @min-[40rem]:col-start-2 ${ABOVE}`)}
          disabled={whyNot !== undefined}
          title={whyNot}
          onClick={() => onCancel(reservation)}
        >
          Cancel<span className="sr-only"> the reservation of {customerInfo.name}</span>
        </button>
      )}
      <button type="button" className={WHOLE_ROW} onClick={() => onDetails(reservation)}>
        <span className="sr-only">Details of {customerInfo.name}</span>
      </button>
      {/* The sign that the row opens, beside the button above a note, where a name keeps its room. */}
      <ToolIcon
        name="fold"
        className="pointer-events-none -mr-6 size-4.5 rotate-180 text-soft @max-[20.375rem]:hidden @min-[40rem]:col-start-3 @min-[40rem]:row-start-1 @min-[40rem]:mr-0 @min-[40rem]:ml-1.5"
      />
    </div>
  )
}
