import type { MessageKind } from '@sizzle/contract/messages.ts'
import type { Database } from '../kit/db/open.ts'
import type { Tx } from '../kit/db/sql.ts'
import { noteEnd } from '../kit/leases/note-end.ts'
import { announce } from '../kit/live/announce.ts'
import type { Log } from '../kit/log.ts'
import type { Outcome } from '../outside/outcome.ts'
import { type LeasedMessage, markFailed, markForRetry, markSent, markSkipped } from './messages.sql.ts'
import { MAX_ATTEMPTS, secondsUntilNextTry } from './next-try.ts'
import { suppress } from './suppressions.sql.ts'

type Parts = { readonly database: Database; readonly log: Log; readonly kind: MessageKind }

/** Writes down how one message ended; no outcome means that it was no longer wanted. */
export async function settle(parts: Parts, message: LeasedMessage, outcome: Outcome | undefined, leaseSeconds: number) {
  const { database, log, kind } = parts
  const { id, template, attempts } = message
  await noteEnd(leaseSeconds, () =>
    database.transaction(async (tx) => {
      const marked = await mark(tx, kind, message, outcome)
      if (marked && outcome?.state === 'failed' && outcome.isGone)
        await suppress(tx, message.recipient, 'bounced', outcome.error)
      if (marked) await announce(tx, 'message.changed', { id, version: marked.version })
    }),
  )
  // Ids and codes only: recipients, bodies and what providers say stay in the table (messages 8).
  const line = { messageId: id, kind, template, attempts }
  if (outcome?.state === 'failed') log.warn({ ...line, problem: outcome.problem }, 'a message was not taken')
  else log.debug({ ...line, state: outcome?.state ?? 'skipped' }, 'a message is done')
}

function mark(tx: Tx, kind: MessageKind, message: LeasedMessage, outcome: Outcome | undefined) {
  if (outcome === undefined) {
    return markSkipped(tx, message, whyUnwanted(kind, message))
  }
  if (outcome.state === 'sent') return markSent(tx, message, 'sent', outcome.providerId)
  if (outcome.state === 'captured') return markSent(tx, message, 'captured', null)
  const { problem, error, retryAfterSeconds = 0 } = outcome
  if (problem === 'refused' || message.attempts >= MAX_ATTEMPTS) return markFailed(tx, message, problem, error)
  return markForRetry(tx, message, problem, error, Math.max(retryAfterSeconds, secondsUntilNextTry(message.attempts)))
}

function whyUnwanted(kind: MessageKind, { is_late, is_unwelcome }: LeasedMessage): string {
  if (is_unwelcome && kind === 'sms') return 'They answered STOP'
  if (is_unwelcome) return 'They had not agreed to offers any more when it was to be sent'
  return is_late ? 'It was too late to be of use' : 'The order had already moved on'
}
