import * as contract from '@sizzle/contract/orders.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { closeKey } from '../kit/idempotency.sql.ts'
import type { ReceiptLinks } from '../kit/links.ts'
import { type AnyOperation, operation } from '../kit/operation.ts'
import { presentOrder } from './present-order.ts'
import { orderOfWish } from './wishes.sql.ts'
import { withReceipt } from './with-receipt.ts'

/** First the key is closed, which waits for a copy that is being worked on; then there is an order, or there never will be. */
export function askOrderWish(links: ReceiptLinks): AnyOperation {
  return operation(contract.askOrderWish, async ({ key }, { tx, who }) => {
    const { userId } = personOf(who)
    await closeKey(tx, userId, key)
    const made = await orderOfWish(tx, userId, key)
    return ok({ order: made ? withReceipt(await presentOrder(tx, made.id), links) : null })
  })
}
