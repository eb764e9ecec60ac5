import { PAYMENTS } from '@sizzle/contract/refusals/payments.ts'
import type { Db } from '../kit/db/sql.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { lateRefundOf, type SessionRow } from './sessions.sql.ts'

export type SentBack = {
  readonly reason: string
  readonly amount: number
  readonly isDone: boolean
  /** An order is there all the same: the same cart had become one. */
  readonly isOrdered: boolean
  readonly order: { readonly id: string; readonly shortNumber: string } | null
  readonly kitchen: { readonly name: string; readonly phone: string }
}

type PaymentState = {
  readonly code: 'order_not_yet' | 'payment_refused'
  readonly sentence: string
  /** No order will come of it any more by itself. */
  readonly isOver: boolean
  readonly sentBack: SentBack | null
}

const ENDED_BY_ORDER = 'This payment was ended, because the order was placed another way. Nothing was charged.'

/** A guest withdraws nothing: their newer wish took over from this one. */
function isOwnDoing({ user_id, created_by_name, withdrawn_by_name }: SessionRow): boolean {
  return user_id !== null && withdrawn_by_name === created_by_name
}

/** What the customer reads about a payment that has become no order (yet). */
export async function standingOf(db: Db, session: SessionRow): Promise<PaymentState> {
  const over = (sentence: string, sentBack: SentBack | null = null) =>
    ({ code: 'order_not_yet', sentence, isOver: true, sentBack }) as const
  if (session.needs_review) return over('The restaurant is checking your payment and will contact you.')
  const isUnpaid = session.state === 'failed' || session.state === 'expired'
  if (isUnpaid && session.refused_at !== null) return { ...over(PAYMENTS.payment_refused[1]), code: 'payment_refused' }
  if (session.state === 'expired' && session.withdrawn_at !== null)
    return over(
      isOwnDoing(session) ? ENDED_BY_ORDER : 'The restaurant has withdrawn this payment. Nothing was charged.',
    )
  if (session.state === 'expired') return over(PAYMENTS.payment_session_expired[1])
  const sentBack = await sentBackOf(db, session)
  if (sentBack) {
    const money = sentBack.isDone ? 'Your payment has been refunded.' : 'Your payment is being refunded.'
    return over(`${sentBack.reason} ${money}`.trim(), sentBack)
  }
  return { code: 'order_not_yet', sentence: PAYMENTS.order_not_yet[1], isOver: false, sentBack: null }
}

async function sentBackOf(db: Db, session: SessionRow): Promise<SentBack | null> {
  const late = await lateRefundOf(db, session)
  if (!late && session.state !== 'refunded') return null
  const { name, phone } = await locationEver(db, session.location_id)
  const { order_id: id, short_number: shortNumber } = late ?? { order_id: null, short_number: null }
  const isOwn = late?.user_id === session.created_by
  return {
    reason: late?.reason ?? '',
    amount: late?.amount ?? session.amount,
    // The customer reads that money is back only after the provider has said so.
    isDone: !late || late.state === 'succeeded',
    isOrdered: id !== null,
    order: id !== null && shortNumber !== null && isOwn ? { id, shortNumber } : null,
    kitchen: { name, phone },
  }
}
