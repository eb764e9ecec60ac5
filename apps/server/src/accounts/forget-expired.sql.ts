import { type Db, sql } from '../kit/db/sql.ts'

/** Sessions and links that nobody can use any more. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from sessions where expires_at < ${now}`)
  await db.run(sql`delete from verifications where expires_at < ${now}`)
  await db.run(sql`delete from email_tokens where expires_at < ${now}`)
  await db.run(sql`delete from social_flows where expires_at < ${now}`)
}
