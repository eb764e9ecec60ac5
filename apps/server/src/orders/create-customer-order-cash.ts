import * as contract from '@sizzle/contract/orders.ts'
import { checkOrderData } from '@sizzle/domain/order/check-order.ts'
import { checkUnpaid, unpaidSince } from '@sizzle/domain/order/unpaid-limit.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { ok } from '@sizzle/domain/result.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { ReceiptLinks } from '../kit/links.ts'
import { type AnyOperation, operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { confirmOrder } from './confirm-order.ts'
import { placeOrder } from './place-order.ts'
import { presentOrder } from './present-order.ts'
import { type OrderPayload, priceCart } from './price-cart.ts'
import { countUnpaid, lockUnpaidCount } from './unpaid.sql.ts'
import { withReceipt } from './with-receipt.ts'

export type CashOrderParts = { readonly links: ReceiptLinks; readonly mostUnpaid: number }

export function createCustomerOrderCash({ links, mostUnpaid }: CashOrderParts): AnyOperation {
  return operation(contract.createCustomerOrderCash, async (payload, { tx, who, now }) => {
    const person = personOf(who)
    const problem = refuseInput(checkOrderData(payload))
    if (problem) return problem

    const cart = await priceCart(tx, payload, now)
    if (!cart.ok) return cart
    const tooMany = await findTooMany(tx, person, payload, mostUnpaid, now)
    if (tooMany) return tooMany

    const orderId = await placeOrder(
      tx,
      {
        payload,
        cart: cart.value,
        payment: { status: 'unpaid', method: 'cash' },
        customerId: person.userId,
        by: { id: person.userId, name: person.name, isStaff: false },
      },
      now,
    )
    await confirmOrder(tx, orderId, links)
    return ok({ orderId, order: withReceipt(await presentOrder(tx, orderId), links) })
  })
}

/** Who works here may order for a whole table of friends; whoever else has several unpaid orders open waits. */
async function findTooMany(tx: Tx, person: Person, payload: OrderPayload, most: number, now: Date) {
  if (may(person, 'order.create')) return null
  const phone = normalizePhone(payload.customerInfo.phone) ?? payload.customerInfo.phone
  await lockUnpaidCount(tx, person.userId, phone)
  return checkUnpaid(await countUnpaid(tx, person.userId, phone, unpaidSince(now)), most)
}
