import { reminderAt } from '@sizzle/domain/reservations/reminder.ts'
import { useEffect, useRef } from 'react'
import { hasMail } from '../../../kit/has-mail.ts'
import { Queries } from '../../../kit/server/queries.tsx'
import { button } from '../../../ui/button.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { BookingCard } from './booking-card.tsx'
import { HeldUntil } from './pending-booking.tsx'
import type { GuestReservation, OwnBooking } from './reservation-calls.ts'
import { useBookingNow } from './use-own-bookings.ts'

function isReminded({ locationInfo, reservationDetails, reservedAt }: GuestReservation): boolean {
  return reminderAt(locationInfo.timeZone, reservationDetails.date, new Date(reservedAt)) !== null
}

const TITLES = {
  cancelled: { words: 'Your reservation is cancelled', icon: 'close', colours: 'bg-chilli-soft text-chilli' },
  pending: { words: 'Your table is not confirmed yet', icon: 'clock', colours: 'bg-saffron-soft text-saffron-ink' },
  confirmed: { words: 'Your table is reserved', icon: 'check', colours: 'bg-coriander-soft text-coriander' },
} as const satisfies Record<string, { words: string; icon: IconName; colours: string }>

type ConfirmedBookingProps = {
  booking: OwnBooking
  now: Date
  onCancelled: (booking: OwnBooking) => void
  onAnother: () => void
}

/** In the place of the form, once the table is booked; as it stands now, whoever else changes it. */
export function ConfirmedBooking(props: ConfirmedBookingProps) {
  return (
    <Queries>
      <Booked {...props} />
    </Queries>
  )
}

function Booked({ booking: asBooked, now, onCancelled, onAnother }: ConfirmedBookingProps) {
  const booking = useBookingNow(asBooked)
  const title = useRef<HTMLHeadingElement>(null)
  const { status } = booking.reservation
  const isCancelled = status === 'cancelled'
  const isPending = status === 'pending'
  const { words, icon, colours } = TITLES[isCancelled ? 'cancelled' : isPending ? 'pending' : 'confirmed']
  // The form or the question that had the focus is gone; this is what there is to read now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status is another title
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [status])
  return (
    <section aria-labelledby="booked" className="rise mx-auto w-full max-w-[640px]">
      <h1
        id="booked"
        ref={title}
        tabIndex={-1}
        className="flex items-center gap-3 text-[clamp(1.5rem,7vw,2rem)] leading-tight outline-none"
      >
        <span className={`grid size-11 shrink-0 place-items-center rounded-full ${colours}`}>
          <Icon name={icon} className="size-6" />
        </span>
        {words}
      </h1>
      {isPending && <HeldUntil booking={booking} />}
      {isCancelled && (
        <p className="mt-2 mb-5 text-balance text-soft">The kitchen knows, and the table is free for others.</p>
      )}
      {!isCancelled && !isPending && (
        <p className="mt-2 mb-5 text-soft">
          {hasMail() ? (
            <>
              The confirmation goes to {booking.reservation.customerInfo.email}
              {isReminded(booking.reservation) && ', and a reminder on the day before'}.
            </>
          ) : (
            'Please note the day and the time.'
          )}
        </p>
      )}
      <BookingCard isTitled booking={booking} now={now} onCancelled={onCancelled} />
      <button
        type="button"
        className={button(isCancelled ? 'primary' : 'quiet', 'mt-5 max-sm:w-full')}
        onClick={onAnother}
      >
        Make another reservation
      </button>
    </section>
  )
}
