import type { RefundOutcome } from '@sizzle/domain/payment/refund.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Database } from '../kit/db/open.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { StaffLinks } from '../kit/links.ts'
import type { PayProvider, RefundReport, Said, Trouble } from '../outside/pay/pay.ts'
import * as rows from './payments.sql.ts'
import { settleCharge } from './settle-charge.ts'
import { raiseRefundAlert, settleRefund } from './settle-refund.ts'
import type { Till } from './till.ts'

/** One lost answer is chance. */
const TRIES_BEFORE_ALERT = 3

export const ORIGINAL_CARD = 'original card'
const UNDER_WAY = 'The payment provider has not answered yet; the refund is repeated until it does.'

/**
 * Asks the provider for one refund that was written down before, and notes the answer. May run twice, at once or years
 * apart, and die at any point: the key is stored, and a repeated try first looks whether the refund is already there.
 */
export async function executeRefund(
  database: Database,
  till: Till,
  refundId: string,
  now: () => Date,
): Promise<RefundOutcome> {
  const refund = await rows.startTry(database.db, refundId, now())
  if (refund) {
    const payment = await rows.paymentById(database.db, refund.payment_id)
    const { provider, links } = till
    const said = await ask(provider, refund, payment)
    await database.transaction((tx) =>
      said.ok
        ? settleRefund(tx, refund, said.value, links, now())
        : noteTrouble(tx, refund, said.refusal, links, now()),
    )
    if (!said.ok && said.refusal.code === 'refused') await lookForOtherRefunds(database, till, payment, now)
  }
  return outcomeOf(database, refundId)
}

async function ask(
  provider: PayProvider,
  refund: rows.RefundRow,
  payment: rows.PaymentRow | undefined,
): Said<RefundReport> {
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
async function lookForOtherRefunds(
  database: Database,
  { provider, links }: Till,
  payment: rows.PaymentRow | undefined,
  now: () => Date,
) {
  if (!payment?.provider_payment_id) return
  const charge = await provider.readCharge(payment.provider_payment_id)
  if (charge.ok) await database.transaction((tx) => settleCharge(tx, payment, charge.value.refunded, links, now()))
}

async function noteTrouble(tx: Tx, refund: rows.RefundRow, trouble: Trouble, links: StaffLinks, now: Date) {
  if (trouble.code === 'refused') {
    return settleRefund(tx, refund, { id: null, state: 'failed', failure: trouble.message }, links, now)
  }
  const current = await rows.lockRefund(tx, refund.id)
  if (current?.state !== 'requested') return
  await rows.saveRefund(tx, refund, { ...current, last_error: trouble.message })
  if (refund.tries >= TRIES_BEFORE_ALERT)
    await raiseRefundAlert(tx, refund, `No answer yet: ${trouble.message}`, links, now)
}

/** The refund as the cancel call answers it (back-office §7). */
async function outcomeOf(database: Database, refundId: string): Promise<RefundOutcome> {
  const refund = await rows.refundById(database.db, refundId)
  if (!refund) throw new Error(`refund ${refundId} was never written down`)
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
