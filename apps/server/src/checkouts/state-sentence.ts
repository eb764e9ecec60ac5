import { PAYMENTS } from '@sizzle/contract/refusals/payments.ts'
import type { Db } from '../kit/db/sql.ts'
import { lateRefundOf, type SessionRow } from './sessions.sql.ts'

type PaymentState = {
  readonly code: 'order_not_yet' | 'payment_refused'
  readonly sentence: string
  /** No order will come of it any more by itself. */
  readonly isOver: boolean
}

/** What the customer reads about a payment that has become no order (yet). */
export async function standingOf(db: Db, session: SessionRow): Promise<PaymentState> {
  const over = (sentence: string) => ({ code: 'order_not_yet' as const, sentence, isOver: true })
  if (session.needs_review) return over('The restaurant is checking your payment and will contact you.')
  const isUnpaid = session.state === 'failed' || session.state === 'expired'
  if (isUnpaid && session.refused_at !== null)
    return { code: 'payment_refused', sentence: PAYMENTS.payment_refused[1], isOver: true }
  if (session.state === 'expired' && session.withdrawn_at !== null)
    return over('The restaurant has withdrawn this payment. Nothing was charged.')
  if (session.state === 'expired') return over(PAYMENTS.payment_session_expired[1])
  const late = await lateRefundOf(db, session)
  if (late) {
    // The customer reads that money is back only after the provider has said so.
    const done = late.state === 'succeeded'
    const money = done ? 'Your payment has been refunded.' : 'Your payment is being refunded.'
    return over(`${late.reason} ${money}`)
  }
  if (session.state === 'refunded') return over('Your payment has been refunded.')
  return { code: 'order_not_yet', sentence: PAYMENTS.order_not_yet[1], isOver: false }
}
