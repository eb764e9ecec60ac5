import * as contract from '@sizzle/contract/payments.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { stagedOperation } from '../kit/operation.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { failureById, keepFailure, resolveFailure } from './events.sql.ts'
import { settleEvent } from './settle-event.ts'

/** Works a kept event off as if it came again now; its signature was checked when it came. */
export function retryFailedWebhook(cards: CardPayments) {
  const { provider } = cards
  return stagedOperation(
    contract.retryFailedWebhook,
    async ({ failureId }, { tx, who, requestId }) => {
      const failure = await failureById(tx, failureId)
      if (!failure) return refuse({ code: 'webhook_failure_not_found' })
      await addAudit(tx, personOf(who), requestId, {
        action: 'retryFailedWebhook',
        subject: `webhook:${failure.event_id}`,
      })
      return ok({ failureId })
    },
    async ({ failureId }, { database, who, now }) => {
      const failure = await failureById(database.db, failureId)
      if (!failure) return refuse({ code: 'webhook_failure_not_found' })
      if (failure.resolved_at) return ok({ failureId, resolved: true, message: 'This event was worked off meanwhile.' })
      try {
        if (failure.provider !== provider.name) throw new Error(`${failure.provider} is not set up any more`)
        const event = provider.readEvent(failure.payload)
        const outcome = await settleEvent(cards, event, personOf(who).name, now)
        // One that could not be read when it came is kept under another id than its own.
        await resolveFailure(database.db, failure.provider, failure.event_id, personOf(who).name, now)
        return ok({ failureId, resolved: true, message: `The event was worked off (${outcome}).` })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        await keepFailure(database.db, { ...failure, error: reason.slice(0, 1000) }, now)
        return ok({ failureId, resolved: false, message: `It failed again: ${reason}` })
      }
    },
  )
}
