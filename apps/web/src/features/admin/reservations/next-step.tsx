import { markTooEarly } from '@sizzle/domain/reservations/marks.ts'
import { NEXT_RESERVATION, type ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { button } from '../../../ui/button.ts'
import type { ListedReservation } from './reservations-query.ts'
import { useMark } from './use-mark.ts'
import { useMinute } from './use-minute.ts'

/** From a quarter of an hour before, they may stand at the door. */
const SOON_MS = 15 * 60_000
const STEPS = [
  { status: 'seated', word: 'Seat', doing: 'seating' },
  { status: 'completed', word: 'Complete', doing: 'completing' },
] as const

type NextStepProps = {
  reservation: ListedReservation
  className?: string
  /** Only once they may stand at the door, or sit already. */
  isOnlyDue?: boolean
}

/** What comes next for the party, from when it may be said; a slip is taken back in the same place. */
export function NextStep({ reservation, className = '', isOnlyDue = false }: NextStepProps) {
  const mark = useMark(reservation)
  const now = useMinute()
  const { status, startsAt, customerInfo } = reservation
  const next: readonly ReservationStatus[] = NEXT_RESERVATION[status]
  if (mark.undoable) {
    const done = STEPS.find((step) => step.status === mark.undoable)
    return (
      <button
        type="button"
        className={button('strong', `px-4! ${className}`)}
        disabled={mark.isPending}
        onClick={mark.undo}
      >
        Undo
        <span className="sr-only">
          {' '}
          {done?.doing} {customerInfo.name}
        </span>
      </button>
    )
  }
  const step = STEPS.find((one) => next.includes(one.status))
  if (!step || markTooEarly({ status, at: new Date(startsAt) }, step.status, now)) return null
  const isDue = status === 'confirmed' && Date.parse(startsAt) - now.getTime() < SOON_MS
  if (isOnlyDue && status === 'confirmed' && !isDue) return null
  return (
    <button
      type="button"
      className={button(isDue ? 'primary' : 'quiet', `px-3.5! ${className}`)}
      disabled={mark.isPending}
      onClick={() => mark.send(step.status)}
    >
      {step.word}
      <span className="sr-only"> {customerInfo.name}</span>
    </button>
  )
}
