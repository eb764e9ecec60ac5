import type { AskAnswer } from '@sizzle/contract/client.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isMissing } from '../../../kit/page-calls.ts'
import { profileQuery } from '../../../kit/profile.ts'
import { ask } from '../../../kit/server/ask.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { useSession } from '../../../kit/session/session.ts'
import { forgetLink, ownLinks } from './own-links.ts'
import { type GuestReservation, isUpcoming, type Own, type OwnBooking } from './reservation-calls.ts'

/** What is booked already: by this session, and by this browser without one, as it was at the last change. */
export function useOwnBookings(changedAt: Date | undefined): Own {
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null
  const [openedAt] = useState(() => new Date())
  const now = changedAt ?? openedAt
  const links = useMemo(() => ownLinks(now), [now])
  const mine = useQuery({ ...ask('/getMyReservations', {}), enabled: user !== null })
  // Without it the booking goes on: one field more to fill in.
  const profile = useQuery({ ...profileQuery(), enabled: user !== null })
  const linked = useQueries({ queries: links.map(({ id, token }) => linkQuery(id, token)), combine: answersOf })
  const own = (user && mine.data?.reservations) || NONE
  const profilePhone = user && profile.data?.profile.phoneNumber

  return useMemo(() => {
    const byId = new Map<string, OwnBooking>(own.map((reservation) => [reservation.id, { reservation }]))
    for (const [place, answer] of linked.entries())
      if (answer && !byId.has(answer.reservation.id))
        byId.set(answer.reservation.id, { reservation: answer.reservation, token: links[place]?.token })
    const upcoming = [...byId.values()]
      .filter(({ reservation }) => isUpcoming(reservation, now))
      .sort((a, b) => a.reservation.startsAt.localeCompare(b.reservation.startsAt))
    return { upcoming, phone: profilePhone || (own[0]?.customerInfo.phone ?? '') }
  }, [own, linked, links, now, profilePhone])
}

const NONE: readonly GuestReservation[] = []

function answersOf(asked: readonly { readonly data: LinkedAnswer | undefined }[]) {
  return asked.map(({ data }) => data)
}

type LinkedAnswer = AskAnswer<'/getReservation'>

/**
 * A link that leads nowhere any more is forgotten, and one to a table that was given back; one that could not be asked
 * about stays for the next time. The stream tells guests of nothing, so it is asked anew whenever the page is looked at.
 */
function linkQuery(id: string, token: string) {
  const read = async () => {
    try {
      const answer = await askOnce('/getReservation', { id, token })
      if (answer.reservation.status === 'cancelled') forgetLink(answer.reservation.id)
      return answer
    } catch (error) {
      if (isMissing(error)) forgetLink(id)
      throw error
    }
  }
  return { ...ask('/getReservation', { id, token }), queryFn: read, refetchOnWindowFocus: 'always' as const }
}

/** What this page was told of a booking, or what has become of it since: by another tab, the restaurant, or what waited here for the network. */
export function useBookingNow(booking: OwnBooking): OwnBooking {
  const { reservation, token } = booking
  const { data } = useQuery({
    ...linkQuery(reservation.id, token ?? ''),
    initialData: { success: true, reservation },
    enabled: token !== undefined,
  })
  return newerOf(booking, data.reservation)
}

function newerOf(booking: OwnBooking, now: GuestReservation): OwnBooking {
  return now.version > booking.reservation.version ? { ...booking, reservation: now } : booking
}

type LinkState = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'found'; booking: OwnBooking }

/** The booking behind the private link in the address; `changed` is what was answered to a change from here. */
export function useLinkedBooking(
  id: string | null,
  token: string | null,
  changed: OwnBooking | undefined,
): LinkState | undefined {
  const { data, error } = useQuery({
    ...linkQuery(id ?? '', token ?? ''),
    enabled: id !== null && id !== '' && token !== null && token !== '',
  })
  if (!id || !token) return undefined
  if (data)
    return { state: 'found', booking: newerOf(changed ?? { reservation: data.reservation, token }, data.reservation) }
  return error ? { state: 'failed', error } : { state: 'loading' }
}
