import { RESERVATIONS } from '@sizzle/contract/refusals/reservations.ts'
import { BRAND } from '../../../brand/brand.ts'
import { hasMail } from '../../../kit/has-mail.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useShown } from '../../../kit/use-shown.ts'
import { button } from '../../../ui/button.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { BookingCard } from './booking-card.tsx'
import type { OwnBooking } from './reservation-calls.ts'

type AlreadyBookedProps = {
  locationId: string
  email: string
  /** Known when it is this session's or this browser's own. */
  booking: OwnBooking | undefined
  now: Date
  onCancelled: (booking: OwnBooking) => void
  /** The table is for somebody else; left out where the form is there to say so. */
  onOther?: () => void
}

/** Instead of a bare refusal: the booking that is in the way, or the way to it. */
export function AlreadyBooked({ locationId, email, booking, now, onCancelled, onOther }: AlreadyBookedProps) {
  const shown = useShown()
  return (
    <div ref={shown} role="alert" className="rounded-card border border-saffron bg-saffron-soft/50 p-4 not-first:mt-5">
      <p className="font-semibold">{RESERVATIONS.already_booked_here[1]}</p>
      {booking ? (
        <div className="mt-4">
          <BookingCard
            isBare
            booking={booking}
            now={now}
            onCancelled={(cancelled, said) => {
              // The booking leaves the page, and the form is there again.
              toast('success', said)
              onCancelled(cancelled)
            }}
          />
        </div>
      ) : (
        <WayToIt locationId={locationId} email={email} />
      )}
      {onOther && (
        <button type="button" className={button('bare', 'mt-2 px-0! underline underline-offset-4')} onClick={onOther}>
          Use another email address
        </button>
      )}
    </div>
  )
}

function WayToIt({ locationId, email }: { locationId: string; email: string }) {
  if (hasMail()) return <SendLink locationId={locationId} email={email} />
  return (
    <p className="mt-2">
      It was made with {email}. To change or cancel it, call <CallLink phone={BRAND.phone} />.
    </p>
  )
}

function SendLink({ locationId, email }: { locationId: string; email: string }) {
  const link = useWish('/sendReservationLink')
  return (
    <>
      <p className="mt-2">It was made with {email}. We can send the link to see or cancel it to that address.</p>
      {link.answer ? (
        <p role="status" className="mt-3 font-semibold">
          {link.answer.message}
        </p>
      ) : (
        <>
          <FormProblem sentence={link.sentence} className="mt-3" />
          <button
            type="button"
            className={button('strong', 'mt-3')}
            onClick={() => link.send({ location: locationId, email })}
            {...heldIf(link.isPending)}
          >
            Email me the link
          </button>
        </>
      )}
    </>
  )
}
