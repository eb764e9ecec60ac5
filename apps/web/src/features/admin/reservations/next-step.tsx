import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { type Mark, markableFrom, markTooEarly } from '@sizzle/domain/reservations/marks.ts'
import { NEXT_RESERVATION, type ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { type ButtonKind, button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { heldIf } from '../../../ui/held.ts'
import type { ListedReservation } from './reservations-query.ts'
import { useMark } from './use-mark.ts'
import { useMinute } from './use-minute.ts'

/** From a quarter of an hour before, they may stand at the door. */
const SOON_MS = 15 * 60_000
const STEPS = [
  { status: 'seated', word: 'Seat' },
  { status: 'completed', word: 'Complete' },
] as const
const UNDOING = { seated: 'seating', completed: 'completing', 'no-show': 'the no-show of' } as const

type FromProps = { reservation: ListedReservation; mark: (typeof STEPS)[number]; now: Date; className: string }

/** Later today: why there is no button yet. */
function From({ reservation: { status, startsAt, locationInfo }, mark, now, className }: FromProps) {
  const from = markableFrom({ status, at: new Date(startsAt) }, mark.status)
  const clock = clockOf(locationInfo)
  if (!from || clock.day(from) !== clock.day(now)) return null
  return (
    <p className={`w-16 text-sm leading-tight text-soft max-sm:text-right @max-[20.3125rem]:hidden ${className}`}>
      {mark.word} from {clock.time(from)}
    </p>
  )
}

/** Something is pressed for the party, or will be today. */
export function hasStep({ status, startsAt, locationInfo: { timeZone } }: ListedReservation, now: Date): boolean {
  if (status === 'pending') return true
  const from = markableFrom({ status, at: new Date(startsAt) }, 'seated')
  return status !== 'cancelled' && from !== null && localAt(timeZone, from).date <= localAt(timeZone, now).date
}

type NextStepProps = {
  reservation: ListedReservation
  className?: string
  /** Nothing until it may be pressed; with who did not come beside it. */
  isOnlyDue?: boolean
}

/** What comes next for the party, from when it may be said; a slip is taken back in the same place. */
export function NextStep({ reservation, className = '', isOnlyDue = false }: NextStepProps) {
  const mark = useMark(reservation)
  const now = useMinute()
  const { status, startsAt, customerInfo } = reservation
  const next: readonly ReservationStatus[] = NEXT_RESERVATION[status]
  if (mark.undoable) {
    return (
      <button
        type="button"
        className={button('strong', `px-4! ${className}`)}
        onClick={mark.undo}
        {...heldIf(mark.isHeld)}
      >
        Undo
        <span className="sr-only">
          {' '}
          {UNDOING[mark.undoable]} {customerInfo.name}
        </span>
      </button>
    )
  }
  const step = STEPS.find((one) => next.includes(one.status))
  if (!step) return null
  if (markTooEarly({ status, at: new Date(startsAt) }, step.status, now))
    return isOnlyDue ? null : <From reservation={reservation} mark={step} now={now} className={className} />
  const isDue = status === 'confirmed' && Date.parse(startsAt) - now.getTime() < SOON_MS
  const isMissing =
    isOnlyDue && status === 'confirmed' && !markTooEarly({ status, at: new Date(startsAt) }, 'no-show', now)
  const press = (to: Mark, kind: ButtonKind, word: string) => (
    <button
      type="button"
      className={button(kind, `px-3.5! ${className}`)}
      onClick={() => mark.send(to)}
      {...heldIf(mark.isHeld)}
    >
      {word}
      <span className="sr-only"> {customerInfo.name}</span>
    </button>
  )
  return (
    <>
      {press(step.status, isDue ? 'primary' : 'quiet', step.word)}
      {isMissing && press('no-show', 'quiet', 'No-show')}
    </>
  )
}
