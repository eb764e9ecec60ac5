import type { ReservationRow } from './reservations.sql.ts'

/** Where a booking's seats are counted, for a booking that comes (1) or goes (-1). */
export function seatsOf(row: Pick<ReservationRow, 'status' | 'party_size'>, direction: 1 | -1 = 1) {
  const seats = row.party_size * direction
  return row.status === 'pending' ? { guests: 0, pending: seats } : { guests: seats, pending: 0 }
}
