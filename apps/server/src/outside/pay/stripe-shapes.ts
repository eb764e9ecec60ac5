import { z } from 'zod'
import type { ChargeReport, CheckoutReport, PayEvent, PayNews, RefundReport } from './pay.ts'

// Stripe's objects, as far as we read them, and what they mean here. The sandbox speaks the same language, so that both
// providers go through the same code. What we do not read may be anything.

/** An object that stands there whole, or only as its id. */
const Ref = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
const Metadata = z.record(z.string(), z.string()).nullish()

const CheckoutShape = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('checkout.session'),
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  livemode: z.boolean(),
  payment_intent: Ref.nullish(),
})

const RefundShape = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('refund'),
  amount: z.int(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  payment_intent: Ref.nullish(),
  metadata: Metadata,
})

const ChargeShape = z.looseObject({
  object: z.literal('charge'),
  amount_captured: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  payment_intent: Ref.nullish(),
  metadata: Metadata,
})

const IntentShape = z.looseObject({ metadata: Metadata })

const EventShape = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().min(1).max(255),
  created: z.int(),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.unknown() }),
})

/** Ours in the metadata of what we made at the provider. */
export const OUR_SESSION = 'session_id'
export const OUR_REFUND = 'refund_id'

export function eventFrom(rawBody: string): PayEvent {
  const event = EventShape.parse(JSON.parse(rawBody))
  return {
    id: event.id,
    type: event.type,
    at: new Date(event.created * 1000),
    isLive: event.livemode,
    news: newsFrom(event.type, event.data.object),
  }
}

function newsFrom(type: string, object: unknown): PayNews {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const checkout = checkoutFrom(object)
      // Some ways to pay only promise at first; the money's own event follows.
      return { kind: 'checkout', says: checkout.isPaid ? 'paid' : 'processing', checkout }
    }
    case 'checkout.session.async_payment_failed':
      return { kind: 'checkout', says: 'failed', checkout: checkoutFrom(object) }
    case 'checkout.session.expired':
      return { kind: 'checkout', says: 'expired', checkout: checkoutFrom(object) }
    case 'payment_intent.payment_failed':
      return { kind: 'attempt_failed', reference: IntentShape.parse(object).metadata?.[OUR_SESSION] ?? null }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refund', refund: refundFrom(object) }
    case 'charge.refunded':
      return { kind: 'charge', charge: chargeFrom(object) }
    default:
      return { kind: 'other' }
  }
}

export function checkoutFrom(object: unknown): CheckoutReport {
  const session = CheckoutShape.parse(object)
  return {
    id: session.id,
    reference: session.client_reference_id ?? '',
    status: session.status,
    isPaid: session.payment_status === 'paid',
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    isLive: session.livemode,
    paymentId: session.payment_intent ?? null,
  }
}

export function refundFrom(object: unknown): RefundReport {
  const refund = RefundShape.parse(object)
  return {
    id: refund.id,
    reference: refund.metadata?.[OUR_REFUND] ?? null,
    paymentId: refund.payment_intent ?? '',
    amount: refund.amount,
    state: refundState(refund.status),
    failure: refund.failure_reason ?? null,
  }
}

/** `requires_action` waits for somebody and is no success; `canceled` will never be one. */
function refundState(status: string | null | undefined): RefundReport['state'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

export function chargeFrom(object: unknown): ChargeReport {
  const charge = ChargeShape.parse(object)
  return {
    paymentId: charge.payment_intent ?? '',
    reference: charge.metadata?.[OUR_SESSION] ?? null,
    captured: charge.amount_captured,
    refunded: charge.amount_refunded,
    currency: charge.currency,
    isLive: charge.livemode,
  }
}
