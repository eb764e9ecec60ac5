import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useRef } from 'react'
import { useLive } from '../../../kit/live/use-live.ts'
import { queries } from '../../../kit/server/queries.tsx'
import { alertReservation } from '../../../kit/sound/alerts.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { storyQuery } from './reservations-query.ts'

const TOPICS = ['reservation.changed'] as const

/** New bookings are said and heard in every section. */
export function ReservationArrivals(): null {
  // An event may come twice (a resumed stream); a booking arrives once.
  const heard = useRef(new Set<string>())

  const arrive = async (id: string) => {
    const { reservation } = await queries.fetchQuery(storyQuery(id))
    const { customerInfo, reservationDetails: details, locationInfo } = reservation
    alertReservation(details, localAt(locationInfo.timeZone, new Date()).date)
    toast(
      'message',
      `New reservation: ${customerInfo.name}, ${guestsText(details.partySize)}`,
      `${longDate(details.date)}, ${details.timeLabel}, ${locationInfo.name}`,
    )
  }
  useLive(TOPICS, (news) => {
    if (news.kind !== 'change' || news.change.version !== 1 || heard.current.has(news.change.id)) return
    heard.current.add(news.change.id)
    // What cannot be read is in the list all the same; a failed call has nothing to announce.
    arrive(news.change.id).catch(() => undefined)
  })
  return null
}
