import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { type Mark, markableFrom, markTooEarly } from '@sizzle/domain/reservations/marks.ts'
import {
  canCancelReservation,
  NEXT_RESERVATION,
  type ReservationStatus,
} from '@sizzle/domain/reservations/reservation.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import type { CardActions } from './reservation-row.tsx'
import { momentText, StatusBadge, statusWord } from './reservation-words.tsx'
import { type ListedReservation, type ReservationStory, storyQuery } from './reservations-query.ts'
import { SendConfirmationButton } from './send-confirmation-button.tsx'
import { useMark } from './use-mark.ts'
import { useMinute } from './use-minute.ts'

type DetailsDialogProps = Pick<CardActions, 'mayCancel' | 'onCancel'> & { id: string; onClose: () => void }

export function DetailsDialog({ id, onClose, ...actions }: DetailsDialogProps) {
  const story = useQuery(storyQuery(id))
  return (
    <Dialog label="Reservation details" shape="side" onClose={onClose}>
      <DialogHead title="Reservation details" onClose={onClose} />
      <div className="flex flex-col px-6 pb-6">
        {story.data && <Story story={story.data} {...actions} />}
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

type StoryProps = Pick<CardActions, 'mayCancel' | 'onCancel'> & { story: ReservationStory }

function Story({ story: { reservation, source, history }, mayCancel, onCancel }: StoryProps) {
  const { customerInfo, reservationDetails: details, locationInfo } = reservation
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="font-display text-2xl leading-tight font-semibold">{customerInfo.name}</p>
        <StatusBadge status={reservation.status} />
      </div>
      <p className="mt-1 text-lg font-semibold">
        {longDate(details.date)}, {details.timeLabel}
      </p>
      <p>
        {guestsText(details.partySize)} at {locationInfo.name}
      </p>
      <Actions reservation={reservation} mayCancel={mayCancel} onCancel={onCancel} />
      <dl className="mt-6 flex flex-col gap-3.5 border-t border-line pt-6">
        <Fact name="Reservation ID">{reservation.reservationId}</Fact>
        <Fact name="Phone">
          <a className={LINK} href={`tel:${customerInfo.phone}`}>
            {displayPhone(customerInfo.phone)}
          </a>
        </Fact>
        {customerInfo.email && (
          <Fact name="Email">
            <a className={LINK} href={`mailto:${customerInfo.email}`}>
              {customerInfo.email}
            </a>
          </Fact>
        )}
        {source && (
          <Fact name="Source">
            {source}
            <span className="block text-sm text-soft">The same letters are the same network.</span>
          </Fact>
        )}
        {details.specialRequests && <Fact name="Special requests">{details.specialRequests}</Fact>}
        <Fact name="Booked">
          {momentText(reservation.reservedAt, locationInfo.timeZone)},{' '}
          {reservation.source === 'phone' ? 'by phone' : customerInfo.firebaseId ? 'with an account' : 'as a guest'}
        </Fact>
      </dl>
      <h3 className="mt-6 border-t border-line pt-6 text-lg">What happened</h3>
      <ol className="mt-2 flex flex-col gap-2">
        {history.map(({ status, at, by, note }) => (
          <li key={`${status} ${at}`}>
            <span className="font-semibold">{statusWord(status)}</span>, {momentText(at, locationInfo.timeZone)}
            <span className="block text-soft">
              {by}
              {note && `: ${note}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** As tall as a finger without moving the lines apart. */
const LINK = '-my-2.5 inline-flex min-h-11 items-center break-all underline underline-offset-4'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const MARKS = [
  { status: 'seated', label: 'Seated' },
  { status: 'completed', label: 'Completed' },
  { status: 'no-show', label: 'No-show' },
] as const satisfies readonly { status: Mark; label: string }[]

type ActionsProps = Pick<CardActions, 'mayCancel' | 'onCancel'> & { reservation: ListedReservation }

/** The table of moves decides which buttons there are, here as on the server; the first move is the one to make next. */
function Actions({ reservation, mayCancel, onCancel }: ActionsProps) {
  const mark = useMark(reservation)
  const next: readonly ReservationStatus[] = NEXT_RESERVATION[reservation.status]
  const now = useMinute()
  const [first, ...others] = MARKS.filter(({ status }) => next.includes(status)).map((one) => ({
    ...one,
    from: waitsUntil(reservation, one.status, now),
    isBusy: mark.isPending,
    onPress: () => mark.send(one.status),
  }))
  return (
    <div className="mt-4 grid gap-2">
      <ConfirmButton reservation={reservation} className="w-full" />
      {first && <MarkButton {...first} kind="primary" />}
      {mark.undoable && (
        <button type="button" className={button('strong')} disabled={mark.isPending} onClick={mark.undo}>
          Undo {statusWord(mark.undoable)}
        </button>
      )}
      <div className="grid grid-cols-2 gap-2 empty:hidden [&>:last-child:nth-child(odd)]:col-span-full">
        {others.map((one) => (
          <MarkButton key={one.status} {...one} kind="quiet" />
        ))}
        <SendConfirmationButton reservation={reservation} now={now} />
        {canCancelReservation(reservation.status) && (
          <button
            type="button"
            className={button('quiet', 'px-3! text-chilli!')}
            disabled={!mayCancel(reservation)}
            title={mayCancel(reservation) ? undefined : 'Only managers and admins cancel reservations.'}
            onClick={() => onCancel(reservation)}
          >
            Cancel reservation
          </button>
        )}
      </div>
    </div>
  )
}

type MarkButtonProps = {
  label: string
  kind: 'primary' | 'quiet'
  /** From when it can be made; undefined where that is now. */
  from: string | undefined
  isBusy: boolean
  onPress: () => void
}

function MarkButton({ label, kind, from, isBusy, onPress }: MarkButtonProps) {
  const look = kind === 'primary' ? 'min-h-12' : 'min-h-12 flex-col gap-0! px-3! leading-tight'
  return (
    <button type="button" className={button(kind, look)} disabled={isBusy || from !== undefined} onClick={onPress}>
      {label}
      {from !== undefined && <span className="text-sm font-normal">{` from ${from}`}</span>}
    </button>
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
