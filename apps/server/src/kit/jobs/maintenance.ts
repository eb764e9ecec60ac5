import { sql } from '../db/sql.ts'
import { forgetOldAnswers } from '../idempotency.sql.ts'
import { forgetOldChanges } from '../live/live.sql.ts'
import type { Job } from './worker.ts'

/** Every hour: what was kept for a day only, and sessions nobody can use any more. */
export const forgetOld: Job = async (_payload, { database, now }) => {
  await forgetOldAnswers(database.db, now())
  await forgetOldChanges(database.db, now())
  await database.db.run(sql`delete from sessions where expires_at < ${now()}`)
  await database.db.run(sql`delete from verifications where expires_at < ${now()}`)
}
