import * as contract from '@sizzle/contract/messages.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { lockMessage, requeue } from './messages.sql.ts'

export const retryMessage = operation(contract.retryMessage, async ({ messageId }, { tx, who, requestId }) => {
  const message = await lockMessage(tx, messageId)
  if (!message) return refuse({ code: 'message_not_found' })
  if (message.state !== 'failed') return refuse({ code: 'message_not_failed', state: message.state })

  await requeue(tx, messageId)
  await addAudit(tx, personOf(who), requestId, {
    action: 'retryMessage',
    subject: `message:${messageId}`,
    locationId: message.location_id,
    // Without the words of the provider, which may hold the address.
    before: { state: 'failed', attempts: message.attempts, problem: message.last_problem },
    after: { state: 'queued' },
  })
  // Without a version it wakes the outboxes, as a new message does.
  await announce(tx, 'message.changed', { id: messageId })
  return ok({ messageId, state: 'queued' as const, message: 'The message will be tried again now.' })
})
