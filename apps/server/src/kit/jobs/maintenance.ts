import { forgetOldAttempts } from '../attempts/attempts.sql.ts'
import { sql } from '../db/sql.ts'
import { forgetOldAnswers } from '../idempotency.sql.ts'
import { forgetOldChanges } from '../live/live.sql.ts'
import type { Job } from './worker.ts'

/** Every hour: what was kept for a day only, and sessions nobody can use any more. */
export const forgetOld: Job = async (_payload, { database, now }) => {
  await forgetOldAnswers(database.db, now())
  await forgetOldChanges(database.db, now())
  await database.db.run(sql`delete from sessions where expires_at < ${now()}`)
  for (const table of ['verifications', 'email_tokens', 'social_flows'] as const)
    await database.db.run({ text: `delete from ${table} where expires_at < $1`, values: [now()] })
  await forgetOldAttempts(database.db, now())
}
