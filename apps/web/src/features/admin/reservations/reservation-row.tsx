import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { markTooEarly } from '@sizzle/domain/reservations/marks.ts'
import {
  canCancelReservation,
  NEXT_RESERVATION,
  type ReservationStatus,
} from '@sizzle/domain/reservations/reservation.ts'
import { shortDate } from '@sizzle/domain/reservations/words.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { quietDanger } from '../../../ui/list/row-look.ts'
import { telLink } from '../../../ui/tel-link.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { momentText, StatusBadge } from './reservation-words.tsx'
import type { ListedReservation } from './reservations-query.ts'
import { useMark } from './use-mark.ts'
import { useMinute } from './use-minute.ts'
import { Wish } from './wish.tsx'

export type CardActions = {
  readonly mayCancel: (reservation: ListedReservation) => boolean
  readonly onDetails: (reservation: ListedReservation) => void
  readonly onCancel: (reservation: ListedReservation) => void
}
type ReservationRowProps = CardActions & {
  reservation: ListedReservation
  /** All rows are of one day, which is said above them. */
  isOneDay: boolean
  /** So are they of one location. */
  isOnePlace: boolean
}

/** Its columns are those of the head above the rows; the note stands below where it has no room beside the name. */
export const ROW_COLUMNS =
  '@min-[40rem]:grid-cols-[5.25rem_2.75rem_minmax(0,1fr)_6rem_15rem] @min-[54rem]:grid-cols-[6.25rem_3rem_minmax(14rem,1fr)_7.5rem_15rem] @min-[68rem]:grid-cols-[6.25rem_3rem_minmax(15rem,1fr)_minmax(0,1.3fr)_7.5rem_15rem]'

/** One line of tonight's sheet: time, party, name, note, status and what is pressed when they come. */
export function ReservationRow({ reservation, isOneDay, isOnePlace, ...actions }: ReservationRowProps) {
  const { customerInfo, reservationDetails: details, locationInfo, status } = reservation
  return (
    <article
      aria-label={`Reservation of ${customerInfo.name}`}
      className={`grid min-h-14 grid-cols-[4.75rem_2.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1 px-3 sm:gap-x-3 py-1.5 sm:px-4 ${ROW_COLUMNS}`}
    >
      <p className="leading-tight font-semibold tabular-nums">
        {details.timeLabel}
        {!isOneDay && (
          <span className="block text-sm font-normal text-soft">
            {shortDate(details.date, clockOf(locationInfo).today())}
          </span>
        )}
      </p>
      <p className="flex items-center text-lg font-semibold tabular-nums">
        {details.partySize}
        <ToolIcon name="people" className="ml-1 size-4 text-soft @min-[40rem]:hidden" />
        <span className="sr-only"> {details.partySize === 1 ? 'guest' : 'guests'}</span>
      </p>
      <div className="min-w-0 leading-tight">
        <h2 className="font-text text-base leading-tight font-semibold tracking-normal break-words">
          {customerInfo.name}
        </h2>
        <p className="text-sm break-words text-soft">
          <a className="inline-block py-0.5 underline-offset-2 hover:underline" href={telLink(customerInfo.phone)}>
            {displayPhone(customerInfo.phone)}
          </a>
          {!isOnePlace && ` · ${locationInfo.name}`}
          {reservation.source === 'phone' && <span className="@max-[54rem]:sr-only"> · booked by phone</span>}
        </p>
      </div>
      <Note reservation={reservation} />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 @min-[40rem]:contents">
        <StatusBadge status={status} />
        <Actions reservation={reservation} {...actions} />
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
    <div className="col-span-full min-w-0 text-sm leading-tight empty:hidden @min-[40rem]:order-last @min-[40rem]:col-[3/-1] @min-[68rem]:order-none @min-[68rem]:col-auto @min-[68rem]:empty:block">
      {specialRequests && <Wish wish={specialRequests} />}
      {cancelledAt && (
        <p className="line-clamp-2" title={cancellationReason ?? undefined}>
          <span className="text-soft">Cancelled {momentText(cancelledAt, locationInfo.timeZone)}</span>{' '}
          <span>{cancellationReason}</span>
        </p>
      )}
    </div>
  )
}

function Actions({ reservation, mayCancel, onDetails, onCancel }: CardActions & { reservation: ListedReservation }) {
  const { customerInfo, status } = reservation
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
      <ConfirmButton reservation={reservation} />
      <SeatButton reservation={reservation} />
      <button type="button" className={button('bare', 'px-3!')} onClick={() => onDetails(reservation)}>
        Details<span className="sr-only"> of {customerInfo.name}</span>
      </button>
      {canCancelReservation(status) && (
        <button
          type="button"
          className={quietDanger()}
          disabled={!mayCancel(reservation)}
          title={mayCancel(reservation) ? undefined : 'Only managers and admins cancel reservations.'}
          onClick={() => onCancel(reservation)}
        >
          Cancel<span className="sr-only"> the reservation of {customerInfo.name}</span>
        </button>
      )}
    </div>
  )
}

/** From a quarter of an hour before, they may stand at the door. */
const SOON_MS = 15 * 60_000

/** The party is here. Offered from when it may be said; a slip is taken back in the same place. */
function SeatButton({ reservation }: { reservation: ListedReservation }) {
  const mark = useMark(reservation)
  const now = useMinute()
  const { status, startsAt, customerInfo } = reservation
  const next: readonly ReservationStatus[] = NEXT_RESERVATION[status]
  if (mark.undoable) {
    return (
      <button type="button" className={button('strong', 'px-4!')} disabled={mark.isPending} onClick={mark.undo}>
        Undo<span className="sr-only"> seating {customerInfo.name}</span>
      </button>
    )
  }
  if (!next.includes('seated') || markTooEarly({ status, at: new Date(startsAt) }, 'seated', now)) return null
  const isDue = Date.parse(startsAt) - now.getTime() < SOON_MS
  return (
    <button
      type="button"
      className={button(isDue ? 'primary' : 'quiet', 'px-3.5!')}
      disabled={mark.isPending}
      onClick={() => mark.send('seated')}
    >
      Seat<span className="sr-only"> {customerInfo.name}</span>
    </button>
  )
}
