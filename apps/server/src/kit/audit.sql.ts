import type { Person } from './context.ts'
import { inSteps } from './db/in-steps.ts'
import { type Db, sql, type Tx } from './db/sql.ts'

export type AuditEntry = {
  /** The operation's name. */
  readonly action: string
  /** What it was done to, as `kind:id`. */
  readonly subject: string
  readonly locationId?: string | null
  readonly before?: object
  readonly after?: object
  /** Who lent the right for it. */
  readonly approvedBy?: { readonly id: string; readonly name: string } | undefined
}

/** Without an id where only a device can say who it was, and does not know it. */
type Actor = Pick<Person, 'name' | 'deviceId'> &
  Partial<Pick<Person, 'role' | 'heldBackRole'>> & { readonly userId: string | null }

/** A customer stands there by id alone, because nothing takes the name out again once they leave (people 30). Whoever works here answers for what they did by name. */
function nameFor({ name, role, heldBackRole }: Pick<Actor, 'name' | 'role' | 'heldBackRole'>): string {
  return role === 'customer' && heldBackRole === undefined ? NAMED_BY_ID : name
}
/** In the place of a name: what the account is called today says who it was. */
export const NAMED_BY_ID = ''

/** The audit log: actor, action and subject. Append-only, and part of the action's own transaction. */
export function addAudit(tx: Tx, person: Actor, requestId: string, entry: AuditEntry): Promise<void> {
  tx.send(sql`
    insert into audit (actor_id, actor_name, action, subject, location_id, before, after, request_id, device_id, approved_by, approved_by_name)
    values (${person.userId}, ${nameFor(person)}, ${entry.action}, ${entry.subject}, ${entry.locationId ?? null},
            ${entry.before ? JSON.stringify(entry.before) : null}::jsonb,
            ${entry.after ? JSON.stringify(entry.after) : null}::jsonb, ${requestId}, ${person.deviceId ?? null},
            ${entry.approvedBy?.id ?? null}, ${entry.approvedBy?.name ?? null})`)
  return Promise.resolve()
}

/** Many entries of one action at once. */
export function addAudits(tx: Tx, person: Person, requestId: string, entries: readonly AuditEntry[]) {
  return tx.run(sql`
    insert into audit (actor_id, actor_name, action, subject, location_id, before, after, request_id, device_id)
    select ${person.userId}, ${nameFor(person)}, e.action, e.subject, e."locationId", e.before, e.after, ${requestId}, ${person.deviceId ?? null}
    from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as (action text, subject text, "locationId" text, before jsonb, after jsonb)) with ordinality
      as e (action, subject, "locationId", before, after, n)
    order by n`)
}

/** The table itself refuses to lose anything younger (people 62). */
export function forgetOldEntries(db: Db) {
  return inSteps(() =>
    db.run(sql`
      delete from audit where at < now() - interval '7 years' and ctid = any(array(
        select ctid from audit where at < now() - interval '7 years' order by at limit 500 for update skip locked))`),
  )
}
