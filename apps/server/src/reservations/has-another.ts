import type { Tx } from '../kit/db/sql.ts'
import { activeReservation, endPastBookings, type ReservationRow } from './reservations.sql.ts'

/** Whether the same email has an active booking here, so that this one cannot become active too. */
export async function hasAnother(tx: Tx, { location_id, email_key }: ReservationRow, now: Date): Promise<boolean> {
  if (email_key === null) return false
  endPastBookings(tx, location_id, email_key, now)
  return (await activeReservation(tx, location_id, email_key, now)) !== undefined
}
