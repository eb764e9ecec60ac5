import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'

type Booked = { readonly status: ReservationStatus; readonly startsAt: string }

/** Nobody comes so late; until then they may still be marked at the door. */
const TOO_LATE_MS = 60 * 60_000
const HERE: readonly ReservationStatus[] = ['seated', 'pending']

/** Of tonight's list, whoever is still to come or sits at a table, and those who are over. */
export function splitOver<Row extends Booked>(rows: readonly Row[], now: Date): { coming: Row[]; over: Row[] } {
  const isOver = ({ status, startsAt }: Row) => {
    const since = now.getTime() - Date.parse(startsAt)
    return since > 0 && !HERE.includes(status) && (status !== 'confirmed' || since > TOO_LATE_MS)
  }
  return { coming: rows.filter((row) => !isOver(row)), over: rows.filter(isOver) }
}
