import { type Db, sql } from '../kit/db/sql.ts'

/** The smallest question there is. */
export function askAnything(db: Db) {
  return db.one(sql`select 1 as one`)
}
