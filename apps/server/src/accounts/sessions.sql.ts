import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type NewRow = { id: string; userId: string; token: string; address: string; now: Date; expiresAt: Date }

export function insertSession(tx: Tx, { id, userId, token, address, now, expiresAt }: NewRow) {
  return tx.run(sql`
    insert into sessions (id, user_id, token, expires_at, ip_address, created_at, updated_at)
    values (${id}, ${userId}, ${token}, ${expiresAt}, ${address}, ${now}, ${now})`)
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
