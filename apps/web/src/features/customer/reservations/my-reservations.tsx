import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { BookingCard } from './booking-card.tsx'
import { BookingStatus } from './booking-status.tsx'
import { type GuestReservation, isUpcoming, reasonToTell } from './reservation-calls.ts'
import './no-reservations.css'
import { Parted } from '../../../ui/parted.tsx'

/** Every booking of the signed-in person, those to come with what can still be done about them. */
export function MyReservations() {
  const [now] = useState(() => new Date())
  const { data, error, isPending, refetch } = useQuery(ask('/getMyReservations', {}))

  if (isPending) {
    return (
      <Loading words="Loading your reservations…" className="grid gap-5 lg:grid-cols-2">
        <CardSkeleton lines={3} />
        <CardSkeleton lines={3} />
      </Loading>
    )
  }
  if (!data) {
    return (
      <LoadProblem
        title="Your reservations could not be loaded"
        sentence={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.reservations.length === 0) return <NoReservations />
  return <Bookings all={data.reservations} now={now} />
}

/** The next one first, with all one may do about it; what is over takes a row each, the latest first. */
function Bookings({ all, now }: { all: readonly GuestReservation[]; now: Date }) {
  const inOrder = all.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const toCome = inOrder.filter((one) => isUpcoming(one, now))
  const over = inOrder.filter((one) => !isUpcoming(one, now)).toReversed()
  // The card that was pressed is a row further down: then on to the next one, or to the way to another.
  const part = useKeptFocus<HTMLDivElement>(toCome.length)
  return (
    <div ref={part} className={`grid items-start gap-x-10 gap-y-8 ${over.length > 0 ? 'lg:grid-cols-2' : ''}`}>
      <div>
        {toCome.length > 0 ? (
          <ul className={`grid gap-5 ${over.length > 0 ? '' : 'lg:grid-cols-2'}`}>
            {toCome.map((reservation) => (
              <li key={reservation.id}>
                <BookingCard
                  booking={{ reservation }}
                  now={now}
                  onCancelled={(_, said) => {
                    toast('success', said)
                    void askAgainAbout('reservation.changed')
                  }}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p>You have no table booked.</p>
        )}
      </div>
      {/* Beside the cards where there is room: a tall card would push it out of the window. */}
      <div className="grid content-start gap-y-8 max-lg:-mt-3">
        <Link
          to={paths.reservations()}
          className={button(toCome.length > 0 ? 'quiet' : 'primary', 'justify-self-start max-sm:w-full')}
        >
          Make a reservation
        </Link>
        {over.length > 0 && <Over reservations={over} now={now} />}
      </div>
    </div>
  )
}

function Over({ reservations, now }: { reservations: readonly GuestReservation[]; now: Date }) {
  return (
    <section aria-labelledby="over">
      <h2 id="over" className="text-xl">
        Past and cancelled
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {reservations.map((reservation) => (
          <BookingRow key={reservation.id} reservation={reservation} now={now} />
        ))}
      </ul>
    </section>
  )
}

function BookingRow({ reservation, now }: { reservation: GuestReservation; now: Date }) {
  const { reservationId, reservationDetails, locationInfo, status } = reservation
  const { date, timeLabel, partySize } = reservationDetails
  const reason = reasonToTell(reservation)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <Parted parts={[shortDate(date, localAt(locationInfo.timeZone, now).date), timeLabel]} />
        </p>
        <p className="text-sm text-soft">
          <Parted parts={[guestsText(partySize), locationInfo.name, reservationId]} />
        </p>
        {reason && <p className="text-sm">{reason}</p>}
      </div>
      <BookingStatus status={status} />
    </li>
  )
}

function NoReservations() {
  return (
    <div className="no-reservations">
      <DeadEnd
        isPart
        isAtStart
        title="No reservations yet"
        way={
          <Link to={paths.reservations()} className={button('primary')}>
            Make a reservation
          </Link>
        }
      >
        <p>
          Tables you book while signed in appear here. Booked without signing in? Open the link in your confirmation.
        </p>
      </DeadEnd>
    </div>
  )
}
