import { ok, refuse } from '@sizzle/domain/result.ts'
import Stripe from 'stripe'
import type { Checkout, PayProvider, ProviderAnswer, Trouble } from './pay.ts'
import { checkSignature } from './signature.ts'
import { payoutFrom, payoutLineFrom } from './stripe-payouts.ts'
import { chargeFrom, checkoutFrom, eventFrom, OUR_REFUND, OUR_SESSION, refundFrom } from './stripe-shapes.ts'

export type StripeOptions = {
  readonly secretKey: string
  /** Two while a secret is being exchanged. */
  readonly webhookSecrets: readonly string[]
  /** A local stand-in for the API. */
  readonly apiBase?: string | undefined
  readonly timeoutMs?: number
}

/** Longer than any honest answer, shorter than a person waits for a cancelled order. */
const TIMEOUT_MS = 8000
/** The provider's own session outlives ours by this much: it refuses less than 30 minutes by its clock. */
const EXPIRY_MARGIN_MS = 120_000

/** Stripe's own end of one list; no chain of restaurants gets there. */
const MOST_REFUNDS = 10_000

const MOST_PAYOUTS = 100
const MOST_LINES = 10_000

export function stripePayments(options: StripeOptions): PayProvider {
  const stripe = new Stripe(options.secretKey, {
    ...(options.apiBase === undefined ? {} : addressOf(options.apiBase)),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    // We repeat by ourselves, with keys that outlive the process.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const { sessions } = stripe.checkout
  return {
    name: 'stripe',
    isLive: !/^(sk|rk)_test_/.test(options.secretKey),
    open: (checkout) =>
      asking(async () => {
        const session = await sessions.create(paramsOf(checkout), { idempotencyKey: checkout.idempotencyKey })
        if (!session.url) throw new Error('the provider opened a session without an address')
        return { id: session.id, url: session.url }
      }),
    read: (id) => asking(async () => checkoutFrom(await sessions.retrieve(id))),
    expire: (id) => expireOrRead(stripe, id),
    refund: ({ paymentId, amount, idempotencyKey, reference }) =>
      asking(async () => {
        const params = { payment_intent: paymentId, amount, metadata: { [OUR_REFUND]: reference } }
        return refundFrom(await stripe.refunds.create(params, { idempotencyKey }))
      }),
    readCharge: (paymentId) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })
        return chargeFrom(intent.latest_charge)
      }),
    findRefund: (paymentId, reference) =>
      asking(async () => {
        const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })
        const ours = data.filter((refund) => refund.metadata?.[OUR_REFUND] === reference).map(refundFrom)
        return ours.find(({ state }) => state !== 'failed') ?? ours[0] ?? null
      }),
    refundsMade: (from, until) =>
      asking(async () => {
        const created = { gte: Math.floor(from.getTime() / 1000), lte: Math.ceil(until.getTime() / 1000) }
        const refunds = await stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST_REFUNDS })
        if (refunds.length === MOST_REFUNDS) throw new Error('the provider made more refunds than one look can take')
        return refunds.map(refundFrom)
      }),
    payoutsMade: (from, until) => asking(() => payouts(stripe, from, until)),
    checkSignature: (rawBody, header, now) => checkSignature(rawBody, header, options.webhookSecrets, now),
    readEvent: eventFrom,
  }
}

async function payouts(stripe: Stripe, from: Date, until: Date) {
  const arrival_date = { gte: Math.floor(from.getTime() / 1000), lte: Math.ceil(until.getTime() / 1000) }
  const { data } = await stripe.payouts.list({ arrival_date, limit: MOST_PAYOUTS })
  return Promise.all(
    data.map(async (payout) => {
      const moves = stripe.balanceTransactions.list({ payout: payout.id, limit: 100, expand: ['data.source'] })
      const lines = await moves.autoPagingToArray({ limit: MOST_LINES })
      if (lines.length === MOST_LINES) throw new Error('a payout has more lines than one look can take')
      return payoutFrom(payout, lines.flatMap(payoutLineFrom))
    }),
  )
}

function paramsOf(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const currency = checkout.currency.toLowerCase()
  const metadata = { [OUR_SESSION]: checkout.reference }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    // Cards bring the wallets: Apple Pay and Google Pay show where the device has them.
    allowed_payment_method_types: ['card'],
    // Amounts are shown and charged in the menu's currency only.
    adaptive_pricing: { enabled: false },
    client_reference_id: checkout.reference,
    line_items: checkout.lines.map(({ name, quantity, amount }) => ({
      quantity,
      price_data: { currency, unit_amount: amount, product_data: { name } },
    })),
    ...(checkout.customerEmail ? { customer_email: checkout.customerEmail } : {}),
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.ceil((checkout.expiresAt.getTime() + EXPIRY_MARGIN_MS) / 1000),
    metadata,
    payment_intent_data: { metadata },
  }
}

/** A session that was paid meanwhile cannot expire: what it is now is the answer. */
async function expireOrRead(stripe: Stripe, id: string): ReturnType<PayProvider['expire']> {
  const expired = await asking(async () => checkoutFrom(await stripe.checkout.sessions.expire(id)))
  if (expired.ok || expired.refusal.code === 'uncertain') return expired
  return asking(async () => checkoutFrom(await stripe.checkout.sessions.retrieve(id)))
}

async function asking<T>(ask: () => Promise<T>): ProviderAnswer<T> {
  try {
    return ok(await ask())
  } catch (error) {
    return refuse(troubleOf(error))
  }
}

/** Only a clear no is one. A wrong key or an unknown answer is mended by the owner, and the money waits until then. */
function troubleOf(error: unknown): Trouble {
  const message = error instanceof Error ? error.message.slice(0, 500) : 'no reason given'
  const isNo =
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409 && error.statusCode !== 429)
  return { code: isNo ? 'refused' : 'uncertain', message }
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}
