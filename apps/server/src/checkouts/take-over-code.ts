import { announce } from '../kit/live/announce.ts'
import type { Books } from '../orders/change-order.ts'
import { holderOfCode, releaseHold } from '../promotions/promotions.sql.ts'
import { lockIdleSession, markWithdrawn } from './sessions.sql.ts'

/**
 * A code that the person's own open payment holds goes to their newest wish, and that payment can be finished no more: two
 * orders would have it. One that is being settled at this moment keeps it.
 */
export async function takeOverCode({ tx, now }: Books, code: string): Promise<void> {
  const held = await holderOfCode(tx, code)
  const session = held && (await lockIdleSession(tx, held.location_id, held.session_id))
  if (!session) return
  await releaseHold(tx, session.id)
  const version = await markWithdrawn(tx, session, session.created_by_name, now)
  if (version === undefined) return
  await announce(tx, 'payment.changed', {
    id: session.id,
    version,
    locationId: session.location_id,
    userId: session.created_by,
  })
}
