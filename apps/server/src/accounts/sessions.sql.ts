import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { PersonRow } from './accounts.sql.ts'

type NewRow = { id: string; userId: string; token: string; address: string; now: Date; expiresAt: Date }

export function insertSession(tx: Tx, { id, userId, token, address, now, expiresAt }: NewRow) {
  return tx.run(sql`
    insert into sessions (id, user_id, token, expires_at, ip_address, created_at, updated_at)
    values (${id}, ${userId}, ${token}, ${expiresAt}, ${address}, ${now}, ${now})`)
}

export type SessionPerson = Omit<PersonRow, 'is_active'> & { token: string; session_id: string; prolonged_at: Date }

/** The current owners of these sessions; none for a session that is over or a person who may no longer sign in. */
export function personsOfSessions(db: Db, tokens: readonly string[], now: Date) {
  return db.many<SessionPerson>(sql`
    select u.id, u.email, u.name, u.role, s.token, s.id as session_id, s.updated_at as prolonged_at,
           array(select location_id from user_locations l where l.user_id = u.id order by location_id) as location_ids
    from sessions s join users u on u.id = s.user_id
    where s.token = any(${tokens}::text[]) and s.expires_at > ${now} and u.is_active and u.deleted_at is null`)
}

export function prolongSession(db: Db, sessionId: string, now: Date, until: Date) {
  return db.run(sql`update sessions set expires_at = ${until}, updated_at = ${now} where id = ${sessionId}`)
}

export function endSession(tx: Tx, sessionId: string) {
  return tx.run(sql`delete from sessions where id = ${sessionId}`)
}

export function endSessionsBut(tx: Tx, userId: string, keep: string | null) {
  return tx.run(sql`delete from sessions where user_id = ${userId} and id is distinct from ${keep}::uuid`)
}

/** When this session began: a fresh one proves as much as a password typed just now. */
export function sessionStart(db: Db, sessionId: string) {
  return db.maybe<{ created_at: Date }>(sql`select created_at from sessions where id = ${sessionId}`)
}
