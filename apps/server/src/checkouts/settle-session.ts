import { formatCad } from '@sizzle/domain/money/cents.ts'
import { afterEvent, mismatches, type SessionEvent } from '@sizzle/domain/payment/session.ts'
import { announce } from '../kit/live/announce.ts'
import type { CheckoutReport } from '../outside/pay/pay.ts'
import { raiseAlert } from '../payments/alerts.ts'
import type { PaymentBooks } from '../payments/card-payments.ts'
import { releaseHold } from '../promotions/promotions.sql.ts'
import { freeHold } from './holds.ts'
import { moneyArrived } from './money-arrived.ts'
import * as rows from './sessions.sql.ts'

/** What became of what the provider said; kept with the event. */
export type SettleOutcome = 'order' | 'refund' | 'review' | 'noted' | 'nothing'

export type SessionReport = {
  readonly event: Exclude<SessionEvent, 'refunded'>
  readonly checkout: CheckoutReport | null
}

/**
 * What the provider says about a checkout, by webhook or because we asked, in whatever order and however often. The
 * session's row is locked; everything that follows from it is in the same transaction.
 */
export async function settleSession(
  books: PaymentBooks,
  session: rows.SessionRow,
  { event, checkout }: SessionReport,
): Promise<SettleOutcome> {
  const { tx, now } = books
  // Declined attempts leave the checkout open; this is the checkout's own end.
  if (event === 'failed' && checkout) await rows.markRefused(tx, session, now)
  const { state, effect } = afterEvent(session.state, event)
  if (effect === 'nothing') return 'nothing'
  if (effect !== 'payment_arrived') {
    await moveSession(books, session, state)
    return 'noted'
  }
  if (!checkout?.paymentId) throw new Error(`session ${session.id} is said to be paid, by no payment`)
  if (!(await isWhatWasAsked(books, session, checkout))) return 'review'
  rows.saveProviderSession(tx, session, checkout.id, null)
  await moveSession(books, session, state)
  return moneyArrived(books, session, checkout.paymentId)
}

async function moveSession({ tx, now }: PaymentBooks, session: rows.SessionRow, state: rows.SessionRow['state']) {
  const version = rows.saveState(tx, session, state, state === 'paid' ? now : null)
  // What is paid for keeps its room: it becomes an order's.
  if (state === 'expired' || state === 'refunded') {
    await freeHold(tx, session)
    if (session.snapshot.payload.promotionCode !== undefined) await releaseHold(tx, session.id)
  }
  const about = { id: session.id, version, locationId: session.location_id, userId: session.created_by }
  await announce(tx, 'payment.changed', about)
}

/** Amount, currency and mode, and the very checkout that we opened; anything else waits for a person. */
async function isWhatWasAsked(
  books: PaymentBooks,
  session: rows.SessionRow,
  checkout: CheckoutReport,
): Promise<boolean> {
  const expected = { amount: session.amount, currency: session.currency, isLive: session.is_live }
  const isOther = session.provider_session_id !== null && session.provider_session_id !== checkout.id
  const found = [...mismatches(expected, checkout), ...(isOther ? ['checkout' as const] : [])]
  if (found.length === 0) return true
  if (session.needs_review) return false
  await rows.markForReview(books.tx, session)
  await raiseAlert(books, {
    kind: 'mismatch',
    locationId: session.location_id,
    subject: session.id,
    sessionId: session.id,
    detail: {
      differs: found.join(', '),
      expected: `${formatCad(session.amount)} ${session.currency} ${session.is_live ? 'live' : 'test'}`,
      claimed: `${(checkout.amount / 100).toFixed(2)} ${checkout.currency.toUpperCase()} ${checkout.isLive ? 'live' : 'test'}`,
      payment: checkout.paymentId,
      customer: session.snapshot.payload.customerInfo.name,
    },
  })
  return false
}
