import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { BookingCard } from './booking-card.tsx'
import './no-reservations.css'

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
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {data.reservations.map((reservation) => (
        <li key={reservation.id}>
          <BookingCard
            booking={{ reservation }}
            now={now}
            onCancelled={() => void askAgainAbout('reservation.changed')}
          />
        </li>
      ))}
    </ul>
  )
}

function NoReservations() {
  return (
    <div className="no-reservations">
      <DeadEnd
        isPart
        title="No reservations yet"
        way={
          <Link to={paths.reservations()} className={button('primary')}>
            Make a reservation
          </Link>
        }
      >
        <p>Tables that you book while signed in appear here.</p>
      </DeadEnd>
    </div>
  )
}
