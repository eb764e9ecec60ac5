import { z } from 'zod'
import type { Job } from '../kit/jobs/worker.ts'
import { onlyAt } from '../kit/lookup.ts'
import type { CardPayments } from './card-payments.ts'
import { executeRefund } from './execute-refund.ts'

const Payload = z.object({ refundId: z.string(), locationId: z.string().optional() })

/** Repeats a refund until the provider has answered. */
export function refundJob(cards: CardPayments): Job {
  return async (payload, { now }) => {
    const { refundId, locationId } = Payload.parse(payload)
    const { success, status, error } = await executeRefund(cards, { id: refundId, at: onlyAt(locationId) }, now)
    if (!success && status === 'pending') throw new Error(error ?? 'the refund has no answer yet')
  }
}
