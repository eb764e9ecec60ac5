import * as contract from '@sizzle/contract/board.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { type Lookup, locationsOf } from '../kit/lookup.ts'
import { type AnyOperation, query } from '../kit/operation.ts'
import { sharedReads } from '../kit/shared-reads.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { messagesAbout } from '../messages/messages-list.sql.ts'
import { timelineOf } from './board.sql.ts'
import { orderById } from './orders.sql.ts'
import { presentBoardOrders } from './present-board-order.ts'
import type { ReceiptLinks } from './receipt-links.ts'
import { withReceipt } from './with-receipt.ts'

/** As long as the boards of one kitchen need to ask after they heard of a change. */
const SHARED_MS = 1_000

export function getOrderDetails(links: ReceiptLinks): AnyOperation {
  const shared = sharedReads<Awaited<ReturnType<typeof readOrder>>>(SHARED_MS)
  return query(contract.getOrderDetails, async ({ orderId, atLeastVersion }, { db, who, now }) => {
    const person = personOf(who)
    const lookup = { id: orderId, at: locationsOf(person) }
    const read = () => readOrder(db, lookup, now)
    // Shared among those who look at the same locations, or somebody from elsewhere would find nothing for all of them.
    const order = await (atLeastVersion === undefined ? read() : shared(JSON.stringify(lookup), atLeastVersion, read))
    // Asked for each person anew: what is shared is the reading, not the right to it.
    if (!order || !mayAt(person, 'order.see', order.location)) return refuse({ code: 'order_not_found' })
    return ok({ order: withReceipt(order, links) })
  })
}

async function readOrder(db: Db, lookup: Lookup, now: Date) {
  const row = await orderById(db, lookup)
  const location = row && (await locationEver(db, row.location_id))
  const [order] = row && location ? await presentBoardOrders(db, [row], location, now) : []
  if (!row || !order) return undefined
  const [events, messages] = await Promise.all([timelineOf(db, row), messagesAbout(db, 'order', row.id)])
  return {
    ...order,
    language: row.locale,
    timeline: events.map(({ kind, status, at, actor_name, note }) => ({
      kind,
      status,
      at,
      by: actor_name,
      note: note ?? '',
    })),
    messages: messages.map(({ kind, template, state, created_at, sent_at }) => ({
      kind,
      template,
      state,
      at: created_at,
      sentAt: sent_at,
    })),
  }
}
