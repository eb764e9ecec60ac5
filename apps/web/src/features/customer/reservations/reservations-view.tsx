import { reminderAt } from '@sizzle/domain/reservations/reminder.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { ReservationsData } from '../../../kit/page-content.ts'
import { useHydrated } from '../../../kit/use-hydrated.ts'
import { useQueryParams } from '../../../kit/use-query-params.ts'
import { button } from '../../../ui/button.ts'
import { Ornament } from '../../../ui/ornament.tsx'
import { Booker } from './booker.tsx'
import { BookingCard } from './booking-card.tsx'
import { forgetLink, keepLink } from './own-links.ts'
import { ConfirmPending, HeldUntil } from './pending-booking.tsx'
import type { GuestReservation, OwnBooking, ReservationAnswer } from './reservation-calls.ts'
import { useLinkedBooking, useOwnBookings } from './use-own-bookings.ts'
import { useTables } from './use-tables.ts'
import { readWish, type Wish, writeWish } from './wish.ts'

const NO_QUERY = new URLSearchParams()

export function ReservationsView({ data }: { data: ReservationsData }) {
  const isHydrated = useHydrated()
  const query = useQueryParams()
  const navigate = useNavigate()
  // The server renders one page for every address, and hydration must find what it rendered.
  const known = isHydrated ? query : NO_QUERY
  const now = isHydrated ? new Date() : new Date(data.now)
  const own = useOwnBookings()
  const [booked, setBooked] = useState<OwnBooking>()
  const [chosen, setChosen] = useState<Wish>()
  const { locations, add } = useTables(data, known.get('location'))
  const wish = chosen ?? readWish(known, locations, now)

  // The address follows what is chosen and is a moment late; the tiles must not be.
  const onWish = (next: Wish) => {
    setChosen(next)
    void navigate({ search: writeWish(next).toString() }, { replace: true })
  }
  const onBooked = ({ reservation, token, awaits }: ReservationAnswer) => {
    // With an account the session is the key; without one this browser keeps the link.
    if (own.user === null) keepLink({ id: reservation.id, token, startsAt: reservation.startsAt })
    setBooked({ reservation, token, awaits })
    own.reload()
  }
  const onCancelled = (booking: OwnBooking) => {
    forgetLink(booking.reservation.id)
    own.reload()
  }

  return (
    <>
      <Head />
      <div className="wrap flex max-w-[1080px]! flex-col gap-10 pt-4 pb-20">
        <Linked query={known} now={now} onCancelled={onCancelled} />
        {booked ? (
          <Confirmed
            booking={booked}
            now={now}
            onCancelled={(booking) => {
              setBooked(booking)
              onCancelled(booking)
            }}
            onAnother={() => setBooked(undefined)}
          />
        ) : (
          <>
            <Upcoming bookings={own.upcoming} hidden={known.get('reservation')} now={now} onCancelled={onCancelled} />
            {wish ? (
              <Booker
                locations={locations}
                total={data.total}
                onFound={add}
                wish={wish}
                now={now}
                known={contactOf(own)}
                upcoming={own.upcoming}
                onWish={onWish}
                onBooked={onBooked}
                onCancelled={onCancelled}
              />
            ) : (
              <p className="py-10 text-center text-lg">No kitchen takes reservations right now. Please call us.</p>
            )}
          </>
        )}
      </div>
    </>
  )
}

function contactOf({ user, phone }: ReturnType<typeof useOwnBookings>) {
  return { name: user?.name ?? '', email: user?.email ?? '', phone }
}

function Head() {
  return (
    <div className="jali">
      <div className="wrap flex flex-col items-center pt-10 pb-9 text-center md:pt-14">
        <p className="label-caps text-saffron-ink">Reservations</p>
        <h1 className="mt-2 text-[clamp(2.5rem,7vw,4.25rem)] leading-[1.02] font-semibold">Reserve a table</h1>
        <Ornament className="mt-5" />
        <noscript>
          <p className="mt-4">Booking needs JavaScript. Or call us: we are glad to take your reservation by phone.</p>
        </noscript>
      </div>
    </div>
  )
}

