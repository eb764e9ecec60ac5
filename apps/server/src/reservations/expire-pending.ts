import { isOverdue, NOT_CONFIRMED } from '@sizzle/domain/reservations/pending.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import { locationsById } from '../locations/locations.sql.ts'
import { moveTo } from './move-to.ts'
import { lockReservation, reservationByAnyId } from './reservations.sql.ts'
import { seatsOf } from './seats-of.ts'
import { changeSeats } from './slots.sql.ts'

/** Releases seats that were never confirmed. No email is sent: the owner of the address may never have asked for a table. */
export async function expirePending(tx: Tx, lookup: Lookup, now: Date): Promise<void> {
  const known = await reservationByAnyId(tx, lookup)
  if (!known) return
  const row = await lockReservation(tx, known.location_id, known.id)
  if (!isOverdue({ status: row.status, at: row.starts_at, until: row.pending_until }, now)) return
  await moveTo(tx, row, { status: 'cancelled', at: now }, { id: null, name: 'the system' }, NOT_CONFIRMED)
  const [location] = await locationsById(tx, [row.location_id])
  const slot = { locationId: row.location_id, date: row.date, time: row.slot }
  await changeSeats(tx, slot, { ...seatsOf(row, -1), held: 0, endHold: null }, location?.slot_capacity ?? 0, now)
}
