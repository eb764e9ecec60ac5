import { randomBytes, randomUUID } from 'node:crypto'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Database } from '../../../kit/db/open.ts'
import type { Tx } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/enqueue.ts'
import type { PayProvider, RefundOrder, RefundReport, Trouble } from '../pay.ts'
import { checkSignature } from '../signature.ts'
import { chargeFrom, checkoutFrom, eventFrom, refundFrom } from '../stripe-shapes.ts'
import { LATER_SECONDS, testCard } from './pretend-cards.ts'
import * as books from './sandbox.sql.ts'
import { chargeObject, checkoutObject, refundObject, tell } from './sandbox-events.ts'
import { expire, SETTLE_JOB, type SettleSubject, tellOfRefund } from './sandbox-till.ts'

export type SandboxOptions = {
  readonly database: Database
  readonly publicUrl: string
  readonly webhookSecrets: readonly string[]
  readonly clock: () => Date
}

/** A provider of our own that moves no money (money 28): its books are tables, its page is served beside the site. */
export function sandboxPayments({ database, publicUrl, webhookSecrets, clock }: SandboxOptions): PayProvider {
  return {
    name: 'sandbox',
    isLive: false,
    async open(checkout) {
      const { id } = await books.openCheckout(database.db, newCheckoutId(), checkout, clock())
      return ok({ id, url: `${publicUrl}/pay/sandbox/${id}` })
    },
    async read(id) {
      const checkout = await books.checkoutById(database.db, id)
      return checkout ? ok(checkoutFrom(checkoutObject(checkout))) : refuse(unknown('checkout'))
    },
    async expire(id) {
      const checkout = await database.transaction((tx) => expire(tx, id, clock()))
      return checkout ? ok(checkoutFrom(checkoutObject(checkout))) : refuse(unknown('checkout'))
    },
    refund: (order) => database.transaction((tx) => refund(tx, order, clock())),
    async readCharge(paymentId) {
      const checkout = await books.checkoutOfPayment(database.db, paymentId)
      return checkout ? ok(chargeFrom(chargeObject(checkout, checkout.refunded))) : refuse(unknown('payment'))
    },
    async findRefund(paymentId, reference) {
      const found = await books.refundByReference(database.db, paymentId, reference)
      return ok(found ? refundFrom(refundObject(found)) : null)
    },
    async refundsMade(from, until) {
      const made = await books.refundsBetween(database.db, from, until)
      return ok(made.map((refund) => refundFrom(refundObject(refund))))
    },
    // It moves no money, so it pays none out.
    payoutsMade: async () => ok([]),
    checkSignature: (rawBody, header, now) => checkSignature(rawBody, header, webhookSecrets, now),
    readEvent: eventFrom,
  }
}

async function refund(tx: Tx, order: RefundOrder, now: Date) {
  const checkout = await books.lockPayment(tx, order.paymentId)
  if (!checkout?.is_paid) return refuse(unknown('payment'))
  const known = await books.refundByKey(tx, order.idempotencyKey)
  if (known) return ok<RefundReport>(refundFrom(refundObject(known)))
  if (order.amount > checkout.amount - checkout.refunded)
    return refuse<Trouble>({ code: 'refused', message: 'The refund is more than what is left of the payment.' })

  const isLater = testCard(checkout.card ?? '')?.refund !== 'succeeds'
  const made: books.SandboxRefund = {
    id: `re_sandbox_${randomUUID().replaceAll('-', '')}`,
    payment_id: order.paymentId,
    reference: order.reference,
    amount: order.amount,
    status: isLater ? 'pending' : 'succeeded',
  }
  await books.insertRefund(tx, { ...made, idempotency_key: order.idempotencyKey }, now)
  const { refunded } = await books.addRefunded(tx, checkout.id, order.amount)
  await tell(tx, 'refund.created', refundObject(made), now)
  await tellOfRefund(tx, checkout, refunded, now)
  if (isLater) await enqueue(tx, SETTLE_JOB, { refundId: made.id } satisfies SettleSubject, { runAt: later(now) })
  return ok<RefundReport>(refundFrom(refundObject(made)))
}

function later(now: Date): Date {
  return new Date(now.getTime() + LATER_SECONDS * 1000)
}

function unknown(what: string): Trouble {
  return { code: 'refused', message: `The sandbox has no such ${what}.` }
}

/** 144 random bits: who knows the address of a checkout may pay it. */
function newCheckoutId(): string {
  return `cs_sandbox_${randomBytes(18).toString('base64url')}`
}
