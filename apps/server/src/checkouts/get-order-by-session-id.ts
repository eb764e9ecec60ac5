import * as contract from '@sizzle/contract/payments.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { EVERYWHERE, lookupOf, onlyAt } from '../kit/lookup.ts'
import { stagedOperation } from '../kit/operation.ts'
import { presentOrder } from '../orders/present-order.ts'
import { withReceipt } from '../orders/with-receipt.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { checkSession } from './check-session.ts'
import { orderOfSession, sessionById } from './sessions.sql.ts'
import { standingOf } from './state-sentence.ts'

/**
 * Only for who began the payment; to everybody else there is no such session (money 17). Who asks has usually just
 * paid, so an open session is looked up at the provider, which makes a late webhook no wait.
 */
export function getOrderBySessionId(cards: CardPayments) {
  return stagedOperation(
    contract.getOrderBySessionId,
    async ({ sessionId }, { tx, who }) => {
      const session = await sessionById(tx, { id: sessionId, at: EVERYWHERE })
      return session && session.created_by === personOf(who).userId
        ? ok({ sessionId, locationId: session.location_id })
        : refuse({ code: 'order_not_found' })
    },
    async ({ sessionId, locationId }, { database, log, clock }) => {
      const lookup = { id: sessionId, at: onlyAt(locationId) }
      await checkSession(cards, lookup, clock).catch((error: unknown) =>
        log.warn({ err: error, sessionId }, 'a payment session could not be checked'),
      )
      const session = await sessionById(database.db, lookup)
      const order = session && (await orderOfSession(database.db, session))
      if (order)
        return ok({
          orderId: order.id,
          order: withReceipt(await presentOrder(database.db, lookupOf(order)), cards.links),
        })
      if (!session) return refuse({ code: 'order_not_found' })
      const { code, sentence, isOver, sentBack } = await standingOf(database.db, session)
      const said = { state: session.state, isOver, userMessage: sentence }
      return refuse(code === 'payment_refused' ? { code, ...said } : { code, ...said, sentBack })
    },
  )
}
