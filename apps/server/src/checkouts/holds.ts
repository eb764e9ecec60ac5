import { holdEndedBefore } from '@sizzle/domain/payment/session.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { Share } from '../kitchen/slot-load.sql.ts'
import { giveRoomBack } from '../kitchen/take-room.ts'
import { giveStockBack } from '../menu/take-stock.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { emptyHold, endHold, endHoldsOf, lapsedHolds, lockHoldsOf } from './holds.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

type Held = Pick<SessionRow, 'slot_at' | 'slot_items' | 'stock_held'>
type SessionKey = { readonly location_id: string; readonly id: string }

/** Nobody pays here any more: the room is free for others. */
export async function freeHold(tx: Tx, session: SessionKey) {
  const held = await endHold(tx, session)
  if (!held) return
  await giveStockBack(tx, held.location_id, held.stock_held, 'hold')
  await giveRoomBack(tx, held.location_id, shareOf(held), 'hold')
}

/** What a locked session holds turns into the order that its money pays for; the caller takes it over. */
export async function takeOverHold(tx: Tx, session: SessionKey & Held): Promise<Share[]> {
  const { slot_at, slot_items, stock_held } = session
  if (slot_at === null || slot_items === null) return []
  emptyHold(tx, session)
  await giveStockBack(tx, session.location_id, stock_held, 'hold')
  return [shareOf({ slot_at, slot_items })]
}

/**
 * A person holds room and counted dishes once, for the newest wish. Answers the room that was held at this location, to be
 * given back with what is taken there instead.
 */
export async function takeOverHolds(tx: Tx, userId: string, locationId: string): Promise<Share[]> {
  await lockHoldsOf(tx, userId)
  const holds = await endHoldsOf(tx, userId)
  for (const { location_id, stock_held } of holds) await giveStockBack(tx, location_id, stock_held, 'hold')
  for (const held of holds.filter(({ location_id }) => location_id !== locationId))
    await giveRoomBack(tx, held.location_id, shareOf(held), 'hold')
  return holds.filter(({ location_id }) => location_id === locationId).map(shareOf)
}

function shareOf({ slot_at, slot_items }: { slot_at: Date; slot_items: number }): Share {
  return { slotAt: slot_at, items: slot_items }
}

const BATCH = 500

/** Whoever pays after this may find the slot full, and is cooked for all the same. */
export async function endLapsedHolds({ database }: Pick<CardPayments, 'database'>, now: Date) {
  for (const session of await lapsedHolds(database.db, holdEndedBefore(now), BATCH))
    await database.transaction((tx) => freeHold(tx, session))
}
