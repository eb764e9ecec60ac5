import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import { forgetApprovals } from './approvals/approvals.sql.ts'

/** Sessions and links that nobody can use any more. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await inSteps(() =>
    db.run(sql`
      delete from sessions where expires_at < ${now} and ctid = any(array(
        select ctid from sessions where expires_at < ${now} order by expires_at limit 500 for update skip locked))`),
  )
  await db.run(sql`delete from verifications where expires_at < ${now}`)
  await inSteps(() =>
    db.run(sql`
      delete from email_tokens where expires_at < ${now} and ctid = any(array(
        select ctid from email_tokens where expires_at < ${now} order by expires_at limit 500 for update skip locked))`),
  )
  await db.run(
    sql`delete from second_factors where confirmed_at is null and started_at < ${now}::timestamptz - interval '1 day'`,
  )
  await forgetApprovals(db, now)
  await inSteps(() =>
    db.run(sql`
      delete from social_flows where expires_at < ${now} and ctid = any(array(
        select ctid from social_flows where expires_at < ${now} order by expires_at limit 500 for update skip locked))`),
  )
}
