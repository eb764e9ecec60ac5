import { sql, type Tx } from '../kit/db/sql.ts'

type Marked = { id: string; version: number; recipient: string }

/** The mailbox has it. The state stays: what came back, came back, whichever was told first. */
export function markDelivered(tx: Tx, id: string, now: Date) {
  return tx.maybe<Marked>(sql`
    update messages set delivered_at = ${now}, version = version + 1
    where id = ${id} and kind = 'email' and delivered_at is null and state <> 'captured'
    returning id, version, recipient`)
}

/** It came back. One whose sending is not noted yet fails when it is noted (`markSent`). */
export function markBounced(tx: Tx, id: string, error: string, now: Date) {
  return tx.maybe<Marked>(sql`
    update messages
    set bounced_at = ${now}, last_problem = 'refused', last_error = ${error}, version = version + 1,
        state = case when state = 'sent' then 'failed' else state end,
        sent_at = case when state = 'sent' then null else sent_at end
    where id = ${id} and kind = 'email' and bounced_at is null and state <> 'captured'
    returning id, version, recipient`)
}

export function recipientOf(tx: Tx, id: string) {
  return tx.maybe<{ recipient: string }>(sql`select recipient from messages where id = ${id} and kind = 'email'`)
}
