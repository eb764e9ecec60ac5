import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/enqueue.ts'
import { OUR_REFUND, OUR_SESSION } from '../stripe-shapes.ts'
import type { SandboxCheckout, SandboxRefund } from './sandbox.sql.ts'

// What the sandbox tells, in Stripe's shapes.

export const DELIVER_JOB = 'sandbox-deliver'
export const Delivery = z.object({ body: z.string() })

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.payment_failed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.refunded'

/** Queued with the change it reports; a negative delay means that the event is never sent. */
export async function tell(tx: Tx, type: EventType, object: object, now: Date, delaySeconds = 0): Promise<void> {
  if (delaySeconds < 0) return
  const event = {
    id: `evt_sandbox_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    data: { object },
  }
  const runAt = new Date(now.getTime() + delaySeconds * 1000)
  await enqueue(tx, DELIVER_JOB, { body: JSON.stringify(event) } satisfies z.input<typeof Delivery>, { runAt })
}

export function checkoutObject(checkout: SandboxCheckout) {
  // A card that was promised and then refused leaves its checkout complete and unpaid, as at a real provider.
  const isRefused = checkout.status === 'expired' && checkout.payment_id !== null
  const isComplete = isRefused || checkout.status === 'processing' || checkout.status === 'complete'
  return {
    id: checkout.id,
    object: 'checkout.session',
    client_reference_id: checkout.reference,
    status: isComplete ? 'complete' : checkout.status === 'expired' ? 'expired' : 'open',
    payment_status: checkout.is_paid ? 'paid' : 'unpaid',
    amount_total: checkout.amount,
    currency: checkout.currency.toLowerCase(),
    livemode: false,
    payment_intent: checkout.payment_id,
  }
}

export function intentObject(checkout: SandboxCheckout) {
  return { object: 'payment_intent', livemode: false, metadata: { [OUR_SESSION]: checkout.reference } }
}

export function refundObject(refund: SandboxRefund) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    status: refund.status,
    failure_reason: refund.status === 'failed' ? 'lost_or_stolen_card' : null,
    payment_intent: refund.payment_id,
    metadata: { [OUR_REFUND]: refund.reference },
  }
}

export function chargeObject(checkout: SandboxCheckout, refunded: number) {
  return {
    object: 'charge',
    amount_captured: checkout.amount,
    amount_refunded: refunded,
    currency: checkout.currency.toLowerCase(),
    livemode: false,
    payment_intent: checkout.payment_id,
    metadata: { [OUR_SESSION]: checkout.reference },
  }
}
