import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import {
  eraseFromEdits,
  eraseFromEvents,
  eraseFromLines,
  eraseFromRows,
  eraseFromTickets,
  type Leaving,
} from './erase-person.sql.ts'

/** Amounts, taxes, dishes and times are the books and stay; who it was, where they live and what they wrote go. */
export async function eraseFromOrders(tx: Tx, leaving: Leaving): Promise<void> {
  await eraseFromEvents(tx, leaving)
  await eraseFromLines(tx, leaving)
  await eraseFromTickets(tx, leaving)
  await eraseFromEdits(tx, leaving)
  for (const { id, version, location_id: locationId } of await eraseFromRows(tx, leaving))
    await announce(tx, 'order.changed', { id, version, locationId, userId: leaving.userId })
}
