import { isAmong } from '../among.ts'
import { refuse } from '../result.ts'
import type { ReservationStatus } from './reservation.ts'

// Marks tell how the evening went, so they wait for the evening.
const SEATED_BEFORE_MINUTES = 120
const NO_SHOW_AFTER_MINUTES = 15

const MARKS = ['seated', 'completed', 'no-show'] as const
export type Mark = (typeof MARKS)[number]

type BookingState = { readonly status: ReservationStatus; readonly at: Date }

/** From when a booking can be marked so; null: at any time. */
export function markableFrom({ status, at }: BookingState, to: Mark): Date | null {
  if (to === 'seated') return minutesFrom(at, -SEATED_BEFORE_MINUTES)
  if (to === 'no-show') return minutesFrom(at, NO_SHOW_AFTER_MINUTES)
  return status === 'seated' ? null : at
}

export function markTooEarly(reservation: BookingState, to: Mark, now: Date) {
  const from = markableFrom(reservation, to)
  return from !== null && now < from ? refuse({ code: 'reservation_mark_too_early', from }) : null
}

function minutesFrom(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

/** Its author can take a mark back for so long. */
export const UNDO_SECONDS = 5
/** Time that the call itself may be on its way. */
const ON_ITS_WAY_SECONDS = 2

type LastEvent = { readonly status: ReservationStatus; readonly at: Date; readonly actorId: string | null }

export function mayUndo(last: LastEvent | undefined, userId: string, now: Date): boolean {
  if (last === undefined || last.actorId !== userId || !isAmong(MARKS, last.status)) return false
  return now.getTime() - last.at.getTime() <= (UNDO_SECONDS + ON_ITS_WAY_SECONDS) * 1000
}
