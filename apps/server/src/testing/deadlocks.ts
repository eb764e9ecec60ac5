import { type Db, sql } from '../kit/db/sql.ts'

/** How often people have waited in a circle so far; to compare before and after. */
export async function deadlocks(db: Db): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select deadlocks::int as n from pg_stat_database where datname = current_database()`)
  return n
}
