import { SENTENCES } from '@sizzle/contract/sentences.ts'
import type { Db } from '../kit/db/sql.ts'
import { lateRefundOf, type SessionRow } from './sessions.sql.ts'

/** What the customer reads about a payment that has become no order (yet). */
export async function stateSentence(db: Db, session: SessionRow): Promise<string> {
  if (session.needs_review) return SENTENCES.payment_in_review[1]
  if (session.state === 'expired') return SENTENCES.payment_session_expired[1]
  const late = await lateRefundOf(db, session)
  if (late) {
    // Nobody is told that money is back before the provider has said so.
    const done = late.state === 'succeeded'
    return `${late.reason} ${done ? 'Your payment has been refunded.' : 'Your payment is being refunded.'}`
  }
  return session.state === 'refunded' ? 'Your payment has been refunded.' : SENTENCES.order_not_yet[1]
}
