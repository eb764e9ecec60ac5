import { CallError } from '@sizzle/contract/client.ts'
import { useEffect, useState } from 'react'
import { api, publicApi } from '../../../kit/api.ts'
import { useLive } from '../../../kit/live/browser-live.ts'
import { type SessionUser, useSession } from '../../../kit/session/session.ts'
import { useLoaded } from '../../../kit/use-loaded.ts'
import { forgetLink, ownLinks } from './own-links.ts'
import { isUpcoming, type OwnBooking } from './reservation-calls.ts'

const TOPICS = ['reservation.changed'] as const
const NOTHING: Own = { upcoming: [], phone: '' }

/** `phone`: from the profile, or as it was last given; nobody types it again. */
type Own = { readonly upcoming: readonly OwnBooking[]; readonly phone: string }

/** What is booked already: by this session, and by this browser without one. Kept fresh by the live stream. */
export function useOwnBookings(): Own & { user: SessionUser | null; reload: () => void } {
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null
  const isKnown = session.state !== 'loading'
  const own = useLoaded(`own bookings ${isKnown} ${user?.id ?? ''}`, isKnown ? undefined : NOTHING, () => loadOwn(user))
  useLive(TOPICS, own.reload)
  return { ...(own.value ?? NOTHING), user, reload: own.reload }
}

async function loadOwn(user: SessionUser | null): Promise<Own> {
  const now = new Date()
  const [mine, linked, profilePhone] = await Promise.all([
    user ? api.get('/getMyReservations', {}).then(({ reservations }) => reservations) : [],
    Promise.all(ownLinks(now).map(({ id, token }) => byLink(id, token))),
    // Without it the booking goes on: one field more to fill in.
    user
      ? import('../../../kit/profile.ts').then(
          async ({ knownProfile }) => (await knownProfile(user.id).catch(() => undefined))?.phoneNumber ?? '',
        )
      : '',
  ])
  const byId = new Map<string, OwnBooking>(mine.map((reservation) => [reservation.id, { reservation }]))
  for (const booking of linked)
    if (booking && !byId.has(booking.reservation.id)) byId.set(booking.reservation.id, booking)
  const upcoming = [...byId.values()]
    .filter(({ reservation }) => isUpcoming(reservation, now))
    .sort((a, b) => a.reservation.startsAt.localeCompare(b.reservation.startsAt))
  return { upcoming, phone: profilePhone || (mine[0]?.customerInfo.phone ?? '') }
}

/** A link that leads nowhere any more is forgotten; one that could not be asked about stays for the next time. */
async function byLink(id: string, token: string): Promise<OwnBooking | undefined> {
  try {
    const { reservation } = await publicApi.get('/getReservation', { id, token })
    return { reservation, token }
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) forgetLink(id)
    return undefined
  }
}

type LinkState = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'found'; booking: OwnBooking }

/** The booking behind the private link in the address. */
export function useLinkedBooking(reservationId: string | null, token: string | null): LinkState | undefined {
  const [linked, setLinked] = useState<LinkState>({ state: 'loading' })
  useEffect(() => {
    if (!reservationId || !token) return
    let isStale = false
    publicApi.get('/getReservation', { id: reservationId, token }).then(
      ({ reservation }) => isStale || setLinked({ state: 'found', booking: { reservation, token } }),
      (error: unknown) => isStale || setLinked({ state: 'failed', error }),
    )
    return () => {
      isStale = true
    }
  }, [reservationId, token])
  return reservationId && token ? linked : undefined
}
