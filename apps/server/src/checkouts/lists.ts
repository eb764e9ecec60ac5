import * as contract from '@sizzle/contract/payment-lists.ts'
import * as edits from '@sizzle/contract/payments.ts'
import { may, mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { operation, query } from '../kit/operation.ts'
import type { PayProvider } from '../outside/pay/pay.ts'
import { type RefundRow, refundById } from '../payments/payments.sql.ts'
import { openFailures } from './events.sql.ts'
import * as rows from './lists.sql.ts'
import { locationsFor } from './locations-for.ts'

const DEFAULT_LIMIT = 25

export const getPayments = query(contract.getPayments, async (input, { db, who }) => {
  const locations = locationsFor(personOf(who), 'order.cancel', input.locationId)
  if (locations === undefined) return refuse({ code: 'location_not_found' })
  const payments = await rows.listPayments(db, {
    locations,
    refunds: input.refunds ?? null,
    search: input.search?.trim().toLowerCase() || null,
    limit: input.limit ?? DEFAULT_LIMIT,
    offset: input.offset ?? 0,
  })
  const refunds = await rows.refundsOf(
    db,
    payments.map(({ id }) => id),
  )
  const byPayment = Map.groupBy(refunds, ({ payment_id }) => payment_id)
  return ok({
    payments: payments.map((payment) => present(payment, byPayment.get(payment.id) ?? [])),
    total: payments[0]?.total ?? 0,
  })
})

function present(p: rows.ListedPayment, refunds: readonly RefundRow[]) {
  return {
    id: p.id,
    locationId: p.location_id,
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
  const refund = await refundById(db, refundId)
  if (!refund || !mayAt(personOf(who), 'order.cancel', refund.location_id)) return refuse({ code: 'refund_not_found' })
  return ok({ refund: presentRefund(refund) })
})

export function getPaymentProblems(provider: PayProvider) {
  return query(contract.getPaymentProblems, async ({ locationId }, { db, who }) => {
    const person = personOf(who)
    const locations = locationsFor(person, 'order.cancel', locationId)
    if (locations === undefined) return refuse({ code: 'location_not_found' })
    const alerts = await rows.openAlerts(db, locations)
    // Events carry no location before they are worked off, and hold what any customer paid.
    const failures = may(person, 'webhook.retry') ? await openFailures(db) : []
    return ok({
      provider: { name: provider.name, isLive: provider.isLive },
      alerts: alerts.map((alert) => ({
        id: alert.id,
        locationId: alert.location_id,
        kind: alert.kind,
        sessionId: alert.session_id,
        paymentId: alert.payment_id,
        orderId: alert.order_id,
        refundId: alert.refund_id,
        refundState: alert.refund_state,
        detail: alert.detail,
        raisedAt: alert.raised_at,
      })),
      failedWebhooks: failures.map((failure) => ({
        id: failure.id,
        provider: failure.provider,
        eventId: failure.event_id,
        eventType: failure.event_type,
        error: failure.error,
        tries: failure.tries,
        failedAt: failure.failed_at,
        lastTriedAt: failure.last_tried_at,
      })),
    })
  })
}

export const resolvePaymentAlert = operation(
  edits.resolvePaymentAlert,
  async ({ alertId }, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const alert = await rows.alertById(tx, alertId)
    if (!alert || !mayAt(person, 'order.cancel', alert.location_id)) return refuse({ code: 'payment_alert_not_found' })
    await rows.resolveAlert(tx, alertId, person.name, now)
    await addAudit(tx, person, requestId, {
      action: 'resolvePaymentAlert',
      subject: `alert:${alertId}`,
      locationId: alert.location_id,
      before: { kind: alert.kind, ...alert.detail },
    })
    return ok({ alertId })
  },
)
