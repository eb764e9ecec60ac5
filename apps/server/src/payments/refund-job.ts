import type { Job } from '../kit/jobs/worker.ts'
import type { CardPayments } from './card-payments.ts'
import { executeRefund } from './execute-refund.ts'

/** Repeats a refund until the provider has answered. */
export function refundJob(cards: CardPayments): Job {
  return async (payload, { now }) => {
    const { refundId } = payload as { refundId: string } // written by queueRefund() only
    const { success, status, error } = await executeRefund(cards, refundId, now)
    if (!success && status === 'pending') throw new Error(error ?? 'the refund has no answer yet')
  }
}
