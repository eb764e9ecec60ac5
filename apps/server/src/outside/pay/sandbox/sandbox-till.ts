import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/enqueue.ts'
import { LATER_SECONDS, type TestCard, testCard } from './pretend-cards.ts'
import {
  addRefunded,
  lockCheckout,
  lockPayment,
  refundById,
  type SandboxCheckout,
  saveCheckout,
  saveRefund,
} from './sandbox.sql.ts'
import { chargeObject, checkoutObject, intentObject, refundObject, tell } from './sandbox-events.ts'

// What happens at the sandbox when somebody pays: every change and what is told of it, together.

export const SETTLE_JOB = 'sandbox-settle'
export type SettleSubject = { readonly checkoutId: string } | { readonly refundId: string }

const REFUSED_BY_BANK = 'Your bank did not confirm the payment.'

function isOpen(checkout: SandboxCheckout, now: Date) {
  return (checkout.status === 'open' || checkout.status === 'challenge') && now < checkout.expires_at
}

/** A second press finds the first one's result and changes nothing. */
export async function pay(tx: Tx, id: string, card: TestCard, delaySeconds: number, now: Date): Promise<void> {
  const checkout = await lockCheckout(tx, id)
  if (checkout?.status !== 'open' || !isOpen(checkout, now)) return
  const used = { ...checkout, card: card.number, delay_seconds: delaySeconds, last_decline: null }
  switch (card.settles) {
    case 'succeeds':
      return succeed(tx, used, now)
    case 'declined':
      return decline(tx, used, card.decline ?? REFUSED_BY_BANK, now)
    case 'challenge':
      await saveCheckout(tx, id, { ...used, status: 'challenge' })
      return
    case 'later_succeeds':
    case 'later_fails':
      return promise(tx, used, now)
    default:
      return card.settles satisfies never
  }
}

export async function answerChallenge(tx: Tx, id: string, isApproved: boolean, now: Date): Promise<void> {
  const checkout = await lockCheckout(tx, id)
  if (checkout?.status !== 'challenge' || !isOpen(checkout, now)) return
  if (isApproved) await succeed(tx, checkout, now)
  else await decline(tx, checkout, REFUSED_BY_BANK, now)
}

async function succeed(tx: Tx, checkout: SandboxCheckout, now: Date) {
  const paid = { ...checkout, status: 'complete' as const, is_paid: true, payment_id: newPaymentId() }
  await saveCheckout(tx, checkout.id, paid)
  await tell(tx, 'checkout.session.completed', checkoutObject(paid), now, checkout.delay_seconds)
}

async function decline(tx: Tx, checkout: SandboxCheckout, sentence: string, now: Date) {
  const open = { ...checkout, status: 'open' as const, last_decline: sentence }
  await saveCheckout(tx, checkout.id, open)
  await tell(tx, 'payment_intent.payment_failed', intentObject(open), now, checkout.delay_seconds)
}

async function promise(tx: Tx, checkout: SandboxCheckout, now: Date) {
  const promised = { ...checkout, status: 'processing' as const, payment_id: newPaymentId() }
  await saveCheckout(tx, checkout.id, promised)
  await tell(tx, 'checkout.session.completed', checkoutObject(promised), now, checkout.delay_seconds)
  const runAt = new Date(now.getTime() + LATER_SECONDS * 1000)
  await enqueue(tx, SETTLE_JOB, { checkoutId: checkout.id } satisfies SettleSubject, { runAt })
}

/** What the bank said later, about a payment or about a refund. */
export async function settleLater(tx: Tx, settling: SettleSubject, now: Date): Promise<void> {
  if ('refundId' in settling) return settleRefund(tx, settling.refundId, now)
  const checkout = await lockCheckout(tx, settling.checkoutId)
  if (checkout?.status !== 'processing') return
  const isPaid = testCard(checkout.card ?? '')?.settles === 'later_succeeds'
  const settled = { ...checkout, status: isPaid ? ('complete' as const) : ('expired' as const), is_paid: isPaid }
  await saveCheckout(tx, checkout.id, settled)
  const type = isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed'
  await tell(tx, type, checkoutObject(settled), now, checkout.delay_seconds)
}

async function settleRefund(tx: Tx, refundId: string, now: Date) {
  const refund = await refundById(tx, refundId)
  const checkout = refund && (await lockPayment(tx, refund.payment_id))
  if (!checkout || refund.status !== 'pending') return
  const succeeds = testCard(checkout.card ?? '')?.refund === 'later_succeeds'
  const settled = { ...refund, status: succeeds ? ('succeeded' as const) : ('failed' as const) }
  await saveRefund(tx, refundId, settled.status)
  if (!succeeds) await addRefunded(tx, checkout.id, -refund.amount)
  await tell(tx, succeeds ? 'refund.updated' : 'refund.failed', refundObject(settled), now)
}

export async function expire(tx: Tx, id: string, now: Date): Promise<SandboxCheckout | undefined> {
  const checkout = await lockCheckout(tx, id)
  if (!checkout || (checkout.status !== 'open' && checkout.status !== 'challenge')) return checkout
  const expired = { ...checkout, status: 'expired' as const }
  await saveCheckout(tx, id, expired)
  await tell(tx, 'checkout.session.expired', checkoutObject(expired), now)
  return expired
}

/** Told together with the refund, as a real provider does. */
export function tellOfRefund(tx: Tx, checkout: SandboxCheckout, refunded: number, now: Date) {
  return tell(tx, 'charge.refunded', chargeObject(checkout, refunded), now)
}

function newPaymentId(): string {
  return `pi_sandbox_${randomUUID().replaceAll('-', '')}`
}
