import { announce } from '../kit/live/announce.ts'
import type { Books } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import { markWithdrawn, type SessionRow, sessionsOfOrder } from './sessions.sql.ts'

/**
 * Ends the links of a locked order that ask for more than is left of it, the oldest first; answers how many. One whose payment is on its
 * way at the provider is settled after this: what is too much of it goes back by itself.
 */
export async function endOrderLinks(books: Books, order: OrderRow, { by, left }: { by: string; left: number }) {
  return endLinksBeyond(books, await sessionsOfOrder(books.tx, order), { by, left })
}

/** The same where the links of the order are locked already, the newest first. */
export async function endLinksBeyond(
  { tx, now }: Books,
  links: readonly SessionRow[],
  { by, left }: { by: string; left: number },
) {
  let open = 0
  let ended = 0
  for (const session of links) {
    open += session.amount
    if (open <= left) continue
    open -= session.amount
    const version = await markWithdrawn(tx, session, by, now)
    if (version === undefined) continue
    ended += 1
    await announce(tx, 'payment.changed', {
      id: session.id,
      version,
      locationId: session.location_id,
      userId: session.created_by,
    })
  }
  return ended
}
