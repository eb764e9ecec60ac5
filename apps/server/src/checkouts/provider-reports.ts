import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../kit/db/sql.ts'
import { EVERYWHERE } from '../kit/lookup.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import type { Books } from '../orders/change-order.ts'
import type { ChargeReport, RefundReport } from '../outside/pay/pay.ts'
import type { PaymentBooks } from '../payments/card-payments.ts'
import * as money from '../payments/payments.sql.ts'
import { settleCharge } from '../payments/settle-charge.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { lockSession, type SessionRow } from './sessions.sql.ts'

// What the provider says of money that went back, by webhook or because we asked; also of what somebody sent back on the
// provider's own pages, perhaps before we heard that it was there.

type NoteResult = { outcome: 'noted' | 'nothing' | 'unknown'; sessionId: string | null }

const Uuid = z.uuid()

export async function settleChargeReport(
  books: PaymentBooks,
  provider: string,
  charge: ChargeReport,
): Promise<NoteResult> {
  const { tx } = books
  const session = await sessionOf(tx, provider, charge)
  if (!session) return { outcome: 'unknown', sessionId: null }
  if (!(await money.paymentOfSession(tx, session))) await notePayment(books, session, charge)
  const payment = await money.paymentOfSession(tx, session)
  if (!payment) throw new Error(`the payment of session ${session.id} was not noted`)
  const isNews = await settleCharge(books, payment, charge.refunded)
  return { outcome: isNews ? 'noted' : 'nothing', sessionId: session.id }
}

async function sessionOf(tx: Tx, provider: string, charge: ChargeReport): Promise<SessionRow | undefined> {
  const ours = Uuid.safeParse(charge.reference)
  if (ours.success) return lockSession(tx, { id: ours.data, at: EVERYWHERE })
  const payment = await money.paymentAtProvider(tx, provider, charge.paymentId)
  return payment?.session_id ? lockSession(tx, { id: payment.session_id, at: [payment.location_id] }) : undefined
}

async function notePayment({ tx, now }: Books, session: SessionRow, charge: ChargeReport) {
  const location = await locationEver(tx, session.location_id)
  money.insertPayment(tx, {
    location_id: session.location_id,
    id: randomUUIDv7(),
    session_id: session.id,
    order_id: null,
    provider: session.provider,
    provider_payment_id: charge.paymentId,
    amount: charge.captured,
    tender: 'card',
    tip_part: Math.min(charge.captured, session.snapshot.pricing.tip),
    cash_rounding: 0,
    business_date: businessDateAt(location, now),
    captured_at: now,
    taken_by: null,
    taken_by_name: null,
  })
}

export async function settleRefundReport(
  books: PaymentBooks,
  provider: string,
  report: RefundReport,
): Promise<NoteResult> {
  const id = Uuid.safeParse(report.reference)
  const refund = id.success ? await money.refundById(books.tx, { id: id.data, at: EVERYWHERE }) : undefined
  if (!refund) return settleForeignRefund(books, provider, report)
  await settleRefund(books, refund, report)
  return { outcome: 'noted', sessionId: null }
}

/** A refund that we did not ask for and that then failed: the part that we had noted for it did not go back after all. */
async function settleForeignRefund(books: PaymentBooks, provider: string, report: RefundReport): Promise<NoteResult> {
  const { tx } = books
  const payment = await money.paymentAtProvider(tx, provider, report.paymentId)
  if (!payment) return { outcome: 'unknown', sessionId: null }
  if (report.state !== 'failed') return { outcome: 'nothing', sessionId: payment.session_id }
  const noted = await money.refundFromOutside(tx, payment, report.amount)
  if (noted) await settleRefund(books, noted, report)
  return { outcome: noted ? 'noted' : 'nothing', sessionId: payment.session_id }
}
