import * as contract from '@sizzle/contract/orders.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { EVERYWHERE } from '../kit/lookup.ts'
import { type AnyOperation, query } from '../kit/operation.ts'
import { orderById } from './orders.sql.ts'
import { presentRow } from './present-order.ts'
import type { ReceiptLinks } from './receipt-links.ts'
import { withReceipt } from './with-receipt.ts'

/** Only its own customer; to everybody else there is no such order (ordering 23). */
export function getCustomerOrderDetails(links: ReceiptLinks): AnyOperation {
  return query(contract.getCustomerOrderDetails, async ({ orderId }, { db, who }) => {
    const row = await orderById(db, { id: orderId, at: EVERYWHERE })
    if (!row || row.user_id !== personOf(who).userId) return refuse({ code: 'order_not_found' })
    return ok({ order: withReceipt(await presentRow(db, row), links) })
  })
}
