import type { PayoutLine, PayoutReport } from '@sizzle/domain/payment/payouts.ts'
import { z } from 'zod'

// What Stripe says about money on its way to the bank, as far as we read it.

const PayoutShape = z.looseObject({
  id: z.string().min(1).max(255),
  amount: z.int(),
  currency: z.string(),
  arrival_date: z.int(),
  status: z.string(),
})

const SourceShape = z.looseObject({
  object: z.string().optional(),
  payment_intent: z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]).nullish(),
})

const LineShape = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string(),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  source: z.union([z.string(), SourceShape]).nullish(),
})

const KINDS: Readonly<Record<string, PayoutLine['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
}

export function payoutFrom(object: unknown, lines: readonly PayoutLine[]): PayoutReport {
  const { id, amount, currency, arrival_date, status } = PayoutShape.parse(object)
  const state = status === 'paid' ? 'paid' : status === 'failed' || status === 'canceled' ? 'failed' : 'on_its_way'
  return { id, amount, currency, arrivesAt: new Date(arrival_date * 1000), state, lines }
}

/** The payout stands among its own lines as what takes all of it away; that one is left out. */
export function payoutLineFrom(object: unknown): PayoutLine[] {
  const { id, type, amount, fee, net, source } = LineShape.parse(object)
  if (type.startsWith('payout')) return []
  const from = typeof source === 'object' && source !== null ? source : undefined
  const kind = from?.object === 'dispute' ? 'dispute' : (KINDS[type] ?? 'other')
  return [{ id, kind, gross: amount, fee, net, paymentId: from?.payment_intent ?? null }]
}
