import * as contract from '@sizzle/contract/payment-lists.ts'
import * as edits from '@sizzle/contract/payments.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { locationsFor } from '../kit/locations-for.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation, query } from '../kit/operation.ts'
import { type Page, withTotal } from '../kit/page.ts'
import { openAlertById, resolveAlert } from './alerts.sql.ts'
import * as rows from './payment-lists.sql.ts'
import { type RefundRow, refundById } from './payments.sql.ts'

const DEFAULT_LIMIT = 25

export const getPayments = query(contract.getPayments, async (input, { db, who }) => {
  const locations = locationsFor(personOf(who), 'order.cancel', input.locationId)
  if (locations === undefined) return refuse({ code: 'location_not_found' })
  const filter = {
    locations,
    refunds: input.refunds ?? null,
    search: input.search,
    from: input.from ?? null,
    to: input.to ?? null,
  }
  const { limit = DEFAULT_LIMIT, offset = 0 } = input
  const read = (part: Page) => rows.listPayments(db, filter, part)
  const { rows: payments, total } = await withTotal(read, { limit, offset })
  const refunds = await rows.refundsOf(db, payments)
  const byPayment = Map.groupBy(refunds, ({ payment_id }) => payment_id)
  return ok({
    payments: payments.map((payment) => present(payment, byPayment.get(payment.id) ?? [])),
    total,
    days: daysOf(payments),
  })
})

function daysOf(payments: readonly rows.ListedPayment[]) {
  const byDate = new Map(payments.map((payment) => [payment.business_date, payment]))
  return [...byDate.values()].map(({ business_date, day_payments, day_paid, day_refunded }) => ({
    date: business_date,
    payments: day_payments,
    paid: day_paid,
    refunded: day_refunded,
    kept: day_paid - day_refunded,
  }))
}

function present(p: rows.ListedPayment, refunds: readonly RefundRow[]) {
  return {
    id: p.id,
    locationId: p.location_id,
    timeZone: p.time_zone,
    provider: p.provider,
    providerPaymentId: p.provider_payment_id,
    orderId: p.order_id,
    shortNumber: p.short_number,
    orderStatus: p.order_status,
    customerName: p.customer_name,
    customerEmail: p.customer_email,
    amount: p.amount,
    refunded: p.refunded,
    left: p.amount - p.asked_back,
    capturedAt: p.captured_at,
    businessDate: p.business_date,
    takenBy: p.taken_by_name,
    refunds: refunds.map(presentRefund),
  }
}

function presentRefund(refund: RefundRow) {
  return {
    id: refund.id,
    amount: refund.amount,
    state: refund.state,
    cause: refund.cause,
    reason: refund.reason,
    providerRefundId: refund.provider_refund_id,
    lastError: refund.last_error,
    tries: refund.tries,
    requestedBy: refund.requested_by_name,
    requestedAt: refund.requested_at,
    settledAt: refund.settled_at,
  }
}

export const getRefund = query(contract.getRefund, async ({ refundId }, { db, who }) => {
  const person = personOf(who)
  const refund = await refundById(db, { id: refundId, at: locationsOf(person) })
  if (!refund || !mayAt(person, 'order.cancel', refund.location_id)) return refuse({ code: 'refund_not_found' })
  return ok({ refund: presentRefund(refund) })
})

export const resolvePaymentAlert = operation(
  edits.resolvePaymentAlert,
  async ({ alertId }, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const alert = await openAlertById(tx, { id: alertId, at: locationsOf(person) })
    if (!alert || !mayAt(person, 'order.cancel', alert.location_id)) return refuse({ code: 'payment_alert_not_found' })
    await resolveAlert(tx, alert, person.name, now)
    await addAudit(tx, person, requestId, {
      action: 'resolvePaymentAlert',
      subject: `alert:${alertId}`,
      locationId: alert.location_id,
      before: { kind: alert.kind, ...alert.detail },
    })
    return ok({ alertId })
  },
)
