import { fullStop } from '@sizzle/domain/full-stop.ts'
import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import { hasMail } from '../../../kit/has-mail.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import type { GuestReservation, OwnBooking } from './reservation-calls.ts'

/** What has to happen before the table is one's own, and until when. */
export function HeldUntil({ booking }: { booking: OwnBooking }) {
  const { reservation, awaits } = booking
  const { name, phone } = reservation.locationInfo
  // Who opens it again has no answer of the booking call; without mail nobody but the restaurant can confirm it.
  const isByRestaurant = awaits === 'restaurant' || !hasMail()
  return (
    <div role="status" className="mt-3 mb-5 rounded-card border border-saffron bg-saffron-soft/50 p-4">
      <p>
        {isByRestaurant ? (
          <>
            <b>
              {name} still has to confirm it by{' '}
              <span className="whitespace-nowrap">{fullStop(endOf(reservation))}</span>
            </b>{' '}
            {hasMail()
              ? `We’ll email you at ${reservation.customerInfo.email}. If you hear nothing by then, the table is released.`
              : 'This page says so when it has. If it has not by then, the table is released.'}
          </>
        ) : (
          <>
            <b>
              Open our email and press its link by{' '}
              <span className="whitespace-nowrap">{fullStop(endOf(reservation))}</span>
            </b>{' '}
            It went to {reservation.customerInfo.email}. Until then the table is held for you.
          </>
        )}
      </p>
      <p>
        {isByRestaurant ? 'In a hurry?' : 'No email?'} Call us at{' '}
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={telLink(phone)}>
          {phone}
        </a>
        .
      </p>
    </div>
  )
}

type ConfirmPendingProps = {
  booking: OwnBooking
  /** From the link in the letter; without it there is nothing to press. */
  confirm: string | null
  onConfirmed: (booking: OwnBooking) => void
}

/** Opening the link changes nothing, as mail programs open links by themselves: the press does. */
export function ConfirmPending({ booking, confirm, onConfirmed }: ConfirmPendingProps) {
  const { reservation } = booking
  const keep = useWish('/confirmReservation', {
    onDone: (answer) => onConfirmed({ ...booking, reservation: answer.reservation }),
  })
  if (keep.answer && reservation.status === 'confirmed')
    return (
      <p role="status" className="mb-4 rounded-card bg-coriander-soft px-4 py-3 font-semibold text-coriander">
        {keep.answer.message}. We look forward to cooking for you.
      </p>
    )
  if (reservation.status !== 'pending') return null
  if (confirm === null) return <HeldUntil booking={booking} />
  return (
    <div className="mb-4 rounded-card border border-saffron bg-saffron-soft/50 p-4">
      <p className="font-semibold">
        This table is held for you until {endOf(reservation)}. Please confirm that you come.
      </p>
      <FormProblem sentence={keep.sentence} />
      <button
        type="button"
        className={button('primary', 'mt-3')}
        onClick={() => keep.send({ id: reservation.id, confirm })}
        {...heldIf(keep.isPending)}
      >
        {keep.isPending ? 'Confirming…' : 'Confirm my table'}
      </button>
    </div>
  )
}

function endOf({ pendingUntil, startsAt, locationInfo }: GuestReservation): string {
  return clockAt(locationInfo.timeZone, new Date(pendingUntil ?? startsAt))
}
