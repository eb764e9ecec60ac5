import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { addReservationEvent, type ReservationRow, saveStatus } from './reservations.sql.ts'

/** Writes a decided move: the row, its event, and the news of it. The row is locked by the caller. */
export async function moveTo(
  tx: Tx,
  row: ReservationRow,
  move: { status: ReservationStatus; at: Date },
  by: { id: string | null; name: string },
  note: string | null,
): Promise<ReservationRow> {
  const saved = await saveStatus(tx, row, move, note)
  addReservationEvent(tx, row, { ...move, actor_id: by.id, actor_name: by.name, note })
  const { id, version, location_id, user_id } = saved
  await announce(tx, 'reservation.changed', { id, version, locationId: location_id, userId: user_id })
  return saved
}
