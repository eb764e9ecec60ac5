import { asPart, type Probe } from '../kit/probe.ts'
import type { CardPayments } from './card-payments.ts'
import { moneyState } from './payment-lists.sql.ts'

/** A refund that nobody got through to the provider for so long is news. */
const OLDEST_REFUND_SECONDS = 15 * 60

/** How the money goes, judged by our own books; asking the provider each time would make its bad day ours. */
export function paymentsProbe({ database, provider }: CardPayments): Probe {
  return asPart('payments', async () => {
    const state = await moneyState(database.db)
    const oldest = Math.round(state.oldest_seconds)
    const figures = {
      isLive: provider.isLive ? 1 : 0,
      openAlerts: state.alerts,
      failedEvents: state.failed_events,
      failedRefunds: state.failed_refunds,
      refundsWaiting: state.refunds_waiting,
    }
    if (oldest > OLDEST_REFUND_SECONDS)
      return {
        status: 'degraded',
        cause: `A refund has waited ${Math.round(oldest / 60)} minutes for ${provider.name}`,
        figures,
      }
    if (state.failed_events > 0)
      return {
        status: 'degraded',
        cause: `Payment events that could not be worked off: ${state.failed_events}`,
        figures,
      }
    if (state.failed_refunds > 0)
      return { status: 'degraded', cause: `Refunds that failed: ${state.failed_refunds}`, figures }
    return { status: 'ok', cause: '', figures }
  })
}
