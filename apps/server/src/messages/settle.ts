import type { MessageKind } from '@sizzle/contract/messages.ts'
import type { Database } from '../kit/db/open.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { WorkEnd } from '../kit/leases/lane.ts'
import { noteEnd } from '../kit/leases/note-end.ts'
import { announceAll } from '../kit/live/announce.ts'
import type { Log } from '../kit/log.ts'
import { writtenTogether } from '../kit/written-together.ts'
import type { Outcome } from '../outside/outcome.ts'
import { type LeasedMessage, type Marked, markFailed, markForRetry, markSent, markSkipped } from './messages.sql.ts'
import { MAX_ATTEMPTS, secondsUntilNextTry } from './next-try.ts'
import { stopOffers } from './no-offers.ts'

type Parts = {
  readonly database: Database
  readonly log: Log
  readonly kind: MessageKind
  readonly leaseSeconds: number
}
/** How sending one message ended; no outcome means that it was no longer wanted, or held back for this reason. */
type Ended = {
  readonly message: LeasedMessage
  readonly outcome: Outcome | undefined
  readonly reason: string | null
}

/**
 * Writes down how messages ended. What ends while others are being written down is written down together after them: one
 * transaction for all. No message waits for one that is still being sent.
 */
export function openSettling({ database, log, kind, leaseSeconds }: Parts) {
  const write = (ends: readonly Ended[]) => database.transaction((tx) => noteEnds(tx, kind, ends))
  const noteTogether = writtenTogether(write)

  return async (message: LeasedMessage, outcome: Outcome | undefined, reason: string | null): Promise<WorkEnd> => {
    const { id, template, attempts } = message
    const end = { message, outcome, reason }
    // Alone where it could not be together: one that cannot be written down must not have the others sent again.
    await noteTogether(end).catch(() => noteEnd(leaseSeconds, () => write([end])))
    // Ids and codes only: recipients, bodies and what providers say stay in the table (messages 8).
    const line = { messageId: id, kind, template, attempts }
    if (outcome?.state === 'failed') log.warn({ ...line, problem: outcome.problem }, 'a message was not taken')
    else log.debug({ ...line, state: outcome?.state ?? 'skipped' }, 'a message is done')
    return outcome?.state === 'failed' ? 'again' : 'done'
  }
}

async function noteEnds(tx: Tx, kind: MessageKind, ends: readonly Ended[]): Promise<void> {
  const sent = ends.flatMap(({ message: { id, lease }, outcome }) => {
    if (outcome?.state === 'sent') return { id, lease, state: outcome.state, providerId: outcome.providerId }
    return outcome?.state === 'captured' ? { id, lease, state: outcome.state, providerId: null } : []
  })
  const marked: Marked[] = sent.length > 0 ? await markSent(tx, sent) : []
  for (const { message, outcome, reason } of ends) {
    if (outcome?.state === 'sent' || outcome?.state === 'captured') continue
    const other = await markOther(tx, kind, message, outcome, reason)
    if (!other) continue
    marked.push(other)
    if (outcome?.isGone) await stopOffers(tx, message.recipient, 'bounced', outcome.error)
  }
  announceAll(tx, 'message.changed', marked)
}

type Failed = Extract<Outcome, { state: 'failed' }>

function markOther(
  tx: Tx,
  kind: MessageKind,
  message: LeasedMessage,
  outcome: Failed | undefined,
  reason: string | null,
) {
  if (outcome === undefined) return markSkipped(tx, message, reason ?? whyUnwanted(kind, message))
  const { problem, error, retryAfterSeconds = 0 } = outcome
  if (problem === 'refused' || message.attempts >= MAX_ATTEMPTS) return markFailed(tx, message, problem, error)
  return markForRetry(tx, message, problem, error, Math.max(retryAfterSeconds, secondsUntilNextTry(message.attempts)))
}

function whyUnwanted(kind: MessageKind, { is_late, is_unwelcome }: LeasedMessage): string {
  if (is_unwelcome && kind === 'sms') return 'They answered STOP'
  if (is_unwelcome) return 'They no longer agreed to offers when it was due'
  return is_late ? 'It was too late to be of use' : 'The order had already moved on'
}
