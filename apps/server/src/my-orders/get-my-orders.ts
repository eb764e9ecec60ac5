import * as contract from '@sizzle/contract/my-orders.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { type AnyOperation, query } from '../kit/operation.ts'
import { presentMixedOrders } from '../orders/present-order.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import { withReceipt } from '../orders/with-receipt.ts'
import { countOrdersOfPerson, ordersOfPerson } from './my-orders.sql.ts'

const DEFAULT_LIMIT = 20

export function getMyOrders(links: ReceiptLinks): AnyOperation {
  return query(contract.getMyOrders, async ({ limit = DEFAULT_LIMIT, offset = 0, orderType = null }, { db, who }) => {
    const asked = { userId: personOf(who).userId, orderType }
    const rows = await ordersOfPerson(db, asked, limit, offset)
    const { count } = await countOrdersOfPerson(db, asked)
    const orders = await presentMixedOrders(db, rows)
    return ok({
      orders: orders.map((order) => withReceipt(order, links)),
      total: count,
      hasMore: offset + rows.length < count,
    })
  })
}
