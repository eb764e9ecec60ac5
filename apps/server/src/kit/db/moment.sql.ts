import { type Db, sql } from './sql.ts'

/**
 * Which transactions are over, in the server's own words. As long as the words are the same, every statement finds the same rows: when one
 * that writes ends, it is the newest that has ended, or leaves the list of those that are under way below that.
 */
export async function momentOf(db: Db): Promise<string> {
  const { moment } = await db.one<{ moment: string }>(sql`select pg_current_snapshot()::text as moment`)
  return moment
}
