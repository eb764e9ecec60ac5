import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing } from '../../../kit/page-calls.ts'
import { profileQuery } from '../../../kit/profile.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { type SessionUser, useSession } from '../../../kit/session/session.ts'
import { forgetLink, ownLinks } from './own-links.ts'
import { isUpcoming, type OwnBooking } from './reservation-calls.ts'

/** `phone`: from the profile, or as it was last given; nobody types it again. */
type Own = { readonly upcoming: readonly OwnBooking[]; readonly phone: string }

/** What is booked already: by this session, and by this browser without one. */
export function useOwnBookings(): Own & { user: SessionUser | null; reload: () => void } {
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null
  const [now, setNow] = useState(() => new Date())
  const links = ownLinks(now)
  const mine = useQuery({ ...ask('/getMyReservations', {}), enabled: user !== null })
  // Without it the booking goes on: one field more to fill in.
  const profile = useQuery({ ...profileQuery(), enabled: user !== null })
  const linked = useQueries({ queries: links.map(({ id, token }) => linkQuery(id, token)) })

  const own = (user && mine.data?.reservations) || []
  const byId = new Map<string, OwnBooking>(own.map((reservation) => [reservation.id, { reservation }]))
  for (const [place, { data }] of linked.entries())
    if (data && !byId.has(data.reservation.id))
      byId.set(data.reservation.id, { reservation: data.reservation, token: links[place]?.token })
  const upcoming = [...byId.values()]
    .filter(({ reservation }) => isUpcoming(reservation, now))
    .sort((a, b) => a.reservation.startsAt.localeCompare(b.reservation.startsAt))
  const phone = (user && profile.data?.profile.phoneNumber) || (own[0]?.customerInfo.phone ?? '')
  const reload = () => {
    setNow(new Date())
    void askAgainAbout('reservation.changed')
  }
  return { upcoming, phone, user, reload }
}

/** A link that leads nowhere any more is forgotten; one that could not be asked about stays for the next time. */
function linkQuery(id: string, token: string) {
  const read = () =>
    askOnce('/getReservation', { id, token }).catch((error: unknown) => {
      if (isMissing(error)) forgetLink(id)
      throw error
    })
  return { ...ask('/getReservation', { id, token }), queryFn: read }
}

type LinkState = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'found'; booking: OwnBooking }

/** The booking behind the private link in the address. */
export function useLinkedBooking(id: string | null, token: string | null): LinkState | undefined {
  const { data, error } = useQuery({
    ...linkQuery(id ?? '', token ?? ''),
    enabled: id !== null && id !== '' && token !== null && token !== '',
  })
  if (!id || !token) return undefined
  if (data) return { state: 'found', booking: { reservation: data.reservation, token } }
  return error ? { state: 'failed', error } : { state: 'loading' }
}
