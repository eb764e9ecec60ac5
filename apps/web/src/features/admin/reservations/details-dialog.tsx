import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { canChangeTable } from '@sizzle/domain/reservations/change.ts'
import { type Mark, markableFrom, markTooEarly } from '@sizzle/domain/reservations/marks.ts'
import {
  canCancelReservation,
  NEXT_RESERVATION,
  type ReservationStatus,
} from '@sizzle/domain/reservations/reservation.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DRAWER_BODY, DRAWER_FOOT } from '../../../ui/drawer.ts'
import { EmailWords } from '../../../ui/email-words.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TimeLine } from '../../../ui/office/time-line.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChangeForm } from './change-form.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import type { CardActions } from './reservation-row.tsx'
import { momentText, StatusBadge, statusWord } from './reservation-words.tsx'
import { type ListedReservation, type ReservationStory, storyQuery } from './reservations-query.ts'
import { SendConfirmationButton } from './send-confirmation-button.tsx'
import { Told } from './told.tsx'
import { useMark } from './use-mark.ts'
import { useMinute } from './use-minute.ts'
import { Wish } from './wish.tsx'

type Rights = Pick<CardActions, 'whyNoCancel' | 'onCancel'> & {
  mayChange: (reservation: ListedReservation) => boolean
}
type Acts = Rights & { onChange: (reservation: ListedReservation) => void }

type DetailsDialogProps = Rights & { id: string; onClose: () => void }

