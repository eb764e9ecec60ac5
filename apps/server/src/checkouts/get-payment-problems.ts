import * as contract from '@sizzle/contract/payment-lists.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsFor } from '../kit/locations-for.ts'
import { query } from '../kit/operation.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import { openAlerts } from '../payments/alerts.sql.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { openFailures } from './events.sql.ts'

/** What a person has to look at: alerts about money, and events that could not be worked off. */
export function getPaymentProblems({ provider }: CardPayments, mail: Pick<MailProvider, 'name'>) {
  return query(contract.getPaymentProblems, async ({ locationId }, { db, who }) => {
    const person = personOf(who)
    const locations = locationsFor(person, 'order.cancel', locationId)
    if (locations === undefined) return refuse({ code: 'location_not_found' })
    const alerts = await openAlerts(db, locations)
    // Events carry no location before they are worked off, and hold what any customer paid.
    const failures = may(person, 'webhook.retry') ? await openFailures(db) : []
    return ok({
      provider: { name: provider.name, isLive: provider.isLive },
      emailEnabled: mail.name !== 'captured',
      alerts: alerts.map((alert) => ({
        id: alert.id,
        locationId: alert.location_id,
        timeZone: alert.time_zone,
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
