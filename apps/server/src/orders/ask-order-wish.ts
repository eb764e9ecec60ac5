import * as contract from '@sizzle/contract/orders.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { closeKey } from '../kit/idempotency.sql.ts'
import { lookupOf } from '../kit/lookup.ts'
import { type AnyOperation, operation } from '../kit/operation.ts'
import { presentOrder } from './present-order.ts'
import type { ReceiptLinks } from './receipt-links.ts'
import { orderOfWish } from './wishes.sql.ts'
import { withReceipt } from './with-receipt.ts'

/** First the key is closed, which waits for a copy that is being worked on; then there is an order, or there never will be. */
export function askOrderWish(links: ReceiptLinks): AnyOperation {
  return operation(contract.askOrderWish, async ({ key, userId: asked }, { tx, who }) => {
    const { userId } = personOf(who)
    if (asked !== undefined && asked !== userId) return refuse({ code: 'order_of_another' })
    await closeKey(tx, userId, key)
    const made = await orderOfWish(tx, userId, key)
    return ok({ order: made ? withReceipt(await presentOrder(tx, lookupOf(made)), links) : null })
  })
}
