import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type Purpose = 'reset-password' | 'verify-email' | 'change-email'
type NewToken = { tokenHash: string; userId: string; email: string; purpose: Purpose; now: Date; expiresAt: Date }

/** A newer link makes the older ones useless. */
export function dropTokens(tx: Tx, userId: string, purpose: Purpose) {
  return tx.run(sql`delete from email_tokens where user_id = ${userId} and purpose = ${purpose}`)
}

export function insertToken(tx: Tx, { tokenHash, userId, email, purpose, now, expiresAt }: NewToken) {
  return tx.run(sql`
    insert into email_tokens (token_hash, user_id, purpose, email, expires_at, made_at)
    values (${tokenHash}, ${userId}, ${purpose}, ${email}, ${expiresAt}, ${now})`)
}

/** Taking it uses it up; of two at once only one gets it. */
export function takeToken(tx: Tx, tokenHash: string, purpose: Purpose, now: Date) {
  return tx.maybe<{ user_id: string; email: string }>(sql`
    delete from email_tokens where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}
    returning user_id, email`)
}

export function isTokenGood(db: Db, tokenHash: string, purpose: Purpose, now: Date) {
  return db.maybe<{ user_id: string }>(sql`
    select user_id from email_tokens where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}`)
}

/** The new address that an account waits for. */
export async function pendingEmailOf(db: Db, userId: string, now: Date): Promise<string | null> {
  const waiting = await db.maybe<{ email: string }>(sql`
    select email from email_tokens where user_id = ${userId} and purpose = 'change-email' and expires_at > ${now}`)
  return waiting?.email ?? null
}
