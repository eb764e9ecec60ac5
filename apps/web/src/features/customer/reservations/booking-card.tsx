import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import { useState } from 'react'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { telLink } from '../../../ui/tel-link.ts'
import { CancelDialog, nameInQueue } from './cancel-dialog.tsx'
import { isUpcoming, type OwnBooking } from './reservation-calls.ts'
import { saveCalendarEvent } from './save-calendar-event.ts'

type BookingCardProps = {
  booking: OwnBooking
  now: Date
  onCancelled: (booking: OwnBooking) => void
  /** In a narrow place that has a frame already: which one it is, and the way to cancel it. */
  isBare?: boolean
}

/** One booking like a printed card on the table: what, where, when; and what one may want to do with it. */
export function BookingCard({ booking, now, onCancelled, isBare = false }: BookingCardProps) {
  const [isAsking, setAsking] = useState(false)
  const mark = useKeptFocus<HTMLParagraphElement>(booking.reservation.status)
  const { reservation, token } = booking
  const isWaiting = useWaitingAbout().has(nameInQueue(reservation.id))
  const { reservationDetails: details, locationInfo, reservationId } = reservation
  // The day is never parted from its month.
  const [weekday, dayAndYear] = longDate(details.date).split(/, (.*)/)
  const link = token === undefined ? undefined : new URL(paths.reservation(reservationId, token), location.origin).href
  return (
    <article
      aria-label={`Reservation ${reservationId}`}
      className={isBare ? '' : 'grid rounded-[22px] border border-line-strong/70 bg-raised p-1.5'}
    >
      <div className={isBare ? '' : 'min-w-0 rounded-[16px] border border-line px-5 py-6 sm:px-8'}>
        <p ref={mark} tabIndex={-1} className="outline-none">
          <StatusMark status={reservation.status} />
        </p>
        <p
          className={`mt-3 font-display leading-tight font-semibold ${isBare ? 'text-xl' : 'text-[clamp(1.6rem,5vw,2.2rem)]'}`}
        >
          {weekday}, <span className="inline-block">{dayAndYear}</span>
          <br />
          {details.timeLabel}
        </p>
        <p className="mt-3 text-lg">
          {guestsText(details.partySize)} · {locationInfo.name}
        </p>
        <dl
          className={`${isBare ? 'hidden' : 'grid'} mt-4 grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-x-6 gap-y-3 border-t border-line pt-4`}
        >
          <Fact name="Reservation">
            <span className="font-semibold tracking-wide">{reservationId}</span>
          </Fact>
          <Fact name="Under the name of">{reservation.customerInfo.name}</Fact>
          <Fact name="Where">{locationInfo.address}</Fact>
          <Fact name="Phone">
            <a
              className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
              href={telLink(locationInfo.phone)}
            >
              {displayPhone(locationInfo.phone)}
            </a>
          </Fact>
          {details.specialRequests && <Fact name="Special requests">{details.specialRequests}</Fact>}
          {reservation.cancellationReason && <Fact name="Why it was cancelled">{reservation.cancellationReason}</Fact>}
        </dl>
        {isUpcoming(reservation, now) && (
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
            {/* The app's web view saves no file. */}
            {!RUNS_IN_APP && !isBare && (
              <button type="button" className={button('strong')} onClick={() => saveCalendarEvent(reservation, link)}>
                <Icon name="clock" /> Add to calendar
              </button>
            )}
            {link && !isBare && (
              <button type="button" className={button('quiet')} onClick={() => void copy(link)}>
                Copy private link
              </button>
            )}
            <button type="button" className={button('quiet')} disabled={isWaiting} onClick={() => setAsking(true)}>
              {isWaiting ? `Cancel: ${QUEUED_TEXT}` : 'Cancel reservation'}
            </button>
          </div>
        )}
      </div>
      {isAsking && <CancelDialog booking={booking} onClose={() => setAsking(false)} onCancelled={onCancelled} />}
    </article>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const STATUS_WORDS = {
  pending: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  seated: 'Seated',
  completed: 'Completed',
  'no-show': 'Not attended',
  cancelled: 'Cancelled',
} as const

const MARKS = {
  good: { icon: 'check', colours: 'bg-coriander-soft text-coriander' },
  waiting: { icon: 'clock', colours: 'bg-saffron-soft text-saffron-ink' },
  over: { icon: 'close', colours: 'bg-chilli-soft text-chilli' },
} as const

function StatusMark({ status }: { status: keyof typeof STATUS_WORDS }) {
  const isOver = status === 'cancelled' || status === 'no-show'
  const { icon, colours } = MARKS[isOver ? 'over' : status === 'pending' ? 'waiting' : 'good']
  return (
    <span className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold ${colours}`}>
      <Icon name={icon} className="size-4" />
      {STATUS_WORDS[status]}
    </span>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast('success', 'Link copied', 'Who has it can see and cancel this reservation.')
  } catch {
    toast('message', 'Your private link', link)
  }
}
