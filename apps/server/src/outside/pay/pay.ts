import type { Cents } from '@sizzle/domain/money/cents.ts'
import type { PayoutReport } from '@sizzle/domain/payment/payouts.ts'
import type { Result } from '@sizzle/domain/result.ts'

// What this house asks of a payment provider, and what it hears from one. Nothing here is called inside a transaction.

/**
 * `uncertain`: nobody knows whether it happened, so it is asked again with the same key. `refused`: it did not happen and
 * will not with this key.
 */
export type Trouble = { readonly code: 'uncertain' | 'refused'; readonly message: string }
export type ProviderAnswer<T> = Promise<Result<T, Trouble>>

type PayLine = {
  readonly name: string
  readonly quantity: number
  readonly amount: Cents
  /** A dish, of which a single one is counted too; a tax is not. */
  readonly isCounted?: true
  /** Before a discount was taken off it: a page that can say so shows this and names the discount. */
  readonly before?: Cents
}
export type Checkout = {
  /** Our own session id: the provider sends it back with everything it says. */
  readonly reference: string
  readonly idempotencyKey: string
  readonly amount: Cents
  readonly currency: string
  readonly lines: readonly PayLine[]
  readonly customerEmail: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
}
export type OpenCheckout = { readonly id: string; readonly url: string }

/** A checkout as the provider has it in its books. */
export type CheckoutReport = {
  readonly id: string
  readonly reference: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly amount: Cents
  readonly currency: string
  readonly isLive: boolean
  readonly paymentId: string | null
}

export type RefundOrder = {
  readonly paymentId: string
  readonly amount: Cents
  readonly idempotencyKey: string
  /** Our refund id: how a refund is found again whose answer was lost. */
  readonly reference: string
}
export type RefundReport = {
  readonly id: string
  readonly reference: string | null
  readonly paymentId: string
  readonly amount: Cents
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly failure: string | null
}

/** All that has gone back of one payment, also what somebody refunded on the provider's own pages. */
export type ChargeReport = {
  readonly paymentId: string
  readonly reference: string | null
  readonly captured: Cents
  readonly refunded: Cents
  readonly currency: string
  readonly isLive: boolean
}

export type PayNews =
  | {
      readonly kind: 'checkout'
      readonly says: 'paid' | 'failed' | 'expired' | 'processing'
      readonly checkout: CheckoutReport
    }
  /** An attempt was declined; the checkout stays open. */
  | { readonly kind: 'attempt_failed'; readonly reference: string | null }
  | { readonly kind: 'refund'; readonly refund: RefundReport }
  | { readonly kind: 'charge'; readonly charge: ChargeReport }
  | { readonly kind: 'other' }
export type PayEvent = {
  readonly id: string
  readonly type: string
  readonly at: Date
  readonly isLive: boolean
  readonly news: PayNews
}

export type SignatureVerdict = Result<undefined, { code: 'webhook_signature_invalid'; why: string }>

export type PayProvider = {
  readonly name: 'stripe' | 'sandbox'
  /** Whether it moves real money; compared with what every event claims. */
  readonly isLive: boolean
  open(checkout: Checkout): ProviderAnswer<OpenCheckout>
  read(checkoutId: string): ProviderAnswer<CheckoutReport>
  /** Closes the checkout to payments; answers its final state, which may be "paid" after all. */
  expire(checkoutId: string): ProviderAnswer<CheckoutReport>
  refund(order: RefundOrder): ProviderAnswer<RefundReport>
  /** Everything that has become of one payment. */
  readCharge(paymentId: string): ProviderAnswer<ChargeReport>
  findRefund(paymentId: string, reference: string): ProviderAnswer<RefundReport | null>
  /** Every refund that was begun in that time, also those on the provider's own pages. */
  refundsMade(from: Date, until: Date): ProviderAnswer<readonly RefundReport[]>
  /** What reached the owner's bank account in that time, or is on its way, each with what it is made of; the newest 100. */
  payoutsMade(from: Date, until: Date): ProviderAnswer<readonly PayoutReport[]>
  /** Checks the signature and its time; the bytes are read only once they are known to come from the provider. */
  checkSignature(rawBody: string, header: string, now: Date): Promise<SignatureVerdict>
  /** Reads an event whose signature was checked, now or when it was stored. */
  readEvent(rawBody: string): PayEvent
}
