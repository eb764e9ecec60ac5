import { randomUUIDv7 } from 'node:crypto'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { statusAfterRefunds } from '@sizzle/domain/payment/refund.ts'
import { z } from 'zod'
import type { Tx } from '../kit/db/sql.ts'
import { raiseAlert } from '../money/alerts.ts'
import * as money from '../money/money.sql.ts'
import { changeOrder, settleRefund } from '../money/settle-refund.ts'
import type { ChargeReport, RefundReport } from '../outside/pay/pay.ts'
import { lockSession, type SessionRow, saveState } from './sessions.sql.ts'

// Money that somebody sent back on the provider's own pages. What is ours among it is already in our books.

type Noted = { outcome: 'noted' | 'nothing' | 'unknown'; sessionId: string | null }

/** The provider's total says more than we asked for: the difference was refunded elsewhere, perhaps before we knew of the money. */
export async function settleCharge(tx: Tx, provider: string, charge: ChargeReport, now: Date): Promise<Noted> {
  const session = await sessionOf(tx, provider, charge)
  if (!session) return { outcome: 'unknown', sessionId: null }
  const known = await money.paymentOfSession(tx, session)
  const order = known?.order_id
    ? await money.lockOrderForMoney(tx, { location_id: session.location_id, order_id: known.order_id })
    : null
  if (!known) await notePayment(tx, session, charge, now)
  const seen = known ?? (await money.paymentOfSession(tx, session))
  if (!seen) throw new Error(`the payment of session ${session.id} was not noted`)
  const payment = await money.lockPayment(tx, { location_id: seen.location_id, payment_id: seen.id })

  const elsewhere = charge.refunded - payment.asked_back
  if (elsewhere <= 0) return { outcome: 'nothing', sessionId: session.id }
  await noteRefund(tx, payment, elsewhere, charge.refunded, now)
  const after = await money.addRefunded(tx, payment, elsewhere)
  if (statusAfterRefunds(after.amount, after.refunded) === 'refunded') await saveState(tx, session, 'refunded', null)
  if (order) await changeOrder(tx, order, statusAfterRefunds(after.amount, after.refunded), now)
  await tellStaff(tx, { session, payment, order, amount: elsewhere }, now)
  return { outcome: 'noted', sessionId: session.id }
}

async function sessionOf(tx: Tx, provider: string, charge: ChargeReport): Promise<SessionRow | undefined> {
  const ours = z.uuid().safeParse(charge.reference)
  if (ours.success) return lockSession(tx, ours.data)
  const payment = await money.paymentAtProvider(tx, provider, charge.paymentId)
  return payment?.session_id ? lockSession(tx, payment.session_id) : undefined
}

function notePayment(tx: Tx, session: SessionRow, charge: ChargeReport, now: Date) {
  return money.insertPayment(tx, {
    location_id: session.location_id,
    id: randomUUIDv7(),
    session_id: session.id,
    order_id: null,
    provider: session.provider,
    provider_payment_id: charge.paymentId,
    amount: charge.captured,
    captured_at: now,
    taken_by: null,
    taken_by_name: null,
  })
}

async function noteRefund(tx: Tx, payment: money.PaymentRow, amount: number, total: number, now: Date) {
  await money.askBack(tx, payment, amount)
  await money.insertRefund(tx, {
    location_id: payment.location_id,
    id: randomUUIDv7(),
    payment_id: payment.id,
    order_id: payment.order_id,
    amount,
    cause: 'provider',
    reason: 'Refunded on the pages of the payment provider',
    state: 'succeeded',
    idempotency_key: `outside-${payment.id}-${total}-${now.getTime()}`,
    provider_refund_id: null,
    requested_by: null,
    requested_by_name: payment.provider,
    requested_at: now,
    settled_at: now,
  })
}

type Refunded = { session: SessionRow; payment: money.PaymentRow; order: money.OrderForMoney | null; amount: number }

/** The kitchen may be cooking for somebody who has the money back: a person decides. */
function tellStaff(tx: Tx, { session, payment, order, amount }: Refunded, now: Date) {
  return raiseAlert(
    tx,
    {
      kind: 'refunded_outside',
      locationId: session.location_id,
      subject: payment.id,
      sessionId: session.id,
      paymentId: payment.id,
      orderId: order?.id ?? null,
      detail: {
        amount: formatCad(amount),
        order: order?.short_number ?? null,
        status: order?.status ?? null,
        customer: session.snapshot.payload.customerInfo.name,
      },
    },
    now,
  )
}

/** A refund that we did not ask for and that then failed: the part that we had noted for it did not go back after all. */
export async function settleForeignRefund(tx: Tx, provider: string, report: RefundReport, now: Date): Promise<Noted> {
  const payment = await money.paymentAtProvider(tx, provider, report.paymentId)
  if (!payment) return { outcome: 'unknown', sessionId: null }
  if (report.state !== 'failed') return { outcome: 'nothing', sessionId: payment.session_id }
  const noted = await money.refundFromOutside(tx, payment, report.amount)
  if (noted) await settleRefund(tx, noted, report, now)
  return { outcome: noted ? 'noted' : 'nothing', sessionId: payment.session_id }
}
