import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { useState } from 'react'
import { Booker } from '../features/customer/reservations/booker.tsx'
import type { Contact } from '../features/customer/reservations/booking-form.tsx'
import type { OwnBooking, ReservationAnswer } from '../features/customer/reservations/reservation-calls.ts'
import type { Wish } from '../features/customer/reservations/wish.ts'
import type { TableLocation } from '../kit/page-content.ts'
import { TRURO } from './shop.ts'

export type BookerProps = {
  known: Contact
  upcoming?: OwnBooking[] | undefined
  /** The day was nobody's choice. */
  isUnasked?: boolean | undefined
  locations?: readonly TableLocation[] | undefined
  onBooked?: ((answer: ReservationAnswer) => void) | undefined
}

/** A table in Truro for two on a Saturday, looked for on the Friday before. */
export function BookerScreen({
  known,
  upcoming = [],
  isUnasked = false,
  locations = [TRURO],
  onBooked = () => undefined,
}: BookerProps) {
  const [isAsked, setAsked] = useState(!isUnasked)
  const [wish, setWish] = useState<Wish>({ locationId: 'truro', date: '2026-11-21', partySize: 2 })
  return (
    <Booker
      locations={[...locations]}
      total={locations.length}
      onFound={() => undefined}
      wish={wish}
      now={new Date('2026-11-20T16:00:00Z')}
      known={known}
      upcoming={upcoming}
      onWish={(next) => {
        setAsked(true)
        setWish(next)
      }}
      onNoTable={isAsked ? undefined : (date) => setWish((before) => ({ ...before, date: addDays(date, 1) }))}
      onBooked={onBooked}
      onCancelled={() => undefined}
    />
  )
}
