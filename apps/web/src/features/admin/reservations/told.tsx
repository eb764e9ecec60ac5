import { momentText } from './reservation-words.tsx'
import { isOnItsWay, type ReservationStory } from './reservations-query.ts'

type Told = NonNullable<ReservationStory['told']>

const NEWS: Readonly<Record<string, string>> = {
  reservation_confirmation: 'Confirmation',
  reservation_pending: 'Link to confirm',
  reservation_moved: 'Change',
  reservation_reminder: 'Reminder',
  reservation_cancelled: 'Cancellation',
}

/** What the guest heard last: 'Confirmation emailed Nov 27, 6:02 p.m.' In red what asks for a call. */
export function Told({ told, timeZone }: { told: Told | null; timeZone: string }) {
  if (!told) return 'None sent: email is not set up'
  const news = NEWS[told.template] ?? 'Message'
  const isEmail = told.kind === 'email'
  if (isOnItsWay(told)) return `${news} is on its way`
  if (told.state === 'sent') return `${news} ${isEmail ? 'emailed' : 'texted'} ${momentText(told.at, timeZone)}`
  if (told.state === 'captured') return `${news} not sent: ${isEmail ? 'email is' : 'texts are'} not set up`
  return <b className="font-semibold text-chilli">{news} did not go out</b>
}
