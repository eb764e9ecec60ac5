import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { mapLink } from '@sizzle/domain/locations/map-link.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { type ReactNode, useState } from 'react'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { BookingStatus } from './booking-status.tsx'
import { CancelDialog, nameInQueue } from './cancel-dialog.tsx'
import {
  type GuestReservation,
  isUpcoming,
  type OnCancelled,
  type OwnBooking,
  reasonToTell,
} from './reservation-calls.ts'
import { saveCalendarEvent } from './save-calendar-event.ts'

type BookingCardProps = {
  booking: OwnBooking
  now: Date
  onCancelled: OnCancelled
  /** In a narrow place that has a frame already: which one it is, and the way to cancel it. */
  isBare?: boolean
  /** A title above it says how it stands. */
  isTitled?: boolean
}

/** One booking like a printed card on the table: when, for how many, where; and what one may want to do with it. */
export function BookingCard({ booking, now, onCancelled, isBare = false, isTitled = false }: BookingCardProps) {
  const [isAsking, setAsking] = useState(false)
  const mark = useKeptFocus<HTMLParagraphElement>(booking.reservation.status)
  const { reservation } = booking
  const { reservationDetails: details, locationInfo, reservationId } = reservation
  const isToCome = isUpcoming(reservation, now)
  const frame = isBare
    ? { card: '', inside: '' }
    : {
        card: 'grid rounded-[22px] border border-line-strong/70 bg-raised p-1.5',
        inside: 'min-w-0 rounded-[16px] border border-line px-5 py-5 sm:px-8 sm:py-6',
      }
  return (
    <article aria-label={`Reservation ${reservationId}`} className={frame.card}>
      <div className={frame.inside}>
        {!isTitled && (
          <p ref={mark} tabIndex={-1} className="mb-3 outline-none">
            <BookingStatus status={reservation.status} />
          </p>
        )}
        <p
          className={`font-display leading-tight font-semibold ${isBare ? 'text-xl' : 'text-[clamp(1.4rem,5vw,2rem)]'}`}
        >
          {headingDate(details.date, localAt(locationInfo.timeZone, now).date)}
          <Parted parts={[details.timeLabel, guestsText(details.partySize)]} />
        </p>
        {isBare || !isToCome ? <p className="mt-2 text-lg">{locationInfo.name}</p> : <Place {...locationInfo} />}
        {!isBare && <Facts reservation={reservation} isToCome={isToCome} />}
        {isToCome && <Acts booking={booking} isBare={isBare} onCancel={() => setAsking(true)} />}
      </div>
      {isAsking && <CancelDialog booking={booking} onClose={() => setAsking(false)} onCancelled={onCancelled} />}
    </article>
  )
}

function Place({ name, address }: GuestReservation['locationInfo']) {
  return (
    <p className="mt-2 text-lg">
      {name}
      <a
        href={mapLink(address, name)}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-11 w-fit items-center gap-2 text-base underline underline-offset-4"
      >
        <Icon name="pin" className="size-5 shrink-0 text-saffron-ink" />
        <span className="min-w-0 wrap-anywhere">{address}</span>
        <span className="sr-only">, open in maps (new tab)</span>
      </a>
    </p>
  )
}

function Facts({ reservation, isToCome }: { reservation: GuestReservation; isToCome: boolean }) {
  const { reservationId, customerInfo, reservationDetails, locationInfo } = reservation
  const reason = reasonToTell(reservation)
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 border-t border-line pt-4">
      {/* What is said on the phone and at the door; a screen reader has it once. */}
      <Fact name="Your code">
        <span aria-hidden="true" className="block font-display text-2xl leading-tight font-semibold tracking-wider">
          {reservationId.slice(-4)}
        </span>
        <span className="text-sm text-soft">{reservationId}</span>
      </Fact>
      {isToCome && (
        <>
          <Fact name="Name">{customerInfo.name}</Fact>
          {reservationDetails.specialRequests && <Fact name="Requests">{reservationDetails.specialRequests}</Fact>}
          <Fact name="Changes">
            <a
              className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
              href={telLink(locationInfo.phone)}
            >
              Call {displayPhone(locationInfo.phone)}
            </a>
          </Fact>
        </>
      )}
      {reason && <Fact name="Why it was cancelled">{reason}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

type ActsProps = { booking: OwnBooking; isBare: boolean; onCancel: () => void }

function Acts({ booking: { reservation, token }, isBare, onCancel }: ActsProps) {
  const isWaiting = useWaitingAbout().has(nameInQueue(reservation.id))
  const link =
    token === undefined ? undefined : new URL(paths.reservation(reservation.reservationId, token), location.origin).href
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
        {/* The app's web view saves no file, and a table that nobody confirmed may still be given back. */}
        {!RUNS_IN_APP && !isBare && reservation.status !== 'pending' && (
          <button type="button" className={button('strong')} onClick={() => saveCalendarEvent(reservation, link)}>
            <ToolIcon name="calendar" /> Add to calendar
          </button>
        )}
        {link && !isBare && (
          <button type="button" className={button('quiet')} onClick={() => void copy(link)}>
            Copy private link
          </button>
        )}
        <button
          type="button"
          className="min-h-11 px-2 font-semibold text-chilli underline-offset-4 hover:underline disabled:text-soft disabled:no-underline"
          disabled={isWaiting}
          onClick={onCancel}
        >
          {isWaiting ? `Cancel: ${QUEUED_TEXT}` : 'Cancel reservation'}
        </button>
      </div>
      {link && !isBare && (
        <p className="mt-3 text-sm text-pretty text-soft">
          The private link shows this reservation on any phone or computer, and cancels it there.
        </p>
      )}
    </>
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
