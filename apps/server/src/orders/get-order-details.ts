import * as contract from '@sizzle/contract/board.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { ReceiptLinks } from '../kit/links.ts'
import { type AnyOperation, query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { messagesAbout } from '../messages/messages-list.sql.ts'
import { timelineOf } from './board.sql.ts'
import { orderById } from './orders.sql.ts'
import { presentBoardOrders } from './present-board-order.ts'
import { withReceipt } from './with-receipt.ts'

export function getOrderDetails(links: ReceiptLinks): AnyOperation {
  return query(contract.getOrderDetails, async ({ orderId }, { db, who, now }) => {
    const row = await orderById(db, orderId)
    const location =
      row && mayAt(personOf(who), 'order.see', row.location_id) ? await locationById(db, row.location_id) : undefined
    const [order] = row && location ? await presentBoardOrders(db, [row], location, now) : []
    if (!row || !order) return refuse({ code: 'order_not_found' })

    const [events, messages] = await Promise.all([timelineOf(db, row), messagesAbout(db, 'order', row.id)])
    const timeline = events.map(({ kind, status, at, actor_name, note }) => ({
      kind,
      status,
      at,
      by: actor_name,
      note: note ?? '',
    }))
    return ok({
      order: {
        ...withReceipt(order, links),
        timeline,
        messages: messages.map(({ kind, template, state, created_at, sent_at }) => ({
          kind,
          template,
          state,
          at: created_at,
          sentAt: sent_at,
        })),
      },
    })
  })
}
