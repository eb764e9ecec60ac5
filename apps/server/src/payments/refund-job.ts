import type { Job } from '../kit/jobs/worker.ts'
import { onlyAt } from '../kit/lookup.ts'
import type { CardPayments } from './card-payments.ts'
import { executeRefund } from './execute-refund.ts'

/** Repeats a refund until the provider has answered. */
export function refundJob(cards: CardPayments): Job {
  return async (payload, { now }) => {
    const { refundId, locationId } = payload as { refundId: string; locationId?: string } // written by queueRefund() only
    const { success, status, error } = await executeRefund(cards, { id: refundId, at: onlyAt(locationId) }, now)
    if (!success && status === 'pending') throw new Error(error ?? 'the refund has no answer yet')
  }
}