/** A reservation is changed in the same drawer, which Escape or the end of the form leads back to its details. */
export function DetailsDialog({ id, onClose, ...rights }: DetailsDialogProps) {
  const story = useQuery(storyQuery(id))
  // As it was when the form was opened: what a colleague does meanwhile is not overwritten unseen.
  const [changing, setChanging] = useState<ListedReservation>()
  const title = useRef<HTMLHeadingElement>(null)
  const swap = (to?: ListedReservation) => {
    flushSync(() => setChanging(to))
    // What was pressed is gone; readers hear where they are.
    title.current?.focus()
    title.current?.closest('dialog')?.scrollTo({ top: 0 })
  }
  if (changing) {
    const toDetails = () => swap()
    return (
      <Dialog label="Change reservation" shape="side" onClose={toDetails}>
        <DialogHead title="Change reservation" titleRef={title} onClose={onClose} />
        <ChangeForm reservation={changing} senders={story.data} onClose={toDetails} />
      </Dialog>
    )
  }
  return (
    <Dialog label="Reservation details" shape="side" onClose={onClose}>
      <DialogHead
        title={story.data?.reservation.customerInfo.name ?? 'Reservation details'}
        titleRef={title}
        onClose={onClose}
      />
      <div className={DRAWER_BODY}>
        {story.data && <Story story={story.data} onChange={swap} {...rights} />}
        {!story.data && story.error && <p role="alert">{sentenceOf(story.error)}</p>}
        {story.isPending && (
          <div aria-busy="true" className="flex flex-col gap-3">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-40 w-full" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

type StoryProps = Acts & { story: ReservationStory }

function Story({ story: { reservation, source, history, told, emailEnabled }, ...acts }: StoryProps) {
  const { customerInfo, reservationDetails: details, locationInfo } = reservation
  // One for all marks: what was pressed above is taken back at the foot.
  const mark = useMark(reservation)
  // Its only entry would say again how the booking stands and when it was made.
  const isAsBooked = history.length === 1 && history[0]?.status === reservation.status && !history[0].note
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div>
          <p className="text-lg leading-tight font-semibold">
            {shortDate(details.date, clockOf(locationInfo).today())}, {details.timeLabel}
          </p>
          <p>
            {guestsText(details.partySize)} at {locationInfo.name}
          </p>
        </div>
        <StatusBadge status={reservation.status} />
      </div>
      {details.specialRequests && (
        <div className="mt-3">
          <h3 className="sr-only">Special requests</h3>
          <Wish wish={details.specialRequests} />
        </div>
      )}
      <Actions reservation={reservation} mark={mark} hasMail={emailEnabled} {...acts} />
      <dl className="mt-5 flex flex-col gap-2.5 border-t border-line pt-5">
        <Fact name="Phone" className="not-pointer-fine:hidden">
          <a className={`${LINK} inline-block`} href={telLink(customerInfo.phone)}>
            {displayPhone(customerInfo.phone)}
          </a>
        </Fact>
        {customerInfo.email && (
          <Fact name="Email">
            {/* As a block its first line is the one that its name stands beside. */}
            <a className={`${LINK} block w-fit`} href={`mailto:${customerInfo.email}`}>
              <EmailWords email={customerInfo.email} />
            </a>
          </Fact>
        )}
        {source && (
          <Fact name="Source">
            {source}
            <span className="block text-sm text-soft">The same letters are the same network.</span>
          </Fact>
        )}
        <Fact name="Booked">
          {momentText(reservation.reservedAt, locationInfo.timeZone)},{' '}
          {reservation.source === 'phone'
            ? 'by phone'
            : customerInfo.firebaseId
              ? 'with an account'
              : 'without an account'}
          {isAsBooked && reservation.source === 'phone' && history[0]?.by && `, ${history[0].by}`}
        </Fact>
        {(told || (customerInfo.email && !emailEnabled)) && (
          <Fact name="Messages">
            <Told told={told} timeZone={locationInfo.timeZone} />
          </Fact>
        )}
        <Fact name="ID">{reservation.reservationId}</Fact>
      </dl>
      {!isAsBooked && (
        <div className="mt-5 border-t border-line pt-5">
          <TimeLine
            entries={history.map(({ status, at, by, note }) => ({
              key: `${status} ${at}`,
              dot: DOTS[status],
              what: statusWord(status),
              note: note ?? '',
              when: [momentText(at, locationInfo.timeZone), by].filter(Boolean).join(', '),
            }))}
          />
        </div>
      )}
      <CancelButton reservation={reservation} {...acts} />
      <NextMove reservation={reservation} mark={mark} />
    </>
  )
}

const DOTS: Partial<Record<ReservationStatus, string>> = {
  completed: 'bg-coriander',
  cancelled: 'bg-chilli',
  'no-show': 'bg-chilli',
}

/** As tall as a finger without moving the lines apart. */
const LINK = '-my-2.5 py-2.5 wrap-anywhere underline underline-offset-4'

function Fact({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <dt className="basis-19 text-soft">{name}</dt>
      <dd className="min-w-[min(100%,11rem)] grow basis-0">{children}</dd>
    </div>
  )
}

const MARKS = [
  { status: 'seated', label: 'Seat' },
  { status: 'no-show', label: 'No-show' },
  { status: 'completed', label: 'Complete' },
] as const satisfies readonly { status: Mark; label: string }[]

/**
 * The table of moves decides which buttons there are, here as on the server; the first move is the one to make next and stands
 * at the foot. What waits for the evening has no button yet: a line says from when the next move can be made.
 */
function movesOf(reservation: ListedReservation, now: Date) {
  const next: readonly ReservationStatus[] = NEXT_RESERVATION[reservation.status]
  const moves = MARKS.filter(({ status }) => next.includes(status))
  const [first, ...others] = moves.filter(({ status }) => waitsUntil(reservation, status, now) === undefined)
  return { first, others, waiting: !first && moves[0] && waitsUntil(reservation, moves[0].status, now) }
}

type MarkedProps = { reservation: ListedReservation; mark: ReturnType<typeof useMark> }

function Actions({ reservation, mark, hasMail, mayChange, onChange }: MarkedProps & Acts & { hasMail: boolean }) {
  const now = useMinute()
  const { others, waiting } = movesOf(reservation, now)
  return (
    <div className="mt-4 grid gap-2 empty:hidden">
      {waiting && (
        <p className="flex gap-2 pb-1 text-soft">
          <Icon name="clock" className="h-[1lh] w-5 shrink-0" /> <span>{`Can be seated from ${waiting}`}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {others.map(({ status, label }) => (
          <button
            key={status}
            type="button"
            className={button('quiet', HALF)}
            onClick={() => mark.send(status)}
            {...heldIf(mark.isHeld)}
          >
            {label}
          </button>
        ))}
        {mayChange(reservation) && canChangeTable(reservation.status) && (
          <button type="button" className={button('quiet', HALF)} onClick={() => onChange(reservation)}>
            Change
          </button>
        )}
        {hasMail && <SendConfirmationButton reservation={reservation} now={now} className={HALF} />}
        {/* Where the device is a phone: the number stands here instead of below. */}
        <a className={button('quiet', `${HALF} pointer-fine:hidden`)} href={telLink(reservation.customerInfo.phone)}>
          <Icon name="phone" className="size-5" />
          <span className="sr-only">Call</span>
          <span className="tabular-nums">{displayPhone(reservation.customerInfo.phone)}</span>
        </a>
      </div>
    </div>
  )
}

/** Two in a row, and the last of an odd number alone in its own. */
const HALF = 'grow basis-[calc(50%-0.25rem)] px-1! whitespace-nowrap max-sm:text-[0.9375rem] max-[22rem]:basis-full'

function NextMove({ reservation, mark }: MarkedProps) {
  const { first } = movesOf(reservation, useMinute())
  return (
    <div className={DRAWER_FOOT}>
      <ConfirmButton reservation={reservation} className="min-h-14 w-full text-xl" />
      {first && (
        <button
          type="button"
          className={button('primary', 'min-h-14 text-xl')}
          onClick={() => mark.send(first.status)}
          {...heldIf(mark.isHeld)}
        >
          {first.label}
        </button>
      )}
      {mark.undoable && (
        <button type="button" className={button('strong')} onClick={mark.undo} {...heldIf(mark.isHeld)}>
          Undo {statusWord(mark.undoable)}
        </button>
      )}
    </div>
  )
}

/** Last and apart, as in the drawer of an order. */
function CancelButton({ reservation, whyNoCancel, onCancel }: Acts & { reservation: ListedReservation }) {
  if (!canCancelReservation(reservation.status)) return null
  return (
    <div className="mt-5 mb-6 grid border-t border-line pt-5">
      <button
        type="button"
        className={button('quiet', 'border-chilli! text-chilli!')}
        disabled={whyNoCancel(reservation) !== undefined}
        title={whyNoCancel(reservation)}
        onClick={() => onCancel(reservation)}
      >
        Cancel reservation
      </button>
    </div>
  )
}

/** '6:30 p.m.' on the restaurant's clock, with its day where that is not today. */
function waitsUntil({ status, startsAt, locationInfo }: ListedReservation, to: Mark, now: Date): string | undefined {
  const facts = { status, at: new Date(startsAt) }
  const from = markTooEarly(facts, to, now) === null ? null : markableFrom(facts, to)
  if (from === null) return undefined
  const clock = clockOf(locationInfo)
  return clock.day(from) === clock.day(now) ? clock.time(from) : clock.shortMoment(from)
}
