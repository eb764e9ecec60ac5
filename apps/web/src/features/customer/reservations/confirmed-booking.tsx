import { reminderAt } from '@sizzle/domain/reservations/reminder.ts'
import { useEffect, useRef } from 'react'
import { button } from '../../../ui/button.ts'
import { BookingCard } from './booking-card.tsx'
import { HeldUntil } from './pending-booking.tsx'
import type { GuestReservation, OwnBooking } from './reservation-calls.ts'

function isReminded({ locationInfo, reservationDetails, reservedAt }: GuestReservation): boolean {
  return reminderAt(locationInfo.timeZone, reservationDetails.date, new Date(reservedAt)) !== null
}

const TITLES = {
  cancelled: 'Your reservation is cancelled',
  pending: 'Your table is held for 15 minutes',
  confirmed: 'Your table is reserved',
} as const

type ConfirmedBookingProps = {
  booking: OwnBooking
  now: Date
  onCancelled: (booking: OwnBooking) => void
  onAnother: () => void
}

/** In the place of the form, once the table is booked. */
export function ConfirmedBooking({ booking, now, onCancelled, onAnother }: ConfirmedBookingProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { status } = booking.reservation
  const isCancelled = status === 'cancelled'
  const isPending = status === 'pending'
  // The form or the question that had the focus is gone; this is what there is to read now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status is another title
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [status])
  return (
    <section aria-labelledby="booked" className="rise mx-auto w-full max-w-[640px]">
      <h1 id="booked" ref={title} tabIndex={-1} className="text-3xl outline-none">
        {TITLES[isCancelled ? 'cancelled' : isPending ? 'pending' : 'confirmed']}
      </h1>
      {isPending && <HeldUntil booking={booking} />}
      {!isCancelled && !isPending && (
        <p className="mt-2 mb-5 text-soft">
          The confirmation goes to {booking.reservation.customerInfo.email}
          {isReminded(booking.reservation) && ', and a reminder on the day before'}.
        </p>
      )}
      <BookingCard booking={booking} now={now} onCancelled={onCancelled} />
      <button type="button" className={button('quiet', 'mt-5 max-sm:w-full')} onClick={onAnother}>
        Make another reservation
      </button>
    </section>
  )
}
