import * as contract from '@sizzle/contract/payments.ts'
import { checkOrderData } from '@sizzle/domain/order/check-order.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { stagedOperation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { refuseSecondOrder } from '../orders/one-cart-one-order.ts'
import { findTheSame } from '../orders/ordered-the-same.ts'
import { priceCart } from '../orders/price-cart.ts'
import { orderOfCart } from '../orders/wishes.sql.ts'
import { beginSession, type CheckoutParts, openAtProvider } from './open-session.ts'

export function createCustomerPayment(parts: CheckoutParts) {
  return stagedOperation(
    contract.createCustomerPayment,
    async ({ orderData }, { tx, who, now }) => {
      const problem = refuseInput(checkOrderData(orderData))
      if (problem) return problem
      const person = personOf(who)
      const ordered = await orderOfCart(tx, person.userId, orderData.cartId)
      if (ordered) return refuseSecondOrder(ordered)
      const cart = await priceCart(tx, orderData, now, {
        by: 'customer',
        settingOf: parts.settingOf,
        personId: person.userId,
        mayOverbook: (locationId) => mayAt(person, 'order.create', locationId),
      })
      if (!cart.ok) return cart
      const same = await findTheSame(tx, orderData, cart.value, person.userId, now)
      if (same) return same
      return beginSession(tx, parts, { payload: orderData, cart: cart.value, person, isStaff: false }, now)
    },
    async (begun, context) => {
      const session = await openAtProvider(context, parts, begun, 'payment_session_failed')
      if (!session.ok) return session
      const { payment_url, snapshot, expires_at } = session.value
      return ok({
        sessionId: begun.sessionId,
        paymentUrl: payment_url,
        pricing: snapshot.pricing,
        expiresAt: expires_at,
      })
    },
  )
}
