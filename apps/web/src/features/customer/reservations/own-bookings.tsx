import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { Queries } from '../../../kit/server/queries.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { BookingCard } from './booking-card.tsx'
import { Looking } from './looking.tsx'
import { ConfirmPending } from './pending-booking.tsx'
import type { Own, OwnBooking } from './reservation-calls.ts'
import { useLinkedBooking, useOwnBookings } from './use-own-bookings.ts'

type OwnBookingsProps = {
  query: URLSearchParams
  now: Date
  /** When something was booked or cancelled here; the bookings are asked for again then. */
  changedAt: Date | undefined
  /** Only the one behind the link in the address: another has just been booked and is shown instead. */
  isLinkedOnly: boolean
  /** The cards of what is booked; else the line in the head of the page says it. */
  isOpen: boolean
  /** Told what is known, for the form below. */
  onKnown: (own: Own) => void
  onCancelled: (booking: OwnBooking) => void
}

/** What is booked already. Only who has booked something, or has an account, fetches this part. */
export function OwnBookings(props: OwnBookingsProps) {
  return (
    <Queries>
      <Known {...props} />
    </Queries>
  )
}

function Known({ query, now, changedAt, isLinkedOnly, isOpen, onKnown, onCancelled }: OwnBookingsProps) {
  const own = useOwnBookings(changedAt)
  useEffect(() => onKnown(own), [own, onKnown])
  useEffect(() => {
    if (changedAt) void askAgainAbout('reservation.changed')
  }, [changedAt])
  return (
    <>
      <Linked query={query} now={now} onCancelled={onCancelled} />
      {isOpen && !isLinkedOnly && (
        <Upcoming bookings={own.upcoming} hidden={query.get('reservation')} now={now} onCancelled={onCancelled} />
      )}
    </>
  )
}

type LinkedProps = { query: URLSearchParams; now: Date; onCancelled: (booking: OwnBooking) => void }

function Linked({ query, now, onCancelled }: LinkedProps) {
  const [changed, setChanged] = useState<OwnBooking>()
  const linked = useLinkedBooking(query.get('reservation'), query.get('token'), changed)
  if (!linked) return null
  if (linked.state === 'loading') return <Looking />
  if (linked.state === 'failed') {
    return (
      <div role="alert" className="rounded-card border border-line bg-raised p-6">
        <h2 className="text-2xl">We could not find this reservation</h2>
        <p className="mt-2">{sentenceOf(linked.error)}</p>
        <p className="mt-1 text-soft">Please open the link from your email again, with all of its letters.</p>
      </div>
    )
  }
  return (
    <section aria-labelledby="linked" className="mx-auto w-full max-w-[640px]">
      <h2 id="linked" className="mb-4 text-2xl">
        Your reservation
      </h2>
      <ConfirmPending booking={linked.booking} confirm={query.get('confirm')} onConfirmed={setChanged} />
      <BookingCard
        booking={linked.booking}
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
        {tablesIn(shown)}
      </h2>
      <div className="grid gap-5 lg:grid-cols-2">
        {shown.map((booking) => (
          <BookingCard
            key={booking.reservation.id}
            booking={booking}
            now={now}
            onCancelled={(cancelled, said) => {
              // Its card goes.
              toast('success', said)
              onCancelled(cancelled)
            }}
          />
        ))}
      </div>
    </section>
  )
}

type NextTableProps = { bookings: readonly OwnBooking[]; now: Date; isOpen: boolean; onToggle: () => void }

/** One line in the head of the page, where there is room without moving anything; it opens the cards. */
export function NextTable({ bookings, now, isOpen, onToggle }: NextTableProps) {
  const next = bookings[0]?.reservation
  if (!next) return null
  const { date, timeLabel, partySize } = next.reservationDetails
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="-my-2 ml-auto flex min-h-11 items-center gap-x-3 text-left"
      onClick={onToggle}
    >
      <span className="font-semibold max-lg:underline max-lg:underline-offset-4">{tablesIn(bookings)}</span>
      <span className="max-lg:hidden">
        {shortDate(date, localAt(next.locationInfo.timeZone, now).date)}, {timeLabel} · {guestsText(partySize)} ·{' '}
        {next.locationInfo.name}
      </span>
      <span className="font-semibold underline underline-offset-4 max-lg:hidden">{isOpen ? 'Hide' : 'View'}</span>
    </button>
  )
}

function tablesIn(bookings: readonly OwnBooking[]): string {
  return bookings.length === 1 ? 'Your table' : `Your ${bookings.length} tables`
}
