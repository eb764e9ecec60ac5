import * as contract from '@sizzle/contract/orders.ts'
import { checkOrderData } from '@sizzle/domain/order/check-order.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { placeOrder } from './place-order.ts'
import { presentOrder } from './present-order.ts'
import { priceCart } from './price-cart.ts'

export const createCustomerOrderCash = operation(
  contract.createCustomerOrderCash,
  async (payload, { tx, who, now }) => {
    const person = personOf(who)
    const problems = checkOrderData(payload)
    if (problems[0])
      return refuse({
        code: 'invalid_input',
        error: problems[0].sentence,
        userMessage: problems[0].sentence,
        fields: problems,
      })

    const cart = await priceCart(tx, payload, now)
    if (!cart.ok) return cart

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
    return ok({ orderId, order: await presentOrder(tx, orderId) })
  },
)
