import * as contract from '@sizzle/contract/payment-links.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { locationsOf, onlyAt } from '../kit/lookup.ts'
import { stagedOperation } from '../kit/operation.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { checkSession } from './check-session.ts'
import { lockSession, markWithdrawn, orderOfSession, type SessionRow, sessionById } from './sessions.sql.ts'

const WITHDRAWN = 'The payment link is withdrawn. It can no longer be paid.'
const ASKED =
  'The payment provider has not confirmed it yet. The link opens no more, and if it was paid just before, it becomes an order.'

export function mayWithdraw(person: Person, session: Pick<SessionRow, 'created_by' | 'location_id'>): boolean {
  return session.created_by === person.userId || mayAt(person, 'order.cancel', session.location_id)
}

/**
 * The wish to withdraw commits first, and our own short address leads nowhere from then on; what the provider says after
 * that decides. Whoever pays at that very moment has an order, and the link was not withdrawn.
 */
export function withdrawPaymentLink(cards: CardPayments) {
  return stagedOperation(
    contract.withdrawPaymentLink,
    async ({ sessionId }, { tx, who, now, requestId }) => {
      const person = personOf(who)
      const session = await lockSession(tx, { id: sessionId, at: locationsOf(person) })
      if (!session || !mayAt(person, 'order.create', session.location_id))
        return refuse({ code: 'payment_link_not_found' })
      if (!mayWithdraw(person, session)) {
        // Customers' own payments are shown to no staff.
        return refuse({ code: session.link_code === null ? 'payment_link_not_found' : 'payment_link_not_yours' })
      }
      if (session.state === 'paid' || session.state === 'refunded') return refuse({ code: 'payment_link_paid' })
      const version = await markWithdrawn(tx, session, person.name, now)
      if (version !== undefined) {
        const about = { id: sessionId, version, locationId: session.location_id, userId: session.created_by }
        await announce(tx, 'payment.changed', about)
        const subject = `session:${sessionId}`
        await addAudit(tx, person, requestId, {
          action: 'withdrawPaymentLink',
          subject,
          locationId: session.location_id,
        })
      }
      return ok({ sessionId, locationId: session.location_id })
    },
    async ({ sessionId, locationId }, { database, log, clock }) => {
      const lookup = { id: sessionId, at: onlyAt(locationId) }
      await checkSession(cards, lookup, clock, true).catch((error: unknown) =>
        log.warn({ err: error, sessionId }, 'the provider has not closed a withdrawn payment yet'),
      )
      const session = await sessionById(database.db, lookup)
      if (!session) throw new Error(`payment session ${sessionId} is gone`)
      if (session.state === 'paid' || session.state === 'refunded') {
        const order = await orderOfSession(database.db, session)
        return refuse({ code: 'payment_link_paid', ...(order ? { shortNumber: order.short_number } : {}) })
      }
      const isWithdrawn = session.state === 'expired'
      return ok({ sessionId, isWithdrawn, message: isWithdrawn ? WITHDRAWN : ASKED })
    },
  )
}
