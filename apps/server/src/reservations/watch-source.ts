import { randomUUIDv7 } from 'node:crypto'
import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { clock12, localAt } from '@sizzle/domain/hours/local-time.ts'
import { fillsSlot } from '@sizzle/domain/reservations/pending.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import type { StaffLinks } from '../kit/staff-links.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { senderOf } from '../messages/letters/letter.ts'
import { slotFilledLetter } from '../messages/letters/slot-filled-letter.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { managersOf } from '../people/who-runs.sql.ts'
import { type SourceRow, seatsOfSource } from './bookers.sql.ts'
import type { ReservationRow } from './reservations.sql.ts'
import { insertAlert } from './source-alerts.sql.ts'

/** What the address of a booking has in its slot, this one included once it is written. */
export async function sourceInSlot(tx: Tx, { source_key, location_id, date, slot }: Sourced) {
  return source_key === null ? null : seatsOfSource(tx, { location_id, date, slot, source_key })
}

type Sourced = Pick<ReservationRow, 'source_key' | 'location_id' | 'date' | 'slot'>
type Found = { readonly location: LocationRow; readonly source: SourceRow | null; readonly office: StaffLinks }

/** Staff learn that one address has taken most of a slot: on the screen at once, and once by letter for each slot. */
export async function watchSource(
  tx: Tx,
  row: ReservationRow,
  { location, source, office }: Found,
  now: Date,
): Promise<void> {
  const { source_key, location_id, date, slot } = row
  if (source_key === null || source === null) return
  if (!fillsSlot(source, location.slot_capacity)) return
  const id = randomUUIDv7()
  await insertAlert(tx, { location_id, id, date, slot, source_key, ...source, raised_at: now })
  await announce(tx, 'reservation.changed', { id: row.id, version: row.version, locationId: location_id, userId: null })
  const today = localAt(location.time_zone, now).date
  for (const manager of await managersOf(tx, location_id))
    await queueEmail(tx, {
      to: { address: manager.email, name: manager.name },
      letter: slotFilledLetter({
        name: manager.name,
        when: `${longDate(date)} at ${clock12(slot)}`,
        seats: source.seats,
        capacity: location.slot_capacity,
        location: senderOf(location),
        reservationsUrl: office.reservationsUrlAt(location_id),
      }),
      causedBy: 'house',
      locationId: location_id,
      dedupeKey: `slot-filled:${location_id}:${date}:${slot}:${today}:${manager.id}`,
    })
}
