import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { eraseFromEdits, eraseFromEvents, eraseFromLines, eraseFromRows, eraseFromTickets } from './erase-person.sql.ts'

/** Amounts, taxes, dishes and times are the books and stay; who it was, where they live and what they wrote go. */
export async function eraseFromOrders(tx: Tx, userId: string, now: Date): Promise<void> {
  await eraseFromEvents(tx, userId)
  await eraseFromLines(tx, userId)
  await eraseFromTickets(tx, userId)
  await eraseFromEdits(tx, userId)
  for (const { id, version, location_id: locationId } of await eraseFromRows(tx, userId, now))
    await announce(tx, 'order.changed', { id, version, locationId, userId })
}