type LinkedProps = { query: URLSearchParams; now: Date; onCancelled: (booking: OwnBooking) => void }

function Linked({ query, now, onCancelled }: LinkedProps) {
  const linked = useLinkedBooking(query.get('reservation'), query.get('token'))
  const [changed, setChanged] = useState<OwnBooking>()
  if (!linked) return null
  if (linked.state === 'loading') {
    return (
      <p role="status" className="breathe">
        Looking for your reservation…
      </p>
    )
  }
  if (linked.state === 'failed') {
    return (
      <div role="alert" className="rounded-card border border-line bg-raised p-6">
        <h2 className="text-2xl">We could not find this reservation</h2>
        <p className="mt-2">{sentenceOf(linked.error)}</p>
        <p className="mt-1 text-soft">Please open the link from your e-mail again, with all of its letters.</p>
      </div>
    )
  }
  return (
    <section aria-labelledby="linked" className="mx-auto w-full max-w-[640px]">
      <h2 id="linked" className="mb-4 text-2xl">
        Your reservation
      </h2>
      <ConfirmPending booking={changed ?? linked.booking} confirm={query.get('confirm')} onConfirmed={setChanged} />
      <BookingCard
        booking={changed ?? linked.booking}
        now={now}
        onCancelled={(booking) => {
          setChanged(booking)
          onCancelled(booking)
        }}
      />
    </section>
  )
}

type UpcomingProps = {
  bookings: readonly OwnBooking[]
  /** Shown by its link already. */
  hidden: string | null
  now: Date
  onCancelled: (booking: OwnBooking) => void
}

function Upcoming({ bookings, hidden, now, onCancelled }: UpcomingProps) {
  const shown = bookings.filter(({ reservation }) => reservation.reservationId !== hidden)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="mb-4 text-2xl">
        {shown.length === 1 ? 'Your next table' : 'Your next tables'}
      </h2>
      <div className="grid gap-5 lg:grid-cols-2">
        {shown.map((booking) => (
          <BookingCard key={booking.reservation.id} booking={booking} now={now} onCancelled={onCancelled} />
        ))}
      </div>
    </section>
  )
}

function isReminded({ locationInfo, reservationDetails, reservedAt }: GuestReservation): boolean {
  return reminderAt(locationInfo.timeZone, reservationDetails.date, new Date(reservedAt)) !== null
}

const TITLES = {
  cancelled: 'Your reservation is cancelled',
  pending: 'Your table is held for 15 minutes',
  confirmed: 'Your table is reserved',
} as const

type ConfirmedProps = {
  booking: OwnBooking
  now: Date
  onCancelled: (booking: OwnBooking) => void
  onAnother: () => void
}

function Confirmed({ booking, now, onCancelled, onAnother }: ConfirmedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const isCancelled = booking.reservation.status === 'cancelled'
  const isPending = booking.reservation.status === 'pending'
  // The form that had the focus is gone; this is what there is to read now.
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section aria-labelledby="booked" className="rise mx-auto w-full max-w-[640px]">
      <h2 id="booked" ref={title} tabIndex={-1} className="text-3xl outline-none">
        {TITLES[isCancelled ? 'cancelled' : isPending ? 'pending' : 'confirmed']}
      </h2>
      {isPending && <HeldUntil booking={booking} />}
      {!isCancelled && !isPending && (
        <p className="mt-1 mb-5 text-soft">
          The confirmation goes to {booking.reservation.customerInfo.email}
          {isReminded(booking.reservation) && ', and a reminder on the day before'}.
        </p>
      )}
      <BookingCard booking={booking} now={now} onCancelled={onCancelled} />
      <button type="button" className={button('bare', 'mt-4')} onClick={onAnother}>
        Make another reservation
      </button>
    </section>
  )
}
