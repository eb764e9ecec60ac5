import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { moveRowsTo } from './erase-person.sql.ts'

type Move = { readonly keptId: string; readonly otherId: string; readonly now: Date }

/** Of two accounts of one person the orders become those of the one that stays; answers how many there were. */
export async function moveOrdersTo(tx: Tx, { keptId, otherId, now }: Move): Promise<number> {
  const moved = await moveRowsTo(tx, { keptId, otherId, now })
  for (const { id, version, location_id: locationId } of moved)
    await announce(tx, 'order.changed', { id, version, locationId, userId: keptId })
  return moved.length
}
