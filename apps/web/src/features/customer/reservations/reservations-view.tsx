import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import type { ReservationsData } from '../../../kit/page-content.ts'
import { useSession } from '../../../kit/session/session.ts'
import { useHydrated } from '../../../kit/use-hydrated.ts'
import { useQueryParams } from '../../../kit/use-query-params.ts'
import { useNavigate } from '../../../router/router.tsx'
import { Ornament } from '../../../ui/ornament.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Booker } from './booker.tsx'
import { Looking } from './looking.tsx'
import { forgetLink, keepLink, ownLinks } from './own-links.ts'
import type { Own, OwnBooking, ReservationAnswer } from './reservation-calls.ts'
import { useTables } from './use-tables.ts'
import { readWish, type Wish, writeWish } from './wish.ts'

const NextTable = lazyPart(() => import('./own-bookings.tsx').then((module) => module.NextTable))
const OwnBookings = lazy(() => import('./own-bookings.tsx').then((module) => ({ default: module.OwnBookings })))
const ConfirmedBooking = lazyPart(() => import('./confirmed-booking.tsx').then((module) => module.ConfirmedBooking))

const MINUTE_MS = 60_000
const NOTHING_BOOKED: Own = { upcoming: [], phone: '' }

export function ReservationsView({ data }: { data: ReservationsData }) {
  const isHydrated = useHydrated()
  const query = useQueryParams()
  const navigate = useNavigate()
  // Hydration must find what the server drew.
  const known = isHydrated ? query : new URLSearchParams(data.asked)
  // Whole minutes: what was drawn in this one need not be worked out again.
  const minute = Math.floor((isHydrated ? Date.now() : Date.parse(data.now)) / MINUTE_MS)
  const now = useMemo(() => new Date(minute * MINUTE_MS), [minute])
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null
  const isLinked = Boolean(known.get('reservation') && known.get('token'))
  const mayHaveBooked = isLinked || (isHydrated && (user !== null || ownLinks(now).length > 0))
  const [own, setOwn] = useState(NOTHING_BOOKED)
  const { upcoming, phone } = mayHaveBooked ? own : NOTHING_BOOKED
  const [isOwnOpen, setOwnOpen] = useState(false)
  const [changedAt, setChangedAt] = useState<Date>()
  const [booked, setBooked] = useState<OwnBooking>()
  const [chosen, setChosen] = useState<Wish>()
  const { locations, add } = useTables(data, known.get('location'))
  const [full, setFull] = useState<string>()
  const wish = locations[0] && (chosen ?? readWish(known, locations, now, full))
  const isDayAsked = chosen !== undefined || known.get('date') === wish?.date

  // The address follows what is chosen and is a moment late; the tiles must not be.
  const onWish = (next: Wish) => {
    setChosen(next)
    navigate({ search: writeWish(next).toString() }, { replace: true })
  }
  const onBooked = ({ reservation, token, awaits }: ReservationAnswer) => {
    // With an account the session is the key; without one this browser keeps the link.
    if (user === null) keepLink({ id: reservation.id, token, startsAt: reservation.startsAt })
    setBooked({ reservation, token, awaits })
    setChangedAt(new Date())
  }
  const onCancelled = (booking: OwnBooking) => {
    forgetLink(booking.reservation.id)
    setChangedAt(new Date())
  }

  return (
    <>
      {!booked && (
        <Head>
          <Suspense>
            {upcoming.length > 0 && (
              <NextTable bookings={upcoming} now={now} isOpen={isOwnOpen} onToggle={() => setOwnOpen(!isOwnOpen)} />
            )}
          </Suspense>
        </Head>
      )}
      <div className={`wrap flex flex-col gap-10 pb-20 ${booked ? 'pt-8' : 'pt-4 sm:pt-6 low:pt-4'}`}>
        {mayHaveBooked && (
          <Suspense fallback={isLinked && <Looking />}>
            <OwnBookings
              query={known}
              now={now}
              changedAt={changedAt}
              isLinkedOnly={booked !== undefined}
              isOpen={isOwnOpen}
              onKnown={setOwn}
              onCancelled={onCancelled}
            />
          </Suspense>
        )}
        {booked ? (
          <Suspense>
            <ConfirmedBooking
              booking={booked}
              now={now}
              onCancelled={(booking) => {
                setBooked(booking)
                onCancelled(booking)
              }}
              onAnother={() => setBooked(undefined)}
            />
          </Suspense>
        ) : wish ? (
          <Booker
            locations={locations}
            total={data.total}
            onFound={add}
            wish={wish}
            now={now}
            known={{ name: user?.name ?? '', email: user?.email ?? '', phone: displayPhone(phone) }}
            upcoming={upcoming}
            onWish={onWish}
            onNoTable={isDayAsked ? undefined : setFull}
            onBooked={onBooked}
            onCancelled={onCancelled}
          />
        ) : (
          <p className="py-10 text-center text-lg">No kitchen takes reservations right now. Please call us.</p>
        )}
      </div>
    </>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <PageHead title="Reserve a table" isPatterned>
      <Ornament className="max-sm:hidden" />
      {children}
      <noscript>
        {import.meta.env.SSR && (
          <p className="mt-4">Booking needs JavaScript. Or call us: we are glad to take your reservation by phone.</p>
        )}
      </noscript>
    </PageHead>
  )
}
