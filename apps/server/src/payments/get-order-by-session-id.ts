import * as contract from '@sizzle/contract/payments.ts'
import { SENTENCES } from '@sizzle/contract/sentences.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { stagedOperation } from '../kit/operation.ts'
import { presentOrder } from '../orders/present-order.ts'
import { checkSession } from './check-session.ts'
import type { PaymentParts } from './open-session.ts'
import { lateRefundOf, orderOfSession, type SessionRow, sessionById } from './sessions.sql.ts'

/**
 * Only for who began the payment; to everybody else there is no such session (decisions 9). Who asks has usually just
 * paid, so an open session is looked up at the provider, which makes a late webhook no wait.
 */
export function getOrderBySessionId({ provider }: PaymentParts) {
  return stagedOperation(
    contract.getOrderBySessionId,
    async ({ sessionId }, { tx, who }) => {
      const session = await sessionById(tx, sessionId)
      return session && session.created_by === personOf(who).userId
        ? ok({ sessionId })
        : refuse({ code: 'order_not_found' })
    },
    async ({ sessionId }, { database, log }) => {
      await checkSession(database, provider, sessionId, () => new Date()).catch((error: unknown) =>
        log.warn({ err: error, sessionId }, 'a payment session could not be checked'),
      )
      const session = await sessionById(database.db, sessionId)
      const order = session && (await orderOfSession(database.db, session))
      if (order) return ok({ orderId: order.id, order: await presentOrder(database.db, order.id) })
      if (!session) return refuse({ code: 'order_not_found' })
      return refuse({ code: 'order_not_yet', state: session.state, userMessage: await sentenceFor(database.db, session) })
    },
  )
}

async function sentenceFor(db: Db, session: SessionRow): Promise<string> {
  if (session.needs_review) return SENTENCES.payment_in_review[1]
  if (session.state === 'expired') return SENTENCES.payment_session_expired[1]
  const late = await lateRefundOf(db, session)
  if (!late) return SENTENCES.order_not_yet[1]
  // Nobody is told that money is back before the provider has said so.
  const done = late.state === 'succeeded'
  return `${late.reason} ${done ? 'Your payment has been refunded.' : 'Your payment is being refunded.'}`
}
