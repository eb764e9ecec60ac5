import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { canCancelReservation } from '@sizzle/domain/reservations/reservation.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { momentText, StatusBadge } from './reservation-words.tsx'
import type { ListedReservation } from './reservations-query.ts'

export type CardActions = {
  readonly mayCancel: (reservation: ListedReservation) => boolean
  readonly onDetails: (reservation: ListedReservation) => void
  readonly onCancel: (reservation: ListedReservation) => void
}
type ReservationCardProps = CardActions & { reservation: ListedReservation }

export function ReservationCard({ reservation, mayCancel, onDetails, onCancel }: ReservationCardProps) {
  const { customerInfo, reservationDetails: details, locationInfo, status } = reservation
  return (
    <article
      aria-label={`Reservation of ${customerInfo.name}`}
      className="flex flex-col rounded-card border border-line bg-raised p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl leading-tight">{customerInfo.name}</h2>
        <StatusBadge status={status} />
      </div>
      <p className="mt-2 text-lg leading-snug font-semibold">
        {details.timeLabel}, {guestsText(details.partySize)}
      </p>
      <p>{longDate(details.date)}</p>
      <p className="text-soft">
        {locationInfo.name}
        {reservation.source === 'phone' && ' · booked by phone'}
      </p>
      <p className="mt-2 text-soft">
        {displayPhone(customerInfo.phone)}
        {customerInfo.email && (
          <>
            <br />
            {customerInfo.email}
          </>
        )}
      </p>
      {details.specialRequests && (
        <p className="mt-3 flex gap-2 rounded-control bg-saffron-soft px-3 py-2 font-semibold">
          <Icon name="alert" className="mt-0.5 size-5" />
          <span>{details.specialRequests}</span>
        </p>
      )}
      {reservation.cancelledAt && (
        <p className="mt-3 rounded-control bg-sunk px-3 py-2">
          Cancelled {momentText(reservation.cancelledAt, locationInfo.timeZone)}
          <br />
          {reservation.cancellationReason}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <ConfirmButton reservation={reservation} />
        <button type="button" className={button('quiet', 'px-4!')} onClick={() => onDetails(reservation)}>
          View details<span className="sr-only"> of {customerInfo.name}</span>
        </button>
        {canCancelReservation(status) && (
          <button
            type="button"
            className={button('bare', 'px-4! text-chilli!')}
            disabled={!mayCancel(reservation)}
            title={mayCancel(reservation) ? undefined : 'Only managers and admins cancel reservations.'}
            onClick={() => onCancel(reservation)}
          >
            Cancel<span className="sr-only"> the reservation of {customerInfo.name}</span>
          </button>
        )}
      </div>
    </article>
  )
}
