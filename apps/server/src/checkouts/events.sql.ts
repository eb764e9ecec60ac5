import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { PayEvent } from '../outside/pay/pay.ts'

/** True for the first copy of an event; a parallel twin waits here until the first one has committed or rolled back. */
export async function claimEvent(tx: Tx, provider: string, event: PayEvent, now: Date): Promise<boolean> {
  const claimed = await tx.run(sql`
    insert into provider_events (provider, id, type, happened_at, received_at, outcome)
    values (${provider}, ${event.id}, ${event.type}, ${event.at}, ${now}, 'nothing') on conflict do nothing`)
  return claimed === 1
}

export function saveOutcome(tx: Tx, provider: string, eventId: string, outcome: string, sessionId: string | null) {
  tx.send(sql`
    update provider_events set outcome = ${outcome}, session_id = ${sessionId} where provider = ${provider} and id = ${eventId}`)
}

export type FailureRow = {
  id: string
  provider: string
  event_id: string
  event_type: string
  payload: string
  error: string
  tries: number
  failed_at: Date
  last_tried_at: Date
  resolved_at: Date | null
}
type NewFailure = Pick<FailureRow, 'id' | 'provider' | 'event_id' | 'event_type' | 'payload' | 'error'>

export function keepFailure(db: Db, f: NewFailure, now: Date) {
  return db.run(sql`
    insert into webhook_failures (id, provider, event_id, event_type, payload, error, failed_at, last_tried_at)
    values (${f.id}, ${f.provider}, ${f.event_id}, ${f.event_type}, ${f.payload}, ${f.error}, ${now}, ${now})
    on conflict (provider, event_id) do update set
      error = excluded.error, last_tried_at = excluded.last_tried_at, tries = webhook_failures.tries + 1,
      resolved_at = null, resolved_by = null`)
}

export function failureById(db: Db, id: string) {
  return db.maybe<FailureRow>(sql`select * from webhook_failures where id = ${id}`)
}

/** Marks a failure as resolved: a copy that the provider sent again went through, or a person replayed it. */
export function resolveFailure(db: Db, provider: string, eventId: string, by: string, now: Date) {
  return db.run(sql`
    update webhook_failures set resolved_at = ${now}, resolved_by = ${by}
    where provider = ${provider} and event_id = ${eventId} and resolved_at is null`)
}

export function openFailures(db: Db) {
  return db.many<FailureRow>(sql`
    select * from webhook_failures where resolved_at is null order by failed_at desc limit 100`)
}

const EVENTS_KEPT_DAYS = 90

/** Events are told apart for as long as any provider repeats them, and then some. */
export function forgetOldEvents(db: Db, now: Date) {
  const before = new Date(now.getTime() - EVENTS_KEPT_DAYS * 86_400_000)
  return inSteps(() =>
    db.run(sql`
      delete from provider_events where received_at < ${before} and ctid = any(array(
        select ctid from provider_events where received_at < ${before} order by received_at limit 500 for update skip locked))`),
  )
}
