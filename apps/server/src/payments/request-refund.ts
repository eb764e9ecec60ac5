import { randomUUIDv7 } from 'node:crypto'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { checkRefund } from '@sizzle/domain/payment/refund.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { Books } from '../orders/change-order.ts'
import * as rows from './payments.sql.ts'

export const REFUND_JOB = 'refund'
/** The request usually calls the provider itself; the job runs later, in case the process died. */
const JOB_DELAY_MS = 20_000

export type RefundWish = {
  readonly payment: rows.PaymentRow
  readonly amount: Cents
  readonly cause: Exclude<rows.RefundCause, 'provider' | 'by_hand'>
  readonly reason: string
  readonly by: { readonly id: string | null; readonly name: string }
  /** True when no request is waiting: the job calls the provider as soon as this commits. */
  readonly atOnce?: boolean
}

export function isByCard(payment: Pick<rows.PaymentRow, 'provider'>): boolean {
  return payment.provider === 'stripe' || payment.provider === 'sandbox'
}

/**
 * Writes down that money goes back, with the key under which the provider will be asked; `executeRefund` asks after the
 * commit (money 21). The payment's row must be locked. A second wish for the same cause gets the first one's refund.
 */
export async function requestRefund({ tx, now }: Books, wish: RefundWish) {
  const { payment, cause } = wish
  if (!isByCard(payment)) return refuse({ code: 'refund_not_by_card' })
  const isOnce = cause !== 'manager' && cause !== 'edited'
  const first = isOnce ? await rows.refundFor(tx, payment, cause) : undefined
  if (first) return ok({ refundId: first.id, amount: first.amount })

  const check = checkRefund(payment.amount, [{ amount: payment.asked_back, status: 'requested' }], wish.amount)
  if (!check.ok) return check
  if (!(await rows.askBack(tx, payment, wish.amount)))
    return refuse({ code: 'refund_exceeds_payment', left: payment.amount - payment.asked_back })

  const refundId = randomUUIDv7()
  await rows.insertRefund(tx, {
    location_id: payment.location_id,
    id: refundId,
    payment_id: payment.id,
    order_id: payment.order_id,
    amount: wish.amount,
    cash_rounding: 0,
    cause,
    reason: wish.reason,
    state: 'requested',
    idempotency_key: refundKey(refundId, 1),
    provider_refund_id: null,
    requested_by: wish.by.id,
    requested_by_name: wish.by.name,
    requested_at: now,
    settled_at: null,
  })
  const { location_id: locationId } = payment
  await queueRefund(tx, { refundId, locationId }, wish.atOnce ? undefined : new Date(now.getTime() + JOB_DELAY_MS))
  return ok({ refundId, amount: wish.amount })
}

/** For the cancellation of an order: of each payment by card everything that has not gone back yet. */
export async function requestRefundsOfOrder(
  books: Books,
  order: { location_id: string; id: string },
  asked: Pick<RefundWish, 'by' | 'reason' | 'atOnce'>,
): Promise<{ refundId: string; amount: Cents }[]> {
  const made: { refundId: string; amount: Cents }[] = []
  for (const payment of (await rows.lockPaymentsOfOrder(books.tx, order)).filter(isByCard)) {
    const refund = await requestRestOf(books, payment, asked)
    if (refund) made.push(refund)
  }
  return made
}

async function requestRestOf(
  books: Books,
  payment: rows.PaymentRow,
  asked: Pick<RefundWish, 'by' | 'reason' | 'atOnce'>,
) {
  const first = await rows.refundFor(books.tx, payment, 'cancelled')
  const left = payment.amount - payment.asked_back
  if (!first && left === 0) return null
  const refund = await requestRefund(books, { ...asked, payment, amount: left, cause: 'cancelled' })
  if (!refund.ok) throw new Error(`the rest of payment ${payment.id} cannot be asked back: ${refund.refusal.code}`)
  return refund.value
}

type RefundToMake = { readonly refundId: string; readonly locationId: string }

export function queueRefund(tx: Tx, refund: RefundToMake, runAt: Date | undefined): Promise<void> {
  const key = `refund:${refund.refundId}`
  return enqueue(tx, REFUND_JOB, refund, { key, maxAttempts: 25, ...(runAt ? { runAt } : {}) })
}

export function refundKey(refundId: string, number: number): string {
  return `refund-${refundId}-${number}`
}
