import type { RefundOutcome } from '@sizzle/domain/payment/refund.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Lookup, lookupOf } from '../kit/lookup.ts'
import type { PayProvider, ProviderAnswer, RefundReport, Trouble } from '../outside/pay/pay.ts'
import { booksOf, type CardPayments, type PaymentBooks } from './card-payments.ts'
import * as rows from './payments.sql.ts'
import { settleCharge } from './settle-charge.ts'
import { raiseRefundAlert, settleRefund } from './settle-refund.ts'

/** One lost answer is chance. */
const TRIES_BEFORE_ALERT = 3

const ORIGINAL_CARD = 'original card'
const UNDER_WAY = 'The payment provider has not answered yet; the refund is repeated until it does.'

/**
 * Asks the provider for one refund that was written down before, and notes the answer. May run twice, at once or years
 * apart, and die at any point: the key is stored, and a repeated try first looks whether the refund is already there.
 */
export async function executeRefund(cards: CardPayments, lookup: Lookup, now: () => Date): Promise<RefundOutcome> {
  const { database, provider } = cards
  const refund = await rows.startTry(database.db, lookup, now())
  if (refund) {
    const payment = await rows.paymentById(database.db, { id: refund.payment_id, at: [refund.location_id] })
    const said = await ask(provider, refund, payment)
    await database.transaction((tx) => {
      const books = booksOf(cards, tx, now())
      return said.ok ? settleRefund(books, refund, said.value) : noteTrouble(books, refund, said.refusal)
    })
    if (!said.ok && said.refusal.code === 'refused') await lookForOtherRefunds(cards, payment, now)
  }
  return outcomeOf(cards, refund ? lookupOf(refund) : lookup)
}

async function ask(
  provider: PayProvider,
  refund: rows.RefundRow,
  payment: rows.PaymentRow | undefined,
): ProviderAnswer<RefundReport> {
  const paymentId = payment?.provider_payment_id
  if (!paymentId || payment.provider !== provider.name) {
    const message = `${payment?.provider ?? 'The provider'} took this payment and is not set up any more.`
    return refuse<Trouble>({ code: 'uncertain', message })
  }
  // Keys are forgotten after a day or so at the provider; our id in its books is not.
  if (refund.tries > 1) {
    const found = await provider.findRefund(paymentId, refund.id)
    if (!found.ok) return found
    if (found.value && !refund.earlier_ids.includes(found.value.id)) return ok(found.value)
  }
  return provider.refund({
    paymentId,
    amount: refund.amount,
    idempotencyKey: refund.idempotency_key,
    reference: refund.id,
  })
}

/** The usual reason for a no: somebody has already sent the money back on the provider's own pages. */
async function lookForOtherRefunds(cards: CardPayments, payment: rows.PaymentRow | undefined, now: () => Date) {
  if (!payment?.provider_payment_id) return
  const charge = await cards.provider.readCharge(payment.provider_payment_id)
  if (charge.ok)
    await cards.database.transaction((tx) => settleCharge(booksOf(cards, tx, now()), payment, charge.value.refunded))
}

async function noteTrouble(books: PaymentBooks, refund: rows.RefundRow, trouble: Trouble) {
  const { tx } = books
  if (trouble.code === 'refused')
    return settleRefund(books, refund, { id: null, state: 'failed', failure: trouble.message })
  const current = await rows.lockRefund(tx, refund)
  if (current?.state !== 'requested') return
  await rows.saveRefund(tx, refund, { ...current, last_error: trouble.message })
  if (refund.tries >= TRIES_BEFORE_ALERT) await raiseRefundAlert(books, refund, `No answer yet: ${trouble.message}`)
}

/** The refund as the cancel call answers it. */
async function outcomeOf({ database }: CardPayments, lookup: Lookup): Promise<RefundOutcome> {
  const refund = await rows.refundById(database.db, lookup)
  if (!refund) throw new Error(`refund ${lookup.id} was never written down`)
  const success = refund.state === 'succeeded' || refund.state === 'pending'
  const error = refund.state === 'requested' ? UNDER_WAY : (refund.last_error ?? undefined)
  return {
    success,
    refundId: refund.provider_refund_id ?? refund.id,
    amount: refund.amount,
    status: refund.state === 'requested' ? 'pending' : refund.state,
    method: ORIGINAL_CARD,
    ...(success ? {} : { error }),
  }
}

/** The same as it is sent. */
export function presentOutcome({ success, refundId, amount, status, method, error }: RefundOutcome) {
  return { success, refundId: refundId ?? null, amount, status, method, error: error ?? null }
}
