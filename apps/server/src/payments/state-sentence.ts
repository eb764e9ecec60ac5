import { SENTENCES } from '@sizzle/contract/sentences.ts'
import type { Db } from '../kit/db/sql.ts'
import { lateRefundOf, type SessionRow } from './sessions.sql.ts'

type Standing = {
  readonly sentence: string
  /** No order will come of it any more by itself. */
  readonly isOver: boolean
}

/** What the customer reads about a payment that has become no order (yet). */
export async function standingOf(db: Db, session: SessionRow): Promise<Standing> {
  if (session.needs_review) return { sentence: SENTENCES.payment_in_review[1], isOver: true }
  if (session.state === 'expired') return { sentence: SENTENCES.payment_session_expired[1], isOver: true }
  const late = await lateRefundOf(db, session)
  if (late) {
    // Nobody is told that money is back before the provider has said so.
    const done = late.state === 'succeeded'
    const money = done ? 'Your payment has been refunded.' : 'Your payment is being refunded.'
    return { sentence: `${late.reason} ${money}`, isOver: true }
  }
  if (session.state === 'refunded') return { sentence: 'Your payment has been refunded.', isOver: true }
  return { sentence: SENTENCES.order_not_yet[1], isOver: false }
}
