import { type Cents, formatCad } from '../money/cents.ts'
import { inCoins } from '../pricing/tenders.ts'
import { ok, refuse } from '../result.ts'
import type { PaymentStatus } from './payment-status.ts'

/** Methods whose money goes back through the provider by itself (money 24). */
const CARD_METHODS = ['card', 'online', 'stripe_checkout', 'stripe_elements', 'sandbox', 'stripe']
export function isCardMethod(method: string): boolean {
  return CARD_METHODS.includes(method)
}

export const REFUND_BUSINESS_DAYS = '5-10 business days'

export type RefundPlan = {
  readonly kind: 'automatic' | 'manual_cash' | 'manual_review' | 'none'
  readonly amount: Cents
  /** The note in the cancel dialog, before anything happens. */
  readonly note: string
}

/** What cancelling will do about the money that is still here: what went back before, or is on its way, does not go twice. */
export function planRefund(order: {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: string
  readonly left: Cents
}): RefundPlan {
  const { left: amount } = order
  const wasPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded' || amount > 0
  if (!wasPaid) return { kind: 'none', amount: 0, note: 'No payment was taken. No refund is needed.' }
  if (amount === 0) {
    return { kind: 'none', amount: 0, note: 'The payment was refunded before. No further refund is needed.' }
  }
  const money = formatCad(amount)
  if (isCardMethod(order.paymentMethod)) {
    const note = `${money} will be refunded automatically to the original card (${REFUND_BUSINESS_DAYS}).`
    return { kind: 'automatic', amount, note }
  }
  if (order.paymentMethod === 'cash') {
    return { kind: 'manual_cash', amount, note: `Paid in cash: please refund ${formatCad(inCoins(amount))} by hand.` }
  }
  return { kind: 'manual_review', amount, note: `Please review the payment of ${money} and refund it by hand.` }
}

/** The same note for whoever paid: what a person gives back is fetched. */
export function noteForCustomer({ kind, amount, note }: RefundPlan): string {
  if (kind !== 'manual_cash' && kind !== 'manual_review') return note
  const money = formatCad(kind === 'manual_cash' ? inCoins(amount) : amount)
  return `You paid ${money}${kind === 'manual_cash' ? ' in cash' : ''}. Please come by or call, and we’ll give it back.`
}

/** Refunds that failed do not count; refunds on their way do. Together they never exceed what was paid (money 22). */
export function refundable(paid: Cents, refunds: readonly { amount: Cents; status: string }[]): Cents {
  const spoken = refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, paid - spoken)
}

export function checkRefund(paid: Cents, refunds: readonly { amount: Cents; status: string }[], amount: Cents) {
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse({ code: 'refund_amount_invalid' })
  const left = refundable(paid, refunds)
  return amount > left ? refuse({ code: 'refund_exceeds_payment', left }) : ok({ amount, left: left - amount })
}

/** Fully refunded reads refunded; a part that went back leaves the order paid, or unpaid where something of it is owed. */
export function statusAfterRefunds(paid: Cents, succeeded: Cents, isOwed = false): 'unpaid' | 'paid' | 'refunded' {
  if (paid > 0 && succeeded >= paid) return 'refunded'
  return isOwed ? 'unpaid' : 'paid'
}

/** Several refunds of one cancellation as one: done is what all of them are. */
export function joinOutcomes([first, ...others]: readonly RefundOutcome[]): RefundOutcome | null {
  if (!first) return null
  return others.reduce(
    (one, other) => ({
      ...(one.success ? other : one),
      amount: one.amount + other.amount,
      status: one.status === 'succeeded' ? other.status : one.status,
      refundId: one.refundId,
    }),
    first,
  )
}

/** The refund as the answer of the cancel call carries it. */
export type RefundOutcome = {
  readonly success: boolean
  readonly refundId?: string | undefined
  readonly amount: Cents
  readonly status: string
  readonly method: string
  readonly error?: string | undefined
}

export type RefundNews = { readonly tone: 'good' | 'open' | 'bad'; readonly text: string }

/** What a screen says of a refund: only what the provider has said, never what was hoped for. */
export function refundNews({ success, status, amount, error }: Omit<RefundOutcome, 'method' | 'refundId'>): RefundNews {
  const money = formatCad(amount)
  if (status === 'succeeded') return { tone: 'good', text: `The refund of ${money} went through.` }
  if (status === 'pending' && success)
    return { tone: 'open', text: `The refund of ${money} was requested. The provider has not confirmed it yet.` }
  if (status === 'pending')
    return {
      tone: 'open',
      text: `The provider has not answered about the refund of ${money}. We’ll ask again automatically.`,
    }
  return { tone: 'bad', text: `The refund of ${money} failed: ${error ?? 'the provider gave no reason'}` }
}

/** The alert after a cancellation (money 24). */
export function cancellationSummary(plan: CancelledMoney, outcome: RefundOutcome | null): string {
  const { kind, byHand = 0 } = plan
  const summary = refundSummary(plan, outcome)
  const isMixed = kind === 'automatic' && byHand > 0
  return isMixed ? `${summary} Please also refund ${formatCad(byHand)} by hand.` : summary
}

type CancelledMoney = Pick<RefundPlan, 'kind' | 'amount'> & {
  /** What of it was paid by hand, as it goes back. */
  readonly byHand?: Cents
}

function refundSummary(plan: CancelledMoney, outcome: RefundOutcome | null): string {
  const money = formatCad(outcome?.amount ?? plan.amount)
  const inHand = plan.byHand ? formatCad(plan.byHand) : money
  switch (plan.kind) {
    case 'none':
      return 'Order cancelled successfully.'
    case 'manual_cash':
      return `Order cancelled. Please handle the cash refund of ${inHand} manually.`
    case 'manual_review':
      return `Order cancelled. Refund warning: please process the refund of ${inHand} manually.`
    case 'automatic':
      if (outcome && !outcome.success && outcome.status === 'pending')
        return `Order cancelled. Refund warning: the refund of ${money} is not confirmed yet. We’ll try again automatically; see Payments.`
      if (!outcome?.success)
        return `Order cancelled. Refund warning: ${money} was not refunded. Please process it manually.`
      return `Order cancelled. Refund of ${money} (${outcome.refundId ?? 'no id yet'}, ${outcome.status}) via the original card payment method.${outcome.status === 'succeeded' ? '' : ' The provider has not confirmed it yet.'}`
  }
}
